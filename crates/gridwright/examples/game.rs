//! A game in progress: a note, a move, a hint, and the game saved and loaded again.

use gridwright::{Budget, Hint, Session, Site, Value, open};
use gridwright_words::{Language, Words};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut game = Session::new(open("cirth:12....3..", None, &mut Budget::unlimited())?);
    game.note(Site(5), Value(0))?;
    game.place(Site(2), Some(Value(2)))?;
    if let Hint::Step(step) = game.hint(&mut Budget::nodes(100_000)) {
        let words = Words::new(Language::English);
        let name = words.technique(game.puzzle().info(), step.technique);
        println!("{name}: {}", words.full(game.puzzle(), &step));
    }
    let again = Session::load(&game.save())?;
    println!("{} broken rules\n{}", again.check().len(), again.save());
    Ok(())
}
