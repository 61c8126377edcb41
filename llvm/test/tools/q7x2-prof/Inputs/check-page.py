"""Checks that a page is well-formed HTML without references to anything outside
of it, that its script is as it has been written, and that its data is JSON.

Usage: check-page.py PAGE
"""
import json
import sys
from html.parser import HTMLParser

VOID = {"meta", "link", "br", "hr", "img", "input"}


class Checker(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.scripts, self.problems = [], [], []

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("src", "srcset", "data", "poster") or (
                    name == "href" and not value.startswith("#")):
                self.problems.append(f"{tag} {name}={value} refers to something else")
        if tag == "script":
            self.scripts.append("")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.problems.append(f"{self.getpos()}: </{tag}> ends another element")

    def handle_data(self, text):
        if self.open and self.open[-1] == "script":
            self.scripts[-1] += text


with open(sys.argv[1]) as file:
    text = file.read()
checker = Checker()
checker.feed(text)
checker.close()
for problem in checker.problems:
    print(problem)
for word in ("@import", "url(", "http://", "https://"):
    known = text.count('"http://www.w3.org/2000/svg"') if word == "http://" else 0
    if text.count(word) > known:
        print("the page has", word)
data = json.loads(checker.scripts[0])
print("open elements:", checker.open, "scripts:", len(checker.scripts), "format:", data["format"])
