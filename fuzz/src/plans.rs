//! Plans of books and of data sets.

use gridwright::FAMILIES;
use gridwright_bulk::{Plan as BulkPlan, Set};

use crate::ensure::{ensure, sentence};
use crate::outcome::Outcome;
use crate::seeds::inputs;

/// A plan from the documentation that uses every key.
const MILLION: &str = include_str!("../../docs/million.toml");

pub(crate) fn book_seeds() -> Vec<Vec<u8>> {
    // The plans in the documentation of books.
    let shown = include_str!("../../docs/books.md");
    let blocks = shown.split("```").skip(1).step_by(2);
    let blocks = blocks.filter_map(|block| block.strip_prefix("toml\n")).map(str::to_owned);
    let of_families = FAMILIES.iter().map(|family| {
        format!(
            "title = 'x'\ntrim = 'a5'\n[[chapter]]\nfamily = '{}'\nparams = '{}'\ncount = 2\nlevel = 'easy'\n",
            family.info().id,
            family.info().presets[0]
        )
    });
    inputs(blocks.chain(of_families))
}

pub(crate) fn books(input: &[u8]) -> Outcome {
    let text = String::from_utf8_lossy(input);
    let mut outcome = String::new();
    for read in [Ok(None), Ok(Some("pear\nplum\nfig".to_owned())), Err("gone".to_owned())] {
        let (plan, faults) = gridwright_book::Plan::examine(&text, |_| read.clone());
        for fault in &faults {
            sentence(&fault.to_string())?;
            outcome.push_str(&fault.to_string());
        }
        let parsed = gridwright_book::Plan::parse_with(&text, |_| read.clone());
        ensure!(parsed.is_ok() == faults.is_empty(), "read, and at fault: {faults:?}");
        if parsed.is_ok() {
            let orders = plan.orders(&text);
            outcome.push_str(match orders {
                Ok(_) => "orders",
                Err(_) => "no orders",
            });
        }
    }
    Ok(outcome)
}

pub(crate) fn bulk_seeds() -> Vec<Vec<u8>> {
    let sets = FAMILIES.iter().map(|family| {
        let info = family.info();
        format!("5x{}/{}", info.id, info.presets[0])
    });
    let toml = FAMILIES.iter().map(|family| {
        let info = family.info();
        format!(
            "seed = 3\npart-rows = 10\nrate = ['gridwright']\ntrace = true\n[splits]\ntest = 0.1\ntrain = 0.9\n\
             [[set]]\nfamily = '{}'\nparams = '{}'\ncount = 30\n",
            info.id, info.presets[0]
        )
    });
    let json =
        r#"{"seed": 7, "format": "jsonl", "nodes": 1000, "language": "de", "set": []}"#.to_owned();
    let splits = "train=0.8,test=0.2".to_owned();
    inputs(sets.chain(toml).chain([MILLION.to_owned(), json, splits]))
}

pub(crate) fn bulk(input: &[u8]) -> Outcome {
    let text = String::from_utf8_lossy(input);
    let mut outcome = String::new();
    let plans = [
        BulkPlan::parse(&text),
        BulkPlan::parse_json(&text),
        Set::parse(&text).map(|set| BulkPlan { sets: vec![set], ..BulkPlan::default() }),
        BulkPlan::parse_splits(&text).and_then(|splits| {
            let sets = vec![Set::parse(&format!("5x{}", FAMILIES[0].info().id))?];
            Ok(BulkPlan { sets, splits, ..BulkPlan::default() })
        }),
    ];
    for plan in plans {
        match plan.and_then(BulkPlan::checked) {
            Err(error) => {
                sentence(&error.to_string())?;
                outcome.push_str(&error.to_string());
            }
            Ok(plan) => {
                outcome.push_str("a plan ");
                let (n_rows, n_parts) = (plan.n_rows(), plan.n_parts());
                ensure!(n_rows > 0 && n_parts > 0, "an empty plan was accepted: {plan:?}");
                let ends = (plan.range(0), plan.range(n_parts - 1));
                ensure!(ends.0.start == 0 && ends.1.end == n_rows, "{ends:?} of {n_rows} rows");
                for row in [0, n_rows / 2, n_rows - 1] {
                    plan.recipe(row).map_err(|error| format!("row {row}: {error}"))?;
                }
                let json = serde_json::to_string(&plan).map_err(|error| error.to_string())?;
                let again: BulkPlan =
                    serde_json::from_str(&json).map_err(|error| format!("{json}: {error}"))?;
                ensure!(again == plan, "{plan:?} comes back as {again:?}");
            }
        }
    }
    Ok(outcome)
}
