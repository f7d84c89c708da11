// The engine from Go, by cgo: a Sudoku is made and solved in 81 bytes, and a hint asked for in JSON.
//
//	export PKG_CONFIG_PATH=.../lib/pkgconfig LD_LIBRARY_PATH=.../lib
//	go run main.go
package main

// #cgo pkg-config: gridwright
// #include <gridwright.h>
// #include <stdlib.h>
import "C"

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"unsafe"
)

// ask answers a request in JSON; what the engine refuses is an error.
func ask(request string) (string, error) {
	text := C.CString(request)
	defer C.free(unsafe.Pointer(text))
	var answer *C.gridwright_answer
	status := C.gridwright_ask(nil, text, C.size_t(len(request)), &answer)
	defer C.gridwright_answer_free(answer)
	if status == C.GRIDWRIGHT_STATUS_BAD {
		return "", errors.New(C.GoString(C.gridwright_last_error()))
	}
	return C.GoString(C.gridwright_answer_text(answer)), nil
}

func run() error {
	var puzzle, solution [81]C.char
	C.gridwright_sudoku_generate(nil, 42, &puzzle[0], nil)
	if C.gridwright_sudoku_solve(&puzzle[0], &solution[0]) != C.GRIDWRIGHT_STATUS_DONE {
		return errors.New("a puzzle that was made has a solution")
	}
	fmt.Println(C.GoStringN(&solution[0], 81))

	text, err := ask(`{"verb": "hint", "puzzle": "cirth:12....3..", "stage": 1}`)
	if err != nil {
		return err
	}
	var hint struct{ Where string }
	if err := json.Unmarshal([]byte(text), &hint); err != nil {
		return err
	}
	fmt.Println(hint.Where)

	if _, err := ask(`{"verb": "solve"}`); err != nil {
		fmt.Println("refused:", err)
	}
	return nil
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
