//! `cargo xtask web --site DIR [SETTINGS]`: writes the web page as a folder of plain files for any
//! web server, with the name, languages, families and colours that the host chooses.
//!
//! Nothing is compiled: the built page is copied, and its settings are written beside it.
//! `docs/hosting.md` is the manual.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::shell::{root, succeed};

/// The settings of a site.
#[derive(Deserialize, Default, Debug)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Settings {
    /// The name of the site.
    name: Option<String>,
    /// A description for search engines.
    description: Option<String>,
    /// The languages that are offered; the first one is the default.
    languages: Option<Vec<String>>,
    /// The families that are offered, in this order.
    families: Option<Vec<String>>,
    /// Colours by the names that the page uses, each for the light and the dark theme.
    colours: BTreeMap<String, (String, String)>,
}

/// The languages that the page supports.
const LANGUAGES: [&str; 4] = ["en", "de", "es", "it"];

/// The colours that default to the accent colour: for selections, entries and drawings.
const LIKE_ACCENT: [&str; 7] =
    ["focus", "b-entry", "b-path", "b-path-proved", "b-pick-line", "b-changed-line", "b-placed"];

/// The pairs of colours that need a contrast: text and its background.
const READ_ON: [(&str, &str); 3] = [("accent", "bg"), ("on-accent", "accent"), ("ink", "bg")];

/// The minimum contrast of text.
const LEAST_CONTRAST: f64 = 4.5;

/// Writes the built page of a folder as a site.
pub(crate) fn write(dist: &Path, site: &Path, settings: Option<&Path>) -> Result<()> {
    let settings = match settings {
        None => Settings::default(),
        Some(path) => {
            let text = fs::read_to_string(path).with_context(|| format!("cannot read {path:?}"))?;
            basic_toml::from_str(&text).with_context(|| format!("{}", path.display()))?
        }
    };
    make_room(site)?;
    let mut files = plain_files(dist)?;
    let style = style(&files)?;
    settings.check(&style)?;
    settings.leave_out(&mut files);
    let name = settings.name.as_deref().unwrap_or("Gridwright");
    change(&mut files, "index.html", |page| settings.page(page, name))?;
    change(&mut files, "manifest.webmanifest", |manifest| settings.manifest(manifest, name))?;
    files.insert("site.css".to_owned(), settings.style_sheet().into_bytes());
    let list = list(&files);
    change(&mut files, "sw.js", |worker| with_list(worker, &list))?;
    for (name, content) in &files {
        let path = site.join(name);
        fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
        fs::write(&path, content).with_context(|| format!("cannot write {path:?}"))?;
    }
    pack(dist, site, &files)?;
    println!("{} has the page: {} files", site.display(), files.len());
    Ok(())
}

/// Removes the files of an older site. A folder with any other content is left alone.
fn make_room(site: &Path) -> Result<()> {
    let is_new = !site.exists() || fs::read_dir(site)?.next().is_none();
    let is_ours = site.join("sources.txt").exists() && site.join("sw.js").exists();
    ensure!(is_new || is_ours, "{}: expected an empty folder or an older site", site.display());
    if is_ours {
        fs::remove_dir_all(site)?;
    }
    fs::create_dir_all(site).with_context(|| format!("cannot make {}", site.display()))
}

/// The files of the built page by name, uncompressed.
fn plain_files(dist: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    let mut open = vec![dist.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).with_context(|| format!("cannot list {folder:?}"))? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
                continue;
            }
            let name = path.strip_prefix(dist)?.to_string_lossy().replace('\\', "/");
            let content = fs::read(&path)?;
            match name.strip_suffix(".br") {
                None => files.insert(name, content),
                Some(plain) => files.insert(plain.to_owned(), unpacked(&content)?),
            };
        }
    }
    Ok(files)
}

fn unpacked(packed: &[u8]) -> Result<Vec<u8>> {
    let mut plain = Vec::new();
    let mut input = packed;
    brotli_decompressor::BrotliDecompress(&mut input, &mut plain)
        .context("not packed by brotli")?;
    Ok(plain)
}

/// The style sheet of the page.
fn style(files: &BTreeMap<String, Vec<u8>>) -> Result<String> {
    let sheet = files.iter().find(|(name, _)| name.ends_with(".css"));
    let (_, content) = sheet.context("the page has no style sheet")?;
    Ok(String::from_utf8(content.clone())?)
}

