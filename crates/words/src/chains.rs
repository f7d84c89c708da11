//! Chains of consequences and lists of forced moves, in words.

use gridwright_core::{Board, Claim, Mask, Puzzle, Shape, Site};

use crate::words::{RuleName, Value, Words};

/// Why a claim that a value is at a site follows from those before it.
enum Reason {
    /// The site has no other value left.
    Site,
    /// The value has no other place in one of these rules.
    Houses(Vec<RuleName>),
    /// Not known from the chain alone.
    Unknown,
}

/// A link of a chain: claims about one value at sites that count as one.
type Node = [Claim];

impl Words {
    /// Chains in words, each numbered if there are several. A claim in `by` follows by a technique of
    /// its own.
    pub(crate) fn chains_in_words(
        &self,
        puzzle: &dyn Puzzle,
        chains: &[Vec<Claim>],
        by: &[Claim],
    ) -> String {
        let one = |chain: &Vec<Claim>| {
            let nodes: Vec<Vec<Claim>> = chain.iter().map(|&claim| vec![claim]).collect();
            self.chain_in_words(puzzle, &nodes, by)
        };
        match chains {
            [only] => one(only),
            _ => {
                let case = |(i, chain): (usize, &Vec<Claim>)| {
                    let args = [("number", (i + 1).into()), ("chain", one(chain).into())];
                    self.with("step.chain-case", &args)
                };
                chains.iter().enumerate().map(case).collect::<Vec<_>>().join("; ")
            }
        }
    }

    /// A chain in words: what is excluded, and what follows from that in which house.
    pub(crate) fn chain_in_words(
        &self,
        puzzle: &dyn Puzzle,
        nodes: &[Vec<Claim>],
        by: &[Claim],
    ) -> String {
        let board = puzzle.board();
        let is_line = nodes.windows(2).all(|pair| is_link(puzzle, &pair[0], &pair[1]));
        let mut clauses: Vec<String> = Vec::new();
        let mut after_exclusion = false;
        let mut rest = nodes;
        while let Some(first) = rest.first().and_then(|node| node.first()).copied() {
            let value = Value::from(board.symbol(first.value));
            if !first.holds {
                // Exclusions of one value that follow each other stand together.
                let is_alike = |node: &&Vec<Claim>| {
                    node.iter().all(|claim| !claim.holds && claim.value == first.value)
                };
                let n = rest.iter().take_while(is_alike).count().max(1);
                let cells = Value::List(self.names(board, rest[..n].iter().flatten()));
                clauses.push(self.with("step.chain-not", &[("cells", cells), ("value", value)]));
                rest = &rest[n..];
                after_exclusion = true;
                continue;
            }
            let at = nodes.len() - rest.len();
            let cells = Value::List(self.names(board, &rest[0]));
            let mut args = vec![("cells", cells), ("value", value)];
            let clause = match self.reason(puzzle, &nodes[..=at], is_line, by) {
                _ if at == 0 => self.with("step.chain-is", &args),
                Reason::Houses(houses) => {
                    args.push(("houses", Value::Rules(houses)));
                    self.with("step.chain-so-only", &args)
                }
                Reason::Site | Reason::Unknown => self.with("step.chain-so-is", &args),
            };
            match clauses.last_mut().filter(|_| after_exclusion) {
                Some(last) => *last = format!("{last}, {clause}"),
                None => clauses.push(clause),
            }
            after_exclusion = false;
            rest = &rest[1..];
        }
        clauses.join("; ")
    }

