// The containers, strings and pointers of libc++'s headers, and the functions of the
// library that these need.
//
// REQUIRES: libcxx
// RUN: %host_clang -x c++ -std=c++17 -w %s -o %t.host -lstdc++ -lm && %t.host | FileCheck %s
// RUN: q7x2-clang -std=c++17 -O0 -c %s -o %t.o
// RUN: q7x2-run --timing=none %t.o --entry main | FileCheck %s
// RUN: q7x2-clang -std=c++17 -O2 -c %s -o %t.o
// RUN: q7x2-run --timing=none %t.o --entry main | FileCheck %s
// CHECK: {{^}}31 tests, 0 failed{{$}}

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <queue>
#include <random>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

int tests, failed;
#define TEST(X)                                                                \
  do {                                                                         \
    ++tests;                                                                   \
    if (!(X)) {                                                                \
      ++failed;                                                                \
      printf("line %d: %s\n", __LINE__, #X);                                   \
    }                                                                          \
  } while (0)

struct Object {
  static int alive;
  int value;
  explicit Object(int value) : value(value) { ++alive; }
  Object(const Object &other) : value(other.value) { ++alive; }
  virtual ~Object() { --alive; }
};
int Object::alive = 0;

static void testStrings() {
  std::string s = "abc";
  s += "defghijklmnopqrstuvwxyz0123456789";
  TEST(s.size() == 36 && s.find("xyz") == 23 && s.substr(33) == "789");
  s.insert(3, "-").replace(0, 2, "").erase(20);
  TEST(s == "c-defghijklmnopqrstu");
  std::string large(1000, 'x'), copy = large;
  copy[999] = 'y';
  TEST(large < copy && large.compare(0, 999, copy, 0, 999) == 0);
  s.resize(30, '!');
  TEST(s.rfind('!') == 29 && s.back() == '!');
  TEST(std::to_string(-42) == "-42" && std::to_string(~0ull) == "18446744073709551615");
  TEST(std::to_string(2.5f) == "2.500000" && std::to_string(-1e10) == "-10000000000.000000");
  char digits[32] = {};
  std::to_chars(digits, digits + 32, 12345);
  int parsed = 0;
  std::from_chars(digits, digits + 5, parsed);
  TEST(!strcmp(digits, "12345") && parsed == 12345);
}

static void testPointers() {
  auto shared = std::make_shared<Object>(5);
  std::shared_ptr<Object> other = shared, adopted(new Object(6));
  std::weak_ptr<Object> weak = shared;
  TEST(shared.use_count() == 2 && Object::alive == 2);
  TEST(weak.lock()->value == 5 && weak.use_count() == 3);
  shared.reset();
  adopted = other;
  TEST(Object::alive == 1 && !weak.expired());
  other.reset();
  adopted.reset();
  TEST(Object::alive == 0 && weak.expired() && !weak.lock());
  int deleted = 0;
  std::shared_ptr<int>(&deleted, [](int *p) { *p = 7; });
  TEST(deleted == 7);
  auto unique = std::make_unique<Object>(8);
  TEST(unique->value == 8 && Object::alive == 1);
}

static void testContainers() {
  std::vector<Object> v;
  for (int i = 0; i != 100; ++i)
    v.emplace_back(i);
  v.erase(v.begin() + 10, v.begin() + 20);
  TEST(v.size() == 90 && v[10].value == 20 && Object::alive == 90);
  v.clear();
  TEST(Object::alive == 0);
  std::map<std::string, int> map;
  for (int i = 0; i != 50; ++i)
    map[std::to_string(i)] = i;
  TEST(map.size() == 50 && map.begin()->first == "0" && map["17"] == 17);
  std::unordered_map<int, int> squares;
  for (int i = 0; i != 1000; ++i)
    squares[i] = i * i;
  TEST(squares.size() == 1000 && squares.at(777) == 777 * 777);
  TEST(squares.bucket_count() >= 1000 && squares.load_factor() <= 1);
  std::unordered_set<std::string> names;
  for (int i = 0; i != 200; ++i)
    names.insert("a somewhat long name " + std::to_string(i % 60));
  TEST(names.size() == 60 && names.count("a somewhat long name 59") == 1);
  names.rehash(1000);
  TEST(names.bucket_count() >= 1000 && names.size() == 60);
  std::set<int> set{5, 1, 3, 1};
  TEST(set.size() == 3 && *set.rbegin() == 5 && *set.lower_bound(2) == 3);
  std::deque<int> deque;
  for (int i = 0; i != 2000; ++i)
    i % 2 ? deque.push_back(i) : deque.push_front(i);
  TEST(deque.front() == 1998 && deque.back() == 1999 && deque[1000] == 1);
  std::list<int> list{3, 1, 2};
  list.sort();
  list.splice(list.begin(), std::list<int>{9});
  TEST(list.front() == 9 && list.back() == 3 && list.size() == 4);
  std::priority_queue<int> queue;
  for (int i : {3, 8, 5})
    queue.push(i);
  TEST(queue.top() == 8);
  std::variant<int, std::string> variant = "text";
  TEST(std::get<std::string>(variant) == "text" && !std::get_if<int>(&variant));
  std::function<int(int)> times = [factor = 3](int x) { return x * factor; };
  TEST(times(4) == 12);
  std::mt19937 generator(42);
  TEST(generator() == 1608637542u);
  std::vector<std::string> words{"pear", "fig", "apple", "date"};
  std::sort(words.begin(), words.end());
  TEST(words.front() == "apple" && words.back() == "pear");
  std::stable_sort(words.begin(), words.end(),
                   [](auto &a, auto &b) { return a.size() < b.size(); });
  TEST(words[0] == "fig" && words[1] == "date" && words[2] == "pear");
}

static void testClocks() {
  using namespace std::chrono;
  auto begin = steady_clock::now();
  auto day = system_clock::now();
  while (steady_clock::now() - begin < microseconds(2))
    ;
  TEST(system_clock::now() > day);
  TEST(system_clock::to_time_t(system_clock::from_time_t(1234)) == 1234);
}

int main() {
  testStrings();
  testClocks();
  testPointers();
  testContainers();
  printf("%d tests, %d failed\n", tests, failed);
  return failed;
}