fn change(
    files: &mut BTreeMap<String, Vec<u8>>,
    name: &str,
    work: impl FnOnce(&str) -> Result<String>,
) -> Result<()> {
    let content = files.get(name).with_context(|| format!("the page has no {name}"))?;
    let changed = work(std::str::from_utf8(content)?)?;
    files.insert(name.to_owned(), changed.into_bytes());
    Ok(())
}

impl Settings {
    /// Checks that all settings are known, and that the colours are readable.
    fn check(&self, style: &str) -> Result<()> {
        let families = known_families()?;
        for (what, asked, known) in [
            ("languages", &self.languages, LANGUAGES.map(str::to_owned).to_vec()),
            ("families", &self.families, families),
        ] {
            for one in asked.iter().flatten() {
                ensure!(known.contains(one), "{what}: {one:?}, expected of {}", known.join(", "));
            }
            ensure!(asked.as_ref().is_none_or(|asked| !asked.is_empty()), "{what}: none is left");
        }
        if let Some(name) = &self.name {
            ensure!(!name.trim().is_empty(), "name: expected a name");
        }
        for (name, (light, dark)) in &self.colours {
            let is_known = style.contains(&format!("--{name}:"));
            ensure!(is_known, "colours.{name}: expected a name of web/src/styles/tokens.css");
            for colour in [light, dark] {
                ensure!(rgb(colour).is_some(), "colours.{name}: {colour:?}, expected #rrggbb");
            }
        }
        for (ink, ground) in READ_ON {
            for (dark, place) in [(false, "light"), (true, "dark")] {
                let (Some(one), Some(other)) =
                    (self.colour(style, ink, dark), self.colour(style, ground, dark))
                else {
                    continue;
                };
                let found = contrast(one, other);
                ensure!(
                    found >= LEAST_CONTRAST,
                    "colours.{ink}: a contrast of {found:.1} with {ground} in {place} surroundings, expected at least {LEAST_CONTRAST}"
                );
            }
        }
        Ok(())
    }

    /// A colour from the settings, or else from the page's style sheet.
    fn colour(&self, style: &str, name: &str, is_dark: bool) -> Option<[u8; 3]> {
        if let Some((light, dark)) = self.colours.get(name) {
            return rgb(if is_dark { dark } else { light });
        }
        let (_, rest) = style.split_once(&format!("--{name}:"))?;
        let (value, _) = rest.split_once([';', '}'])?;
        let (light, dark) =
            value.trim().strip_prefix("light-dark(")?.strip_suffix(')')?.split_once(',')?;
        rgb(if is_dark { dark.trim() } else { light.trim() })
    }

    /// Removes the files of languages that are not offered. English is part of the engine, and the positions of all
    /// lessons come with the English ones.
    fn leave_out(&self, files: &mut BTreeMap<String, Vec<u8>>) {
        let Some(offered) = &self.languages else { return };
        let is_left = |name: &str| {
            let is_other =
                |code: &&&str| **code != "en" && !offered.iter().any(|one| one == **code);
            LANGUAGES.iter().filter(is_other).any(|code| {
                name.starts_with(&format!("assets/{code}-"))
                    || name.starts_with(&format!("assets/texts-{code}-"))
            })
        };
        files.retain(|name, _| !is_left(name));
    }