    /// Why the last of these links follows from the others. In a line each follows from the one
    /// just before it.
    fn reason(
        &self,
        puzzle: &dyn Puzzle,
        nodes: &[Vec<Claim>],
        is_line: bool,
        by: &[Claim],
    ) -> Reason {
        let Some((node, before)) = nodes.split_last() else { return Reason::Unknown };
        let Some(&claim) = node.first() else { return Reason::Unknown };
        if by.contains(&claim) {
            return Reason::Unknown;
        }
        let start = if is_line { before.len().saturating_sub(1) } else { 0 };
        let excluded = || before[start..].iter().filter(|node| !node.iter().any(|one| one.holds));
        let is_own = excluded().flatten().any(|one| node.len() == 1 && one.site == claim.site);
        let places = || excluded().filter(|other| other[0].value == claim.value);
        let houses: Vec<RuleName> = houses(puzzle)
            .filter(|(_, sites)| are_in(sites, node) && places().any(|other| are_in(sites, other)))
            .map(|(index, _)| self.rule_at(puzzle, index))
            .collect();
        match (is_own, houses.is_empty()) {
            (true, true) => Reason::Site,
            (false, false) => Reason::Houses(houses),
            _ => Reason::Unknown,
        }
    }

    fn names<'c>(&self, board: &Board, claims: impl IntoIterator<Item = &'c Claim>) -> Vec<String> {
        claims.into_iter().map(|claim| self.site(board, claim.site)).collect()
    }

    /// Lists forced moves in order, in the notation of moves or in a family's own words.
    pub(crate) fn moves(&self, puzzle: &dyn Puzzle, moves: &[Claim]) -> String {
        self.own_moves(puzzle, moves).unwrap_or_else(|| {
            // Several values that go from one site stand together: r1c2<>34.
            let goes = |claim: &Claim| (!claim.holds).then_some(claim.site);
            let together =
                moves.chunk_by(|one, next| goes(one).is_some() && goes(one) == goes(next));
            let one = |claims: &[Claim]| {
                let others = claims[1..].iter().map(|claim| puzzle.board().symbol(claim.value));
                self.chain(puzzle.board(), &claims[..1]) + &others.collect::<String>()
            };
            together.map(one).collect::<Vec<_>>().join(", ")
        })
    }

    /// Lists moves in a family's own words, if it has texts for its values.
    pub(crate) fn own_moves(&self, puzzle: &dyn Puzzle, moves: &[Claim]) -> Option<String> {
        let is_own = moves.iter().all(|claim| {
            let key = format!("change-placed-{}", puzzle.board().symbol(claim.value));
            claim.holds && self.find(puzzle.info().texts, &key).is_some()
        });
        if !is_own {
            return None;
        }
        let part = |group: &[Claim]| {
            let sites = self.names(puzzle.board(), group);
            self.change(puzzle, true, Mask::of(group[0].value), sites)
        };
        let groups = moves.chunk_by(|one, next| one.value == next.value);
        Some(groups.map(part).collect::<Vec<_>>().join("; "))
    }

    /// Claims in the notation of moves.
    pub(crate) fn chain(&self, board: &Board, claims: &[Claim]) -> String {
        let claim = |claim: &Claim| {
            let sign = if claim.holds { "=" } else { "<>" };
            format!("{}{sign}{}", board.site_name(claim.site), board.symbol(claim.value))
        };
        claims.iter().map(claim).collect::<Vec<_>>().join(", ")
    }
}

/// The rules in which every value has a place, with their sites.
fn houses(puzzle: &dyn Puzzle) -> impl Iterator<Item = (usize, &[Site])> {
    let n_values = puzzle.board().n_values();
    let is_house =
        |shape: Shape| matches!(shape, Shape::Row | Shape::Column | Shape::Box | Shape::Line);
    let all = puzzle.constraints().iter().enumerate();
    let houses =
        all.filter(move |(_, rule)| rule.sites().len() == n_values && is_house(rule.shape()));
    houses.map(|(index, rule)| (index, rule.sites()))
}

fn are_in(sites: &[Site], node: &Node) -> bool {
    node.iter().all(|claim| sites.contains(&claim.site))
}

