"""Checks PDF files with pikepdf (qpdf): syntax, embedded fonts, boxes, and something on every page."""

import sys

import pikepdf


def faults(path):
    with pikepdf.open(path) as pdf:
        yield from pdf.check_pdf_syntax()
        for number, page in enumerate(pdf.pages, 1):
            trim, media = page.trimbox, page.mediabox
            if not (media[0] <= trim[0] < trim[2] <= media[2] and media[1] <= trim[1] < trim[3] <= media[3]):
                yield f"page {number}: it is cut outside the paper"
            if len(page.Contents.read_bytes()) < 20:
                yield f"page {number}: it is blank"
            for name, font in page.Resources.get("/Font", {}).items():
                inner = font.DescendantFonts[0]
                if "/FontFile2" not in inner.FontDescriptor:
                    yield f"page {number}: font {name} is not embedded"
                if "+" not in str(font.BaseFont) or "/ToUnicode" not in font:
                    yield f"page {number}: font {name} is no subset with letters"


def main(paths):
    found = [f"{path}: {fault}" for path in paths for fault in faults(path)]
    for path in paths:
        with pikepdf.open(path) as pdf:
            print(f"{path}: {len(pdf.pages)} pages")
    print("\n".join(found) or "no faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
