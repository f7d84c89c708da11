// A puzzle is made, and a hint asked for, from C++.
#include <gridwright.h>

#include <cassert>
#include <iostream>
#include <memory>
#include <string>

static std::string ask(const std::string &request) {
    gridwright_answer *answer = nullptr;
    gridwright_ask(nullptr, request.data(), request.size(), &answer);
    std::unique_ptr<gridwright_answer, decltype(&gridwright_answer_free)> owner(answer, gridwright_answer_free);
    return gridwright_answer_text(answer);
}

int main() {
    std::string hint = ask(R"({"verb": "hint", "puzzle": "cirth:12....3..", "stage": 3})");
    assert(hint.find("\"outcome\":\"step\"") != std::string::npos);
    std::string error = ask(R"({"verb": "hint"})");
    assert(error.find("bad-request") != std::string::npos);
    std::cout << "gridwright " << gridwright_version() << "\n";
}
