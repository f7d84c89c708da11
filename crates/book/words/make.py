#!/usr/bin/env python3
"""Writes the lists of common words that books in other languages than English use.

    make.py LIBMONERO_FOLDER BIP39_FOLDER XKCDPASS_FOLDER

The folders are the unpacked crates `libmonero` (0.1.9, MIT: German and Italian) and `bip39` (2.0.0, CC0-1.0: Spanish and
Italian), and the Python package `xkcdpass` (1.30.0; its list `ger-long` is by dys2p and has the BSD-3-Clause licence). Their
lists were chosen so that the words are well known. Accents are left out, as in crosswords; words with letters that are
more than an accent (ä, ö, ü, ß, ñ) are left out altogether, and so are names and words that nobody wants to meet in a
puzzle. A few loanwords have the letters that are rare. Puzzles prefer words near the start of a list, so the order is
that of a hash.
"""

import hashlib
import pathlib
import re
import sys
import unicodedata

UNWELCOME = {
    "de": """afrika aktfoto alkohol amok atlantik begierde boudoir brahms busen darm dirne erotik eskimo europa everest
        frauenpo gameboy gandhi germane gesindel halsader idiot jupiter libido luder monokini nackedei neptun notdurft
        nudismus orgasmus ostasien pobacke pulsader putsch rufmord tatnacht unimog vandale""",
    "es": """aborto abuso acoso adicto agonia ahogo aries ateo bobo cadaver cancer carcel cochino coger cojo crimen desnudo
        droga ebrio enano etnia feo fosa gordo inutil jupiter lacra letal loco locura mafia manco matar miseria misil morir
        muerte negro obeso orgia parir pecado rapto rehen res satan secta sexo suicida tauro timo tonto torero tuerto tumba
        tumor vagina veneno virgo venus victima vil violar""",
    "it": """africano america andrea arsenico ateismo austria belgio coma daniela deforme delirio disumano epatite estonia
        europa etilico india inglese insano invalido irlanda isterico italia londra mana melis michele milano monviso
        necrosi norvegese olandese otite paolo patologia polmonite pestifero purito saraceno sepolto sloveno svedese toscano
        tunisia ungherese usuraio vagina""",
}

# Parts of German words that nobody wants to meet in a puzzle.
ROOTS = "arsch berben drog erotik folter gewalt hure kotz krieg leich mord nackt nazi porn sex selbstm toten vergew".split()
# Words with letters that the lists hardly have.
LOANWORDS = {
    "de": "",
    "es": """boxeo extra fax hockey jaque jersey judo karate kart kayak kebab kilo kimono kiwi koala quiosco saxo show taxi
        waterpolo web whisky wok yak yelmo yoyo yuca yugo yunque""",
    "it": """baby box boxer bypass cocktail derby export extra fax hockey jeans jersey jet jockey joystick judo jumbo junior
        juta karate kart kayak kebab ketchup kimono kiwi koala maya mix party poker relax rugby show swing taxi taxista toast
        wafer water web west whisky windsurf wok wurstel xenon xilofono yacht yak yen yoga yogurt""",
}


def is_spellable(word):
    """Three to nine letters from a to y, and never one letter twice in a row."""
    return re.fullmatch("[a-y]{3,9}", word) and not re.search(r"(.)\1", word)


def plain(word):
    """The word without accents; none if it has other letters."""
    word = unicodedata.normalize("NFC", word.lower())
    if any(letter in "äöüßñ" for letter in word):
        return ""
    return "".join(letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter))


def main():
    libmonero, bip39, xkcdpass = map(pathlib.Path, sys.argv[1:])
    monero = libmonero / "src/mnemonics/original/languages"
    sources = {
        "de": [monero / "german.rs", xkcdpass / "xkcdpass/static/ger-long"],
        "es": [bip39 / "src/language/spanish.rs"],
        "it": [bip39 / "src/language/italian.rs", monero / "italian.rs"],
    }
    for language, files in sources.items():
        words = LOANWORDS[language].split()
        for file in files:
            text = file.read_text(encoding="utf-8")
            words += re.findall(r'"([^"\s]+)"', text[text.find("words:") + 1:]) if file.suffix else text.split()
        unwelcome = set(UNWELCOME[language].split())
        kept = {plain(word) for word in words} - unwelcome
        if language == "de":
            kept = {word for word in kept if not any(root in word for root in ROOTS)}
        kept = sorted(kept, key=lambda word: hashlib.sha256(word.encode()).hexdigest())
        path = pathlib.Path(__file__).with_name(f"{language}.txt")
        path.write_text("".join(f"{word}\n" for word in kept if is_spellable(word)), encoding="utf-8")


main()
