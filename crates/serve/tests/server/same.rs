//! The server gives the same answers as every other front end.

use serde_json::Value as Json;

use crate::client::Server;
use crate::table;

#[test]
fn answers_are_those_of_the_table() {
    let server = Server::start("");
    for row in table::rows() {
        let reply = server.post("/api/v1/ask", &row.request).text();
        // Errors over HTTP also have the status of the response.
        let mut answer: Json = serde_json::from_str(&reply).expect(&reply);
        answer.as_object_mut().expect("an answer is an object").shift_remove("status");
        let answer = answer.to_string();
        assert_eq!(answer, row.answer, "{}", row.request);
    }
}
