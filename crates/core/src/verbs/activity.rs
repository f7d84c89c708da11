//! Variables in the order of their activity: how often they took part in recent conflicts.

/// A heap of variables by activity, the most active one first.
pub(crate) struct Activity {
    activities: Vec<f64>,
    /// The activity that taking part in a conflict adds at the moment.
    gain: f64,
    heap: Vec<u32>,
    /// The place of each variable in the heap, or `ABSENT`.
    places: Vec<u32>,
}

const ABSENT: u32 = u32::MAX;

/// An activity above this scales all of them down.
const MOST: f64 = 1e100;

impl Activity {
    /// All variables `0..n`, with these activities at first.
    pub(crate) fn new(activities: Vec<f64>) -> Activity {
        let n = activities.len() as u32;
        let mut order =
            Activity { activities, gain: 1.0, heap: (0..n).collect(), places: (0..n).collect() };
        (0..order.heap.len() / 2).rev().for_each(|place| order.sink(place));
        order
    }

    /// Takes the most active variable off the heap.
    pub(crate) fn pop(&mut self) -> Option<u32> {
        let first = *self.heap.first()?;
        let last = self.heap.pop()?;
        self.places[first as usize] = ABSENT;
        if first != last {
            self.heap[0] = last;
            self.places[last as usize] = 0;
            self.sink(0);
        }
        Some(first)
    }

    /// Puts a variable back, if it is not there.
    pub(crate) fn push(&mut self, var: u32) {
        if self.places[var as usize] == ABSENT {
            self.places[var as usize] = self.heap.len() as u32;
            self.heap.push(var);
            self.rise(self.heap.len() - 1);
        }
    }

    /// Raises the activity of a variable.
    pub(crate) fn raise(&mut self, var: u32) {
        let activity = &mut self.activities[var as usize];
        *activity += self.gain;
        if *activity > MOST {
            self.activities.iter_mut().for_each(|activity| *activity /= MOST);
            self.gain /= MOST;
        }
        let place = self.places[var as usize];
        if place != ABSENT {
            self.rise(place as usize);
        }
    }

    /// Lowers all activities compared with those gained from now on.
    pub(crate) fn decay(&mut self, factor: f64) {
        self.gain /= factor;
    }

    fn rise(&mut self, mut place: usize) {
        let var = self.heap[place];
        while place > 0 {
            let parent = (place - 1) / 2;
            if self.activity(var) <= self.activity(self.heap[parent]) {
                break;
            }
            self.set(place, self.heap[parent]);
            place = parent;
        }
        self.set(place, var);
    }

    fn sink(&mut self, mut place: usize) {
        let var = self.heap[place];
        loop {
            let (left, right) = (2 * place + 1, 2 * place + 2);
            let Some(&first) = self.heap.get(left) else { break };
            let second = self.heap.get(right).copied();
            let (child, at) = match second {
                Some(second) if self.activity(second) > self.activity(first) => (second, right),
                _ => (first, left),
            };
            if self.activity(child) <= self.activity(var) {
                break;
            }
            self.set(place, child);
            place = at;
        }
        self.set(place, var);
    }

    fn set(&mut self, place: usize, var: u32) {
        self.heap[place] = var;
        self.places[var as usize] = place as u32;
    }

    fn activity(&self, var: u32) -> f64 {
        self.activities[var as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::Activity;

    #[test]
    fn variables_come_by_activity() {
        let mut order = Activity::new(vec![0.0; 50]);
        for round in 0..200_u32 {
            for var in [round * 7 % 50, round % 5] {
                order.raise(var);
            }
            order.decay(0.01);
        }
        let expected = {
            let mut vars: Vec<u32> = (0..50).collect();
            vars.sort_by(|&a, &b| order.activity(b).total_cmp(&order.activity(a)));
            vars.into_iter().map(|var| order.activity(var)).collect::<Vec<f64>>()
        };
        let taken: Vec<u32> = std::iter::from_fn(|| order.pop()).collect();
        let found: Vec<f64> = taken.iter().map(|&var| order.activity(var)).collect();
        assert_eq!(found, expected);
        assert!(expected[0] > 0.0 && expected[0] <= 1e100);
        order.push(3);
        order.push(3);
        assert_eq!((order.pop(), order.pop()), (Some(3), None));
    }
}
