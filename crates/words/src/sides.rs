//! Edges of a board as sides of its cells.

use gridwright_core::Pt;

/// The text that names an edge as a side of a cell, and that cell: `cell` if the edge is one of its
/// sides, else the cell left of the edge or above it, or on the border the cell inside. `None` for
/// the centre of a cell.
pub(crate) fn named(edge: Pt, cell: Option<Pt>) -> Option<(&'static str, Pt)> {
    let [first, second] = cells_beside(edge)?;
    let inside = if first.x < 0 || first.y < 0 { second } else { first };
    let cell = cell.filter(|cell| [first, second].contains(cell)).unwrap_or(inside);
    let side = match (edge.x - cell.x, edge.y - cell.y) {
        (1, _) => "step.right-side",
        (-1, _) => "step.left-side",
        (_, -1) => "step.upper-side",
        _ => "step.lower-side",
    };
    Some((side, cell))
}

/// The cell that has all of several edges as its sides; `None` for fewer than two edges.
pub(crate) fn cell_of_all(edges: &[Pt]) -> Option<Pt> {
    let (&first, others) = edges.split_first()?;
    let is_beside =
        |cell: &Pt, edge: Pt| cells_beside(edge).is_some_and(|cells| cells.contains(cell));
    let is_of_all = |cell: &Pt| others.iter().all(|&edge| edge != first && is_beside(cell, edge));
    cells_beside(first)?.into_iter().find(|cell| !others.is_empty() && is_of_all(cell))
}

/// The cells left and right of an edge, or above and below it; one of them is outside the board if
/// the edge is on the border.
fn cells_beside(edge: Pt) -> Option<[Pt; 2]> {
    let Pt { x, y } = edge;
    match (x % 2, y % 2) {
        (0, 1) => Some([Pt { x: x - 1, y }, Pt { x: x + 1, y }]),
        (1, 0) => Some([Pt { x, y: y - 1 }, Pt { x, y: y + 1 }]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_are_sides_of_the_cell_that_they_share() {
        let at = |x, y| Pt { x, y };
        let cell = at(3, 1);
        assert_eq!(cell_of_all(&[at(2, 1), at(3, 2)]), Some(cell));
        assert_eq!(cell_of_all(&[at(2, 1), at(3, 0), at(4, 1)]), Some(cell));
        for apart in
            [&[at(2, 1)][..], &[at(2, 1), at(2, 3)], &[at(2, 1), at(3, 2), at(5, 2)], &[cell, cell]]
        {
            assert_eq!(cell_of_all(apart), None, "{apart:?}");
        }
        assert_eq!(named(at(2, 1), None), Some(("step.right-side", at(1, 1))));
        assert_eq!(named(at(2, 1), Some(cell)), Some(("step.left-side", cell)));
        assert_eq!(named(at(3, 0), None), Some(("step.upper-side", cell)));
        assert_eq!(named(at(0, 1), None), Some(("step.left-side", at(1, 1))));
        assert_eq!(named(at(3, 2), Some(cell)), Some(("step.lower-side", cell)));
        assert_eq!(named(cell, None), None);
    }
}
