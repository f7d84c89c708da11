//! Cycles of a small directed graph.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A directed graph, as the successors of every node that has any.
pub(crate) type Graph = BTreeMap<usize, BTreeSet<usize>>;

/// For every strongly connected group of nodes, a shortest cycle through its first node, and the
/// size of the group.
pub(crate) fn cycles(graph: &Graph) -> Vec<(Vec<usize>, usize)> {
    let mut cycles = Vec::new();
    let mut seen = BTreeSet::new();
    for &node in graph.keys() {
        if seen.contains(&node) {
            continue;
        }
        if let Some(cycle) = shortest_cycle(graph, node) {
            let ahead = reachable(graph, node);
            let group: Vec<usize> = ahead
                .into_iter()
                .filter(|&other| reachable(graph, other).contains(&node))
                .collect();
            seen.extend(group.iter().copied());
            cycles.push((cycle, group.len()));
        }
    }
    cycles
}

/// The nodes that can be reached from a node; the node itself only if it is on a cycle.
fn reachable(graph: &Graph, from: usize) -> BTreeSet<usize> {
    predecessors(graph, from).into_keys().collect()
}

fn shortest_cycle(graph: &Graph, start: usize) -> Option<Vec<usize>> {
    let before = predecessors(graph, start);
    let mut cycle = vec![start];
    let mut node = *before.get(&start)?;
    while node != start {
        cycle.push(node);
        node = before[&node];
    }
    cycle[1..].reverse();
    Some(cycle)
}

/// For every reachable node, its predecessor on a shortest path.
fn predecessors(graph: &Graph, start: usize) -> BTreeMap<usize, usize> {
    let mut before = BTreeMap::new();
    let mut queue = VecDeque::from([start]);
    while let Some(node) = queue.pop_front() {
        for &next in graph.get(&node).into_iter().flatten() {
            before.entry(next).or_insert_with(|| {
                queue.push_back(next);
                node
            });
        }
    }
    before
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(edges: &[(usize, usize)], expected: &[(&[usize], usize)]) {
        let mut graph = Graph::new();
        for &(from, to) in edges {
            graph.entry(from).or_default().insert(to);
        }
        let expected: Vec<_> = expected.iter().map(|(cycle, n)| (cycle.to_vec(), *n)).collect();
        assert_eq!(cycles(&graph), expected, "{edges:?}");
    }

    #[test]
    fn each_group_is_reported_once_by_a_shortest_cycle() {
        check(&[(0, 1), (1, 2), (0, 2)], &[]);
        check(&[(0, 1), (1, 0)], &[(&[0, 1], 2)]);
        check(&[(0, 1), (1, 2), (2, 0), (2, 1)], &[(&[0, 1, 2], 3)]);
        check(&[(0, 1), (1, 2), (2, 1), (3, 4), (4, 3)], &[(&[1, 2], 2), (&[3, 4], 2)]);
    }
}
