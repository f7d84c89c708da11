#!/usr/bin/env python3
"""Writes the embedded word list: common English words that can be spelt on a board.

    make.py SCOWL_FOLDER CUSS_FILE > words.txt

SCOWL_FOLDER is the folder of the plain SCOWL lists (package `scowl` of Debian, in
usr/share/dict/scowl). CUSS_FILE is index.js of the npm package `cuss`, a table of words with a
rating of how likely each is meant as a rude one; words rated likely or maybe are left out, and so
are words that contain one of the roots below.

Words stand in the order of how common they are: SCOWL's levels, and the alphabet within one. Each has before it how
many letters at the end of the word before it give way to its own; what is left of those is its beginning.
"""

import os
import pathlib
import re
import sys

LEVELS = [10, 20, 35, 40, 50]
# Roots that are rude in every word they stand in, whatever its ending.
ROOTS = """
    anus bastard bitch blowjob boner boob bugger bullshit cock cunt dildo dyke faggot fart fuck
    genital incest jap lesbo molest nazi negro nigger nympho orgasm orgies orgy paedo pedophil
    penis pimp piss porn prick prostitut pube pubic queer rape rapist raping scrotum semen sex shag
    shit slut sodom spastic sperm testic tits turd twat vagina virgin vulva wank whore
""".split()
# Innocent words that contain one of the roots.
INNOCENT = re.compile("cocka|cocker|cockerel|cockl|cockne|cockp|cockr|cockt|cockat|drape|grape|"
                      "scrape|trape|serape|peacock|hancock|japan|virginal|sextet|sextant|sexton|"
                      "pricke|pricki|pricks|shagg|prickl|titsch|therapeut")
# Not rude, but nothing to meet in a puzzle either.
UNWELCOME = set("""
    abortion abuser bigot cancer corpse cripple drug dope genocide heroin killer lynch moron murder
    nazism racism racist rapist retard slave slaver slavery suicidal suicide terror tumor
""".split())


def is_spellable(word):
    """Three to nine letters from a to y, and never one letter twice in a row."""
    return re.fullmatch("[a-y]{3,9}", word) and not re.search(r"(.)\1", word)


def rude_words(table):
    entries = re.findall(r"""^\s*['"]?([a-z]+)['"]?: (\d)""", table, re.M)
    return {word for word, rating in entries if int(rating) >= 1}


def shortened(word, before):
    """How many letters of the word before give way, and the letters that come instead."""
    kept = len(os.path.commonprefix([word, before]))
    line = "" if kept or not before else "\n"
    return f"{line}{len(before) - kept}{word[kept:]}"


def main():
    scowl, cuss = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    rude = rude_words(cuss.read_text(encoding="utf-8")) | UNWELCOME
    rude |= {word + "s" for word in rude}
    seen = set()
    before = ""
    for level in LEVELS:
        words = set()
        for name in ["english-words", "american-words"]:
            text = (scowl / f"{name}.{level}").read_text(encoding="latin-1")
            words.update(filter(is_spellable, text.split()))
        for word in sorted(words - seen):
            has_root = any(root in word for root in ROOTS) and not INNOCENT.search(word)
            if word not in rude and not has_root:
                print(shortened(word, before), end="")
                before = word
        seen |= words
    print()


main()
