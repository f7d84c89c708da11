//! The documentation as an HTML page, generated from the OpenAPI document. The page loads only its
//! style sheet.

use std::fmt::Write;

use serde_json::Value as Json;

use crate::routes::{Body, OPENAPI, ROUTES, Route};

/// The style sheet of the documentation page.
pub(crate) const STYLE: &str = include_str!("docs.css");

/// The whole page.
pub(crate) fn docs() -> String {
    let document: Json = serde_json::from_str(OPENAPI).unwrap_or_default();
    let version = env!("CARGO_PKG_VERSION");
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>Gridwright over HTTP</title>\n<link rel=\"stylesheet\" href=\"/docs.css\">\n</head>\n<body>\n\
         <header><h1>Gridwright over HTTP</h1>\n<p>Version {version}. Grid puzzles: generate, solve, count, \
         explain, rate, draw and play. Requests and answers are JSON; a puzzle can be an id, a board as text, JSON, \
         or a file or link of another program. The same for programs: \
         <a href=\"/api/v1/openapi.json\">openapi.json</a>.</p></header>\n<nav aria-label=\"Paths\"><ul>\n"
    );
    for route in ROUTES {
        let (method, path, id) = (route.method.name(), escaped(route.path), route.id);
        let _ = writeln!(out, "<li><a href=\"#{id}\"><b>{method}</b> {path}</a></li>");
    }
    out.push_str("</ul></nav>\n<main>\n");
    for route in ROUTES {
        section(&mut out, route, &document);
    }
    out.push_str(
        "<section id=\"errors\"><h2>Errors</h2><p>An error is a problem document (RFC 9457) with a <code>code</code> \
         that programs can rely on and a <code>detail</code> for people. The answers <i>several</i>, <i>none</i> and \
         <i>out-of-budget</i> are no errors.</p></section>\n</main>\n</body>\n</html>\n",
    );
    out
}

fn section(out: &mut String, route: &Route, document: &Json) {
    let (method, path, id) = (route.method.name(), escaped(route.path), route.id);
    let summary = escaped(route.summary);
    let _ = write!(
        out,
        "<section id=\"{id}\">\n<h2><b class=\"{}\">{method}</b> <code>{path}</code></h2>\n<p>{summary}</p>\n",
        method.to_ascii_lowercase()
    );
    let mut rows = Vec::new();
    for parameter in route.parameters {
        rows.push((
            parameter.name,
            parameter.is_required,
            "in the address".to_owned(),
            parameter.about,
        ));
    }
    if let Body::Json { schema, text } = route.body {
        let schema = &document["components"]["schemas"][schema];
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        for (name, about) in schema["properties"].as_object().into_iter().flatten() {
            let is_required = required.iter().any(|member| member == name);
            let text = about["description"].as_str().unwrap_or_default();
            rows.push((name, is_required, type_of(about), text));
        }
        if let Some(member) = text {
            let _ = writeln!(
                out,
                "<p class=\"note\">A body of the type <code>text/plain</code> is the <code>{member}</code>.</p>"
            );
        }
    }
    if !rows.is_empty() {
        out.push_str("<table><thead><tr><th scope=\"col\">member</th><th scope=\"col\">type</th><th scope=\"col\">meaning</th></tr></thead>\n<tbody>\n");
        for (name, is_required, kind, about) in rows {
            let needed = if is_required { " <em>required</em>" } else { "" };
            let (kind, about) = (escaped(&kind), escaped(about));
            let _ = writeln!(
                out,
                "<tr><td><code>{name}</code>{needed}</td><td>{kind}</td><td>{about}</td></tr>"
            );
        }
        out.push_str("</tbody></table>\n");
    }
    let answers: Vec<String> =
        route.answers.iter().map(|(media, _)| format!("<code>{}</code>", escaped(media))).collect();
    let _ = writeln!(out, "<p class=\"note\">Answers: {}</p>\n</section>", answers.join(", "));
}

/// The type of a member, in a word or two.
fn type_of(schema: &Json) -> String {
    let named = |schema: &Json| {
        let name = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next());
        name.map(str::to_owned)
    };
    if let Some(name) = named(schema) {
        return name;
    }
    let one = |kind: &Json| kind.as_str().filter(|&kind| kind != "null").map(str::to_owned);
    match &schema["type"] {
        Json::String(kind) => kind.clone(),
        Json::Array(kinds) => kinds.iter().filter_map(one).collect::<Vec<_>>().join(" or "),
        _ => {
            let choices = ["anyOf", "oneOf"].iter().find_map(|key| schema[*key].as_array());
            let names = choices.into_iter().flatten().filter_map(named);
            names.collect::<Vec<_>>().join(" or ")
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
