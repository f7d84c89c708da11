"""Tries a page of an explanation in a real Chromium: steps by keys, slider and buttons, and on paper.

    check_html.py PAGE N_SECTIONS

The page is opened with a script behind it that presses keys and writes down which sections are shown; Chromium then
prints what has become of the page. For paper, Chromium makes a PDF file, which must have every section.
"""

import pathlib
import subprocess
import sys
import tempfile

import pypdf

CHROMIUM = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]

PROBE = """<script>
const shown = () => [...document.querySelectorAll("section")].filter((one) => one.offsetParent !== null).map((one) => one.id);
const press = (key) => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const log = [];
const note = (what) => log.push(what + ":" + shown().join("+"));
note("start");
press("ArrowRight"); note("right");
press("PageDown"); note("down");
press("ArrowLeft"); note("left");
press("End"); note("end");
press("ArrowRight"); note("beyond");
press("Home"); note("home");
const slider = document.getElementById("slider");
slider.value = 2; slider.dispatchEvent(new Event("input")); note("slider");
document.querySelector("[data-go=on]").click(); note("button");
const all = document.getElementById("all");
all.checked = true; all.dispatchEvent(new Event("change")); log.push("all:" + shown().length);
document.body.setAttribute("data-log", log.join(" "));
</script>"""


def main(page, n_sections):
    text = pathlib.Path(page).read_text(encoding="utf-8")
    last = n_sections - 1
    expected = (
        f"start:step-0 right:step-1 down:step-2 left:step-1 end:step-{last} beyond:step-{last} home:step-0 "
        f"slider:step-2 button:step-3 all:{n_sections}"
    )
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        probed = folder / "probed.html"
        probed.write_text(text.replace("</body>", PROBE + "</body>"), encoding="utf-8")
        command = CHROMIUM + ["--virtual-time-budget=2000", "--dump-dom", probed.as_uri()]
        found = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        if f'data-log="{expected}"' not in found:
            start = found.find("data-log=")
            print(f"expected {expected}\nfound    {found[start:start + 400]}")
            return 1
        paper = folder / "paper.pdf"
        command = CHROMIUM + ["--no-pdf-header-footer", f"--print-to-pdf={paper}", pathlib.Path(page).absolute().as_uri()]
        subprocess.run(command, capture_output=True, check=True)
        printed = "\n".join(sheet.extract_text() for sheet in pypdf.PdfReader(paper).pages)
        missing = [n for n in range(1, n_sections - 1) if f"{n}. " not in printed]
        if missing:
            print(f"steps that are not on paper: {missing}")
            return 1
    print(f"{page}: {n_sections} sections by keys, slider and buttons, and on paper")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
