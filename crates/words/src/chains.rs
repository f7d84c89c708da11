//! Describes chains of consequences and lists of forced moves in words.

use gridwright_core::{Board, Claim, Mask, Puzzle, Shape, Site};

use crate::words::{Value, Words};

/// The premises of a link that holds: the indices of earlier links, and the rules in which its
/// value then has no other place. Without rules, the value is the only one left at its site, or the
/// chain alone does not show why it follows.
#[derive(Default)]
struct Cause {
    excluded: Vec<usize>,
    houses: Vec<usize>,
}

/// A link of a chain: claims about one value at sites that are treated as one.
type Node = [Claim];

impl Words {
    /// Describes chains in words, numbered if there are several. A claim in `by` follows by a
    /// technique of its own.
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

    /// Describes a chain in words: the exclusions, and the placements that follow from them in each
    /// house.
    pub(crate) fn chain_in_words(
        &self,
        puzzle: &dyn Puzzle,
        nodes: &[Vec<Claim>],
        by: &[Claim],
    ) -> String {
        let board = puzzle.board();
        let chain = Chain::of(puzzle, nodes, by);
        let mut clauses: Vec<String> = Vec::new();
        let mut said = vec![false; nodes.len()];
        for (at, node) in nodes.iter().enumerate() {
            let Some(first) = node.first().filter(|claim| claim.holds) else { continue };
            let value = Value::from(board.symbol(first.value));
            let mut args = vec![("cells", Value::List(self.names(board, node))), ("value", value)];
            if at == 0 {
                clauses.push(self.with("step.chain-is", &args));
                continue;
            }
            let Cause { excluded, houses } = chain.cause(at, &said);
            let clause = if houses.is_empty() {
                self.with("step.chain-so-is", &args)
            } else {
                let houses = houses.iter().map(|&index| self.rule_at(puzzle, index)).collect();
                args.push(("houses", Value::Rules(houses)));
                self.with("step.chain-so-only", &args)
            };
            clauses.push(match self.exclusions(board, nodes, &excluded) {
                because if because.is_empty() => clause,
                because => format!("{because}, {clause}"),
            });
            excluded.iter().for_each(|&i| said[i] = true);
        }
        // The final exclusions, from which nothing else follows.
        let is_left = |&i: &usize| !said[i] && !nodes[i].iter().any(|claim| claim.holds);
        let left: Vec<usize> = (0..nodes.len()).filter(is_left).collect();
        let left = self.exclusions(board, nodes, &left);
        clauses.extend((!left.is_empty()).then_some(left));
        clauses.join("; ")
    }

    /// Lists exclusions: by value with its sites, or the values of one site.
    fn exclusions(&self, board: &Board, nodes: &[Vec<Claim>], at: &[usize]) -> String {
        let mut claims: Vec<Claim> = at.iter().flat_map(|&i| &nodes[i]).copied().collect();
        let symbol = |claim: &Claim| board.symbol(claim.value).to_string();
        let clause = |claims: &[Claim], values: Vec<String>| {
            let cells = Value::List(self.names(board, claims));
            self.with("step.chain-not", &[("cells", cells), ("value", Value::List(values))])
        };
        if let [first, _, ..] = claims[..]
            && claims.iter().all(|claim| claim.site == first.site)
        {
            claims.sort_unstable_by_key(|claim| claim.value);
            return clause(&claims[..1], claims.iter().map(symbol).collect());
        }
        let mut groups: Vec<Vec<Claim>> = Vec::new();
        for claim in claims {
            match groups.iter_mut().find(|group| group[0].value == claim.value) {
                Some(group) => group.push(claim),
                None => groups.push(vec![claim]),
            }
        }
        let parts: Vec<String> =
            groups.iter().map(|group| clause(group, vec![symbol(&group[0])])).collect();
        if parts.is_empty() { String::new() } else { self.list(&parts) }
    }

