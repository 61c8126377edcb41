double small(int n);