    fn page(&self, page: &str, name: &str) -> Result<String> {
        let mut site = json!({ "name": name });
        for (key, list) in [("languages", &self.languages), ("families", &self.families)] {
            if let Some(list) = list {
                site[key] = json!(list);
            }
        }
        let head = format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n<meta name=\"gridwright-site\" content=\"{}\">\n",
            escaped(&site.to_string())
        );
        let mut page =
            page.replace("<title>Gridwright</title>", &format!("<title>{}</title>", escaped(name)));
        if let Some(description) = &self.description {
            let (before, rest) = page
                .split_once("<meta name=\"description\" content=\"")
                .context("a description")?;
            let (_, after) = rest.split_once('"').context("a description")?;
            page = format!(
                "{before}<meta name=\"description\" content=\"{}\"{after}",
                escaped(description)
            );
        }
        // The policy must come before everything that is loaded, the colours after the page's own.
        let (before, after) = page.split_once("<meta name=\"viewport\"").context("a viewport")?;
        let page = format!("{before}{head}<meta name=\"viewport\"{after}");
        let link = "<link rel=\"stylesheet\" href=\"./site.css\">\n</head>";
        Ok(page.replacen("</head>", link, 1))
    }

    fn manifest(&self, manifest: &str, name: &str) -> Result<String> {
        let mut manifest: serde_json::Value = serde_json::from_str(manifest)?;
        manifest["name"] = json!(name);
        manifest["short_name"] = json!(name);
        for (key, colour) in [("theme_color", "accent"), ("background_color", "bg")] {
            if let Some((light, _)) = self.colours.get(colour) {
                manifest[key] = json!(light);
            }
        }
        Ok(serde_json::to_string_pretty(&manifest)? + "\n")
    }

    fn style_sheet(&self) -> String {
        let mut rules = String::from(":root {\n");
        if self.colours.contains_key("accent") {
            for name in LIKE_ACCENT.iter().filter(|name| !self.colours.contains_key(**name)) {
                rules.push_str(&format!("  --{name}: var(--accent);\n"));
            }
            for (name, ground, share) in [
                ("accent-hover", "var(--ink)", 82),
                ("accent-soft", "var(--surface)", 14),
                ("accent-line", "var(--surface)", 50),
                ("b-changed", "var(--b-ground)", 18),
                ("b-pick", "var(--b-ground)", 20),
                ("b-same", "var(--b-ground)", 13),
            ] {
                if !self.colours.contains_key(name) {
                    rules.push_str(&format!(
                        "  --{name}: color-mix(in srgb, var(--accent) {share}%, {ground});\n"
                    ));
                }
            }
        }
        for (name, (light, dark)) in &self.colours {
            rules.push_str(&format!("  --{name}: light-dark({light}, {dark});\n"));
        }
        rules + "}\n"
    }
}