    fn names<'c>(&self, board: &Board, claims: impl IntoIterator<Item = &'c Claim>) -> Vec<String> {
        self.site_names(board, &claims.into_iter().map(|claim| claim.site).collect::<Vec<_>>())
    }

    /// Lists forced moves in order, in the notation of moves or in a family's own words.
    pub(crate) fn moves(&self, puzzle: &dyn Puzzle, moves: &[Claim]) -> String {
        self.own_moves(puzzle, moves).unwrap_or_else(|| {
            // Several values removed from one site are written together: r1c2<>34.
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

/// The links of a chain, each of which follows from some earlier ones.
struct Chain<'c> {
    nodes: &'c [Vec<Claim>],
    by: &'c [Claim],
    houses: Vec<(usize, &'c [Site])>,
    /// Whether each link follows from its direct predecessor.
    is_line: bool,
}

impl<'c> Chain<'c> {
    fn of(puzzle: &'c dyn Puzzle, nodes: &'c [Vec<Claim>], by: &'c [Claim]) -> Chain<'c> {
        let is_line = nodes.windows(2).all(|pair| is_link(puzzle, &pair[0], &pair[1]));
        Chain { nodes, by, houses: houses(puzzle).collect(), is_line }
    }

    /// The premises of a link. `said` marks the exclusions that were mentioned before.
    fn cause(&self, at: usize, said: &[bool]) -> Cause {
        let start = if self.is_line { at.saturating_sub(1) } else { 0 };
        let excluded = || (start..at).filter(|&i| !self.nodes[i].iter().any(|one| one.holds));
        if self.nodes[at].iter().any(|claim| self.by.contains(claim)) {
            return Cause {
                excluded: excluded().filter(|&i| !said[i]).collect(),
                houses: Vec::new(),
            };
        }
        let mut own: Vec<usize> = excluded().filter(|&i| self.is_own(at, i)).collect();
        let mut houses: Vec<(usize, Vec<usize>)> = self
            .houses
            .iter()
            .filter(|(_, sites)| are_in(sites, &self.nodes[at]))
            .map(|&(index, sites)| {
                (index, excluded().filter(|&i| self.is_place(at, i, sites)).collect())
            })
            .filter(|(_, places): &(usize, Vec<usize>)| !places.is_empty())
            .collect();
        // Every exclusion in a chain is there because something follows from it, so one that can
        // support only this link must be among its premises.
        let needed: Vec<usize> = excluded().filter(|&i| self.is_for_only(at, i)).collect();
        let has_all = |some: &[usize]| needed.iter().all(|i| some.contains(i));
        if has_all(&own) || houses.iter().any(|(_, places)| has_all(places)) {
            if !has_all(&own) {
                own.clear();
            }
            houses.retain(|(_, places)| has_all(places));
        }
        let mut all: Vec<usize> =
            houses.iter().flat_map(|(_, places)| places).chain(&own).copied().collect();
        all.sort_unstable();
        all.dedup();
        let houses =
            if own.is_empty() { houses.iter().map(|house| house.0).collect() } else { Vec::new() };
        Cause { excluded: all, houses }
    }

    /// Whether an exclusion removes another value from the link's only site.
    fn is_own(&self, at: usize, excluded: usize) -> bool {
        match (&self.nodes[at][..], &self.nodes[excluded][..]) {
            ([claim], [other]) => claim.site == other.site,
            _ => false,
        }
    }

    /// Whether an exclusion removes a place of the link's value in a house.
    fn is_place(&self, at: usize, excluded: usize, sites: &[Site]) -> bool {
        let (node, other) = (&self.nodes[at], &self.nodes[excluded]);
        node[0].value == other[0].value && are_in(sites, other)
    }

    fn can_follow(&self, at: usize, excluded: usize) -> bool {
        let houses = || self.houses.iter().filter(|(_, sites)| are_in(sites, &self.nodes[at]));
        self.is_own(at, excluded) || houses().any(|(_, sites)| self.is_place(at, excluded, sites))
    }

    /// Whether this is the only link that can follow from an exclusion.
    fn is_for_only(&self, at: usize, excluded: usize) -> bool {
        let holds = |&i: &usize| self.nodes[i].iter().any(|claim| claim.holds);
        let mut after = (excluded + 1..self.nodes.len()).filter(holds);
        let is_last = excluded + 1 == self.nodes.len();
        self.by.is_empty()
            && !is_last
            && self.can_follow(at, excluded)
            && after.all(|i| i == at || !self.can_follow(i, excluded))
    }
}

/// The rules in which every value has a place, by index, with their sites.
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
    fn consequences_stand_behind_what_they_follow_from() {
        for (chain, expected) in [
            (
                "r2c1=1 r1c1<>1 r4c1<>1 r1c2<>1 r1c3=1 r4c2=1",
                "r2c1 is 1; r1c1 and r1c2 are not 1, so in row 1 the 1 is in r1c3; r4c1 is not 1, so in \
                 row 4 the 1 is in r4c2",
            ),
            // Neither of them is a premise of the other.
            (
                "r1c3=1 r1c3<>2 r3c3<>1 r1c2=2 r3c4=1 r3c2<>2",
                "r1c3 is 1; r1c3 is not 2, so in row 1 the 2 is in r1c2; r3c3 is not 1, so in row 3 the 1 \
                 is in r3c4; r3c2 is not 2",
            ),
            // Mentioned again where it is needed again.
            (
                "r1c1<>1 r1c2=1 r2c1=1",
                "r1c1 is not 1, so in row 1 the 1 is in r1c2; r1c1 is not 1, so in column 1 the 1 is in r2c1",
            ),
            ("r1c2<>3 r1c2<>1 r1c2=2", "r1c2 is not 1 or 3, so r1c2 is 2"),
        ] {
            assert_eq!(said(Language::English, &[chain], ""), expected);
        }
    }

    #[test]
    fn consequences_of_other_techniques_name_no_house() {
        assert_eq!(
            said(Language::English, &["r2c1=1 r1c1<>1 r1c2<>1 r1c3=1", "r2c1=2"], ""),
            "(1) r2c1 is 1; r1c1 and r1c2 are not 1, so in row 1 the 1 is in r1c3; (2) r2c1 is 2"
        );
        // It follows by another technique, so the chain does not give a reason.
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
