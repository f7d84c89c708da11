//! The web page to play on: the files of `web/dist`, which are embedded in the program. Nothing is
//! read from the disk at run time, so no request can reach any other file.

use std::sync::{LazyLock, OnceLock};

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use brotli_decompressor::BrotliDecompress;
use bytes::Bytes;

use crate::tag::{is_known, tag_of};

/// All files of the page.
pub(crate) static FILES: LazyLock<Vec<PageFile>> = LazyLock::new(|| {
    let file =
        |(name, bytes): (String, &'static [u8])| PageFile::new(&name, Bytes::from_static(bytes));
    gridwright_page::files().into_iter().map(file).collect()
});

/// The content security policy of the page: it may run its own scripts and its engine, and load
/// from this server only.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The suffix of files that are stored compressed, and the content encoding they have.
const PACKED: &str = ".br";
const BROTLI: &str = "br";

/// Cache control for files whose names contain a hash of their content, which never change.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Cache control for other files, which are revalidated each time and answered with 304 while
/// unchanged.
const ASK_AGAIN: &str = "no-cache";

/// One file, as it is stored.
pub(crate) struct PageFile {
    /// The path of its URL, such as `/index.html`.
    pub(crate) path: String,
    media: String,
    bytes: Bytes,
    is_packed: bool,
    tag: String,
    unpacked: OnceLock<Bytes>,
}

impl PageFile {
    fn new(name: &str, bytes: Bytes) -> PageFile {
        let packed = name.strip_suffix(PACKED);
        let path = format!("/{}", packed.unwrap_or(name));
        let media = mime_guess::from_path(&path).first_or_octet_stream();
        let is_text = media.type_() == "text";
        PageFile {
            media: if is_text { format!("{media}; charset=utf-8") } else { media.to_string() },
            tag: tag_of(&bytes),
            path,
            bytes,
            is_packed: packed.is_some(),
            unpacked: OnceLock::new(),
        }
    }

    /// The start page, if the program contains it.
    pub(crate) fn index() -> Option<&'static PageFile> {
        FILES.iter().find(|file| file.path == "/index.html")
    }

    /// The file, compressed if the client accepts that, or 304 if the client's copy is current.
    pub(crate) fn response(&self, asked: &HeaderMap) -> Response {
        let is_sent_packed = self.is_packed && accepts_brotli(asked);
        let tag = match is_sent_packed {
            true => format!("\"{}-{BROTLI}\"", self.tag),
            false => format!("\"{}\"", self.tag),
        };
        let control = if self.path.starts_with("/assets/") { FOR_EVER } else { ASK_AGAIN };
        let mut headers = HeaderMap::new();
        headers.extend(HeaderValue::from_str(&self.media).map(|value| (CONTENT_TYPE, value)));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(control));
        headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
        headers.insert(VARY, HeaderValue::from_static("Accept-Encoding"));
        if is_sent_packed {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(BROTLI));
        }
        let is_new = !is_known(asked, &tag);
        headers.extend(HeaderValue::from_str(&tag).map(|value| (ETAG, value)));
        let body = match (is_new, is_sent_packed) {
            (false, _) => Body::empty(),
            (true, true) => Body::from(self.bytes.clone()),
            (true, false) => Body::from(self.unpacked().clone()),
        };
        let mut response = Response::new(body);
        *response.status_mut() = if is_new { StatusCode::OK } else { StatusCode::NOT_MODIFIED };
        *response.headers_mut() = headers;
        response
    }

    /// The uncompressed content, decompressed once and then cached.
    fn unpacked(&self) -> &Bytes {
        if !self.is_packed {
            return &self.bytes;
        }
        self.unpacked.get_or_init(|| {
            let mut content = Vec::new();
            BrotliDecompress(&mut &self.bytes[..], &mut content).expect("a test unpacks all files");
            content.into()
        })
    }
}

/// Whether a client accepts brotli compression.
fn accepts_brotli(headers: &HeaderMap) -> bool {
    let values = headers.get_all(ACCEPT_ENCODING);
    values.iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(',')).any(
        |coding| {
            let mut parts = coding.split(';').map(str::trim);
            let is_brotli = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(BROTLI));
            let weight = parts.find_map(|part| part.strip_prefix("q="));
            is_brotli && weight.is_none_or(|q| q.parse().is_ok_and(|q: f32| q > 0.0))
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A brotli stream of one uncompressed block: a header, the text, and the end.
    const HELLO: &[u8] = &[0x0b, 0x02, 0x80, b'h', b'e', b'l', b'l', b'o', 0x03];

    fn headers(encoding: &str) -> HeaderMap {
        HeaderMap::from_iter([(ACCEPT_ENCODING, encoding.parse().unwrap())])
    }

    fn header(response: &Response, name: axum::http::HeaderName) -> Option<&str> {
        response.headers().get(name).and_then(|value| value.to_str().ok())
    }

    #[test]
    fn files_are_sent_as_clients_can_read_them() {
        let file = PageFile::new("assets/index-1a2b.js.br", Bytes::from_static(HELLO));
        assert_eq!(file.path, "/assets/index-1a2b.js");
        assert_eq!(file.unpacked(), "hello");
        let packed = file.response(&headers("gzip, br"));
        assert_eq!(header(&packed, CONTENT_TYPE), Some("text/javascript; charset=utf-8"));
        assert_eq!(header(&packed, CONTENT_ENCODING), Some("br"));
        assert_eq!(header(&packed, CACHE_CONTROL), Some(FOR_EVER));
        let plain = file.response(&headers("gzip"));
        assert_eq!(header(&plain, CONTENT_ENCODING), None);
        // The two encodings of a file need different entity tags.
        assert_ne!(header(&plain, ETAG), header(&packed, ETAG));
    }

    #[test]
    fn types_are_those_that_browsers_insist_on() {
        for (name, media) in [
            ("index.html", "text/html; charset=utf-8"),
            ("assets/gridwright-1a2b.wasm.br", "application/wasm"),
            ("assets/index-1a2b.css", "text/css; charset=utf-8"),
            ("manifest.webmanifest", "application/manifest+json"),
            ("icon.svg", "image/svg+xml"),
        ] {
            assert_eq!(PageFile::new(name, Bytes::new()).media, media, "{name}");
        }
    }

    #[test]
    fn brotli_is_sent_to_those_who_ask_for_it() {
        for yes in ["br", "gzip, BR", "br;q=0.5, gzip"] {
            assert!(accepts_brotli(&headers(yes)), "{yes}");
        }
        for no in ["", "gzip", "br;q=0", "br;q=x", "brotli"] {
            assert!(!accepts_brotli(&headers(no)), "{no}");
        }
        assert!(!accepts_brotli(&HeaderMap::new()));
    }

    #[test]
    fn all_files_can_be_unpacked() {
        for file in FILES.iter() {
            assert!(!file.unpacked().is_empty(), "{}", file.path);
        }
    }
}