/// The content security policy of the page, for servers that do not set one: that of
/// `gridwright serve`, without the directives that only work in a header.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// The known families: the folders that the list of families names.
fn known_families() -> Result<Vec<String>> {
    let folder = root().join("crates/gridwright/src/families");
    let list = fs::read_to_string(folder.join("mod.rs"))?;
    let modules = list.lines().filter_map(|line| {
        line.trim().trim_start_matches("pub ").strip_prefix("mod ")?.strip_suffix(';')
    });
    Ok(modules.filter(|name| folder.join(name).is_dir()).map(str::to_owned).collect())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

fn rgb(colour: &str) -> Option<[u8; 3]> {
    let digits = colour.strip_prefix('#')?;
    let long: String = match digits.len() {
        3 => digits.chars().flat_map(|digit| [digit, digit]).collect(),
        6 => digits.to_owned(),
        _ => return None,
    };
    let number = u32::from_str_radix(&long, 16).ok()?;
    Some([(number >> 16) as u8, (number >> 8) as u8, number as u8])
}

/// The contrast ratio of two colours, as WCAG defines it.
fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let light = |colour: [u8; 3]| {
        let part = |value: u8| match f64::from(value) / 255.0 {
            value if value <= 0.040_45 => value / 12.92,
            value => ((value + 0.055) / 1.055).powf(2.4),
        };
        let [red, green, blue] = colour.map(part);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The files that the service worker caches: all files but itself, under a version derived from
/// their content.
fn list(files: &BTreeMap<String, Vec<u8>>) -> String {
    let mut hash = Sha256::new();
    let mut names = vec!["./".to_owned()];
    for (name, content) in
        files.iter().filter(|(name, _)| !["sw.js", "sources.txt"].contains(&name.as_str()))
    {
        hash.update(name.as_bytes());
        hash.update(content);
        if name != "index.html" {
            names.push(format!("./{name}"));
        }
    }
    let version: String =
        hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    json!({ "version": version, "files": names }).to_string()
}

/// The service worker with another list of files.
fn with_list(worker: &str, list: &str) -> Result<String> {
    // The build writes the list as one JSON object.
    let start = worker.find("{\"version\":").or_else(|| worker.find("{\"files\":"));
    let start = start.context("the service worker has no list of files")?;
    let end = worker[start..].find('}').context("the list of files has an end")? + start + 1;
    Ok(format!("{}{list}{}", &worker[..start], &worker[end..]))
}

/// Writes compressed copies beside files that become smaller, for servers that look for them.
fn pack(dist: &Path, site: &Path, files: &BTreeMap<String, Vec<u8>>) -> Result<()> {
    let mut worth: Vec<PathBuf> = Vec::new();
    for name in files.keys() {
        let packed = dist.join(format!("{name}.br"));
        if packed.exists() && name != "sw.js" {
            fs::copy(&packed, site.join(format!("{name}.br")))?;
            worth.push(site.join(name));
        }
    }
    if worth.is_empty() {
        return Ok(());
    }
    let mut gzip = Command::new("gzip");
    gzip.args(["-9", "--no-name", "--keep", "--force"]).args(worth);
    succeed(&mut gzip).context("gzip packs files for servers that look for them")
}

#[cfg(test)]
mod tests {
    use super::*;

    const STYLE: &str = ":root{--accent:light-dark(#0a5aa8,#84bff7);--on-accent:light-dark(#fff,#06213b);--bg:light-dark(#f2f4f7,#0e1115);--ink:light-dark(#12161c,#eceff3)}";

    fn settings(text: &str) -> Settings {
        basic_toml::from_str(text).unwrap()
    }

    #[test]
    fn settings_are_checked() {
        settings("name = \"Club\"\nlanguages = [\"de\"]\nfamilies = [\"gogen\", \"sudoku\"]")
            .check(STYLE)
            .unwrap();
        for (text, wanted) in [
            ("languages = [\"fr\"]", "languages: \"fr\", expected of en, de, es, it"),
            ("families = [\"chess\"]", "families: \"chess\""),
            ("families = []", "families: none is left"),
            ("name = \" \"", "name: expected a name"),
            ("[colours]\nshine = [\"#000\", \"#fff\"]", "colours.shine: expected a name"),
            (
                "[colours]\naccent = [\"red\", \"#fff\"]",
                "colours.accent: \"red\", expected #rrggbb",
            ),
            ("[colours]\naccent = [\"#ffd700\", \"#ffd700\"]", "contrast of 1."),
        ] {
            let error = settings(text).check(STYLE).unwrap_err().to_string();
            assert!(error.contains(wanted), "{text}: {error}");
        }
        assert!(basic_toml::from_str::<Settings>("title = \"Club\"").is_err());
    }

    #[test]
    fn contrasts_are_those_of_the_guidelines() {
        assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 0.01);
        assert!((contrast([118; 3], [255; 3]) - 4.54).abs() < 0.01);
        assert_eq!(rgb("#0af"), Some([0, 170, 255]));
        assert_eq!(rgb("blue"), None);
    }

    #[test]
    fn settings_stand_in_the_page() {
        let page = "<head>\n<meta name=\"viewport\" content=\"w\">\n<meta name=\"description\" content=\"old\">\n<title>Gridwright</title>\n</head>";
        let ours = settings("description = \"New\"\nlanguages = [\"it\"]");
        let page = ours.page(page, "A \"B\" & <C>").unwrap();
        assert!(page.contains("<title>A &quot;B&quot; &amp; &lt;C></title>"), "{page}");
        assert!(
            page.contains("content=\"New\"")
                && page.contains("&quot;languages&quot;:[&quot;it&quot;]")
        );
        assert!(page.find("Content-Security-Policy") < page.find("viewport"));
        assert!(page.ends_with("<link rel=\"stylesheet\" href=\"./site.css\">\n</head>"));
    }

    #[test]
    fn a_site_keeps_the_positions_of_lessons_whatever_its_languages() {
        let names = ["de-1.js", "es-1.js", "texts-de-1.json", "texts-en-1.json", "texts-it-1.json"];
        let named = |name: &&str| (format!("assets/{name}"), Vec::new());
        let mut files: BTreeMap<String, Vec<u8>> = names.iter().map(named).collect();
        settings("languages = [\"de\"]").leave_out(&mut files);
        let kept: Vec<&str> = files.keys().map(String::as_str).collect();
        let expected = ["assets/de-1.js", "assets/texts-de-1.json", "assets/texts-en-1.json"];
        assert_eq!(kept, expected);
    }

    #[test]
    fn the_service_worker_gets_another_list() {
        let worker = "x=JSON.parse(`{\"version\":\"1\",\"files\":[\"./\",\"./a.js\"]}`);y={z:1}";
        let changed = with_list(worker, "{\"files\":[],\"version\":\"2\"}").unwrap();
        assert_eq!(changed, "x=JSON.parse(`{\"files\":[],\"version\":\"2\"}`);y={z:1}");
        assert!(with_list("nothing", "").is_err());
    }

    #[test]
    fn a_folder_with_other_things_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("mine.txt"), "mine").unwrap();
        assert!(make_room(folder.path()).is_err());
        assert!(folder.path().join("mine.txt").exists());
    }
}