/// Whether one link can follow from another one alone.
fn is_link(puzzle: &dyn Puzzle, from: &Node, to: &Node) -> bool {
    let ([one, ..], [other, ..]) = (from, to) else { return false };
    let in_site = from.len() == 1 && to.len() == 1 && one.site == other.site;
    let in_house = || houses(puzzle).any(|(_, sites)| are_in(sites, from) && are_in(sites, to));
    match (one.holds, other.holds) {
        (false, true) => in_site || one.value == other.value && in_house(),
        (true, false) => in_site || one.value == other.value,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use gridwright_core::Value as Symbol;
    use gridwright_core::toy::Toy;

    use super::*;
    use crate::language::Language;

    /// A claim such as r1c2=3 or r1c2<>3 on a board of 4 x 4.
    fn claim(text: &str) -> Claim {
        let digits: Vec<u16> =
            text.chars().filter_map(|c| c.to_digit(10)).map(|digit| digit as u16 - 1).collect();
        let (site, value) = (Site(digits[0] * 4 + digits[1]), Symbol(digits[2] as u8));
        if text.contains('<') { Claim::is_not(site, value) } else { Claim::is(site, value) }
    }

    fn claims(text: &str) -> Vec<Claim> {
        text.split(' ').map(claim).collect()
    }

    fn said(language: Language, chains: &[&str], by: &str) -> String {
        let chains: Vec<Vec<Claim>> = chains.iter().map(|chain| claims(chain)).collect();
        let by: Vec<Claim> = if by.is_empty() { Vec::new() } else { claims(by) };
        Words::new(language).chains_in_words(&Toy::latin(4), &chains, &by)
    }

    #[test]
    fn a_link_within_a_house_names_the_house() {
        let chain = "r1c1<>1 r1c3=1 r2c3<>1 r2c3=2 r4c3<>2 r4c2=2";
        assert_eq!(
            said(Language::English, &[chain], ""),
            "r1c1 is not 1, so in row 1 the 1 is in r1c3; r2c3 is not 1, so r2c3 is 2; \
             r4c3 is not 2, so in row 4 the 2 is in r4c2"
        );
        assert_eq!(
            said(Language::German, &[chain], ""),
            "r1c1 ist nicht 1, also steht in Zeile 1 die 1 in r1c3; r2c3 ist nicht 1, also ist r2c3 \
             2; r4c3 ist nicht 2, also steht in Zeile 4 die 2 in r4c2"
        );
    }

    #[test]
    fn consequences_of_several_claims_name_every_house_they_can_come_from() {
        assert_eq!(
            said(Language::English, &["r2c1=1 r1c1<>1 r4c1<>1 r1c2<>1 r1c3=1", "r2c1=2"], ""),
            "(1) r2c1 is 1; r1c1, r4c1 and r1c2 are not 1, so in row 1 the 1 is in r1c3; (2) r2c1 is 2"
        );
        // By another technique: the chain itself does not say why.
        assert_eq!(
            said(Language::English, &["r2c1=1 r1c1<>1 r1c2<>1 r1c3=1"], "r1c3=1"),
            "r2c1 is 1; r1c1 and r1c2 are not 1, so r1c3 is 1"
        );
    }

    #[test]
    fn links_of_several_cells_are_said_of_all_of_them() {
        let nodes = [claims("r1c1<>1 r1c2<>1"), claims("r1c3=1 r1c4=1")];
        let said = Words::new(Language::English).chain_in_words(&Toy::latin(4), &nodes, &[]);
        assert_eq!(said, "r1c1 and r1c2 are not 1, so in row 1 the 1 is in r1c3 or r1c4");
    }

    #[test]
    fn all_moves_are_listed() {
        let moves: Vec<Claim> = (0..13).map(|i| Claim::is(Site(i), Symbol(0))).collect();
        let listed = Words::new(Language::English).moves(&Toy::latin(4), &moves);
        assert_eq!(listed.matches('=').count(), 13, "{listed}");
        let gone = claims("r1c1<>1 r1c1<>2 r1c2<>2 r1c2=3");
        let listed = Words::new(Language::English).moves(&Toy::latin(4), &gone);
        assert_eq!(listed, "r1c1<>12, r1c2<>2, r1c2=3");
    }
}
