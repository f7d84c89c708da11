// The engine from C#, by P/Invoke: a Sudoku is made and solved in 81 bytes, and a game is played with hints.
//
//     export LD_LIBRARY_PATH=.../lib
//     mcs Program.cs && mono Program.exe
using System;
using System.Runtime.InteropServices;
using System.Text;

static class Native
{
    // libgridwright.so, or gridwright.dll on Windows.
    const string Library = "gridwright";

    [DllImport(Library)]
    public static extern int gridwright_ask(IntPtr engine, byte[] request, UIntPtr length, out IntPtr answer);
    [DllImport(Library)]
    public static extern IntPtr gridwright_answer_member(IntPtr answer, byte[] place);
    [DllImport(Library)]
    public static extern void gridwright_answer_free(IntPtr answer);
    [DllImport(Library)]
    public static extern IntPtr gridwright_last_error();
    [DllImport(Library)]
    public static extern int gridwright_sudoku_generate(IntPtr engine, ulong seed, byte[] puzzle, byte[] solution);
    [DllImport(Library)]
    public static extern int gridwright_sudoku_solve(byte[] puzzle, byte[] solution);
}

/// <summary>An answer of the engine; what it refuses is thrown.</summary>
sealed class Answer : IDisposable
{
    const int Bad = 2;
    IntPtr handle;

    public Answer(string request)
    {
        byte[] bytes = Encoding.UTF8.GetBytes(request);
        int status = Native.gridwright_ask(IntPtr.Zero, bytes, (UIntPtr)bytes.Length, out handle);
        if (status != Bad) return;
        Dispose();
        throw new ArgumentException(Text(Native.gridwright_last_error()));
    }

    /// <summary>A part of the answer by its JSON Pointer; null if there is none.</summary>
    public string this[string place]
    {
        get { return Text(Native.gridwright_answer_member(handle, Encoding.UTF8.GetBytes(place + "\0"))); }
    }

    public void Dispose()
    {
        Native.gridwright_answer_free(handle);
        handle = IntPtr.Zero;
    }

    static string Text(IntPtr at)
    {
        if (at == IntPtr.Zero) return null;
        int length = 0;
        while (Marshal.ReadByte(at, length) != 0) length++;
        byte[] bytes = new byte[length];
        Marshal.Copy(at, bytes, 0, length);
        return Encoding.UTF8.GetString(bytes);
    }
}

static class Program
{
    static void Main()
    {
        byte[] puzzle = new byte[81], solution = new byte[81];
        Native.gridwright_sudoku_generate(IntPtr.Zero, 42, puzzle, null);
        if (Native.gridwright_sudoku_solve(puzzle, solution) != 0) throw new Exception("a puzzle that was made has a solution");
        Console.WriteLine(Encoding.ASCII.GetString(solution));

        string game = "\"cirth:12....3..\"", outcome = "open";
        while (outcome != "solved")
        {
            using (var hint = new Answer("{\"verb\": \"hint\", \"puzzle\": " + game + ", \"stage\": 1}"))
                Console.WriteLine(hint["/where"]);
            using (var next = new Answer("{\"verb\": \"play\", \"game\": " + game + ", \"action\": {\"do\": \"follow-hint\"}}"))
            {
                game = next["/game"];
                outcome = next["/outcome"];
            }
        }
        Console.WriteLine(game);

        try
        {
            new Answer("{\"verb\": \"solve\"}");
            throw new Exception("a request without a puzzle is refused");
        }
        catch (ArgumentException error)
        {
            Console.WriteLine("refused: " + error.Message);
        }
    }
}
