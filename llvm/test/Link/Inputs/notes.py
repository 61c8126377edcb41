"""notes.py FILE: prints a part of each kernel's note, as JSON."""
import json
import re
import subprocess
import sys

text = subprocess.run(["llvm-readelf", "-n", sys.argv[1]], capture_output=True, text=True,
                      check=True).stdout
for dump in re.findall(r"description data: ([0-9a-f ]+)", text):
    data = bytes.fromhex(dump)

    def number(key):
        name = bytes([0xA0 | len(key)]) + key.encode()
        if name not in data:
            return None
        at = data.index(name) + len(name)
        width = {0xCC: 1, 0xCD: 2, 0xCE: 4}.get(data[at])
        return int.from_bytes(data[at + 1:at + 1 + width], "big") if width else data[at]

    at = data.index(b"\xa4name") + 5
    note = {"name": data[at + 1:at + 1 + (data[at] & 31)].decode()}
    note.update({key: number(key) for key in ("registers", "barriers", "shared")})
    print(json.dumps(note))
