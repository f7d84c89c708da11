//! Colours and attributes of roles and tints on a terminal, as parameters of an SGR sequence.

use gridwright_core::{Item, Part, Role};

/// The SGR parameters of a character; empty for the terminal's default look.
pub(crate) fn sgr(role: Option<Role>, tint: Option<u8>) -> String {
    let look = look(role);
    match tint {
        None => look.bare.to_owned(),
        Some(tint) => format!("{};48;5;{}", look.tinted, TINTS[usize::from(tint) % TINTS.len()]),
    }
}

/// Backgrounds for regions, in the 256-colour palette.
///
/// Chosen to be distinguishable with any kind of colour blindness, and light enough for the dark
/// foregrounds of [`Look::tinted`].
const TINTS: [u8; Item::TINTS as usize] = [229, 147, 115, 215, 195, 182];

/// The SGR parameters of a role.
struct Look {
    /// On the terminal's default background. Colours are of medium lightness, because that
    /// background may be black or white.
    bare: &'static str,
    /// On a tint. The foreground is always set, because the default one may be light.
    tinted: &'static str,
}

/// No two roles of a character in a cell differ in colour alone: weight, underline and reverse
/// video distinguish them too. The parts of a step have characters of their own.
fn look(role: Option<Role>) -> Look {
    let (bare, tinted) = match role {
        None | Some(Role::Wall) => ("", "38;5;16"),
        Some(Role::Grid | Role::Pencil) => ("2", "38;5;238"),
        Some(Role::Given) => ("1", "1;38;5;16"),
        Some(Role::Entry) => ("38;5;63", "38;5;19"),
        Some(Role::Path) => ("1;38;5;130", "1;38;5;16"),
        Some(Role::Because) => ("4", "4;38;5;16"),
        Some(Role::Part(Part::Pivot)) => ("1;38;5;133", "1;38;5;16"),
        Some(Role::Part(Part::Wing)) => ("1;38;5;64", "1;38;5;16"),
        Some(Role::Part(Part::Fin)) => ("1;38;5;130", "1;38;5;16"),
        Some(Role::Part(Part::ColourA)) => ("1;38;5;30", "1;38;5;16"),
        Some(Role::Part(Part::ColourB)) => ("1;38;5;162", "1;38;5;16"),
        Some(Role::Gone) => ("9", "9;38;5;16"),
        Some(Role::Error) => ("1;7;38;5;160", "1;7;38;5;88"),
        Some(Role::Hint) => ("1;4;38;5;28", "1;4;38;5;16"),
    };
    Look { bare, tinted }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROLES: [Option<Role>; 16] = [
        None,
        Some(Role::Grid),
        Some(Role::Wall),
        Some(Role::Given),
        Some(Role::Entry),
        Some(Role::Pencil),
        Some(Role::Path),
        Some(Role::Because),
        Some(Role::Part(Part::Pivot)),
        Some(Role::Part(Part::Wing)),
        Some(Role::Part(Part::Fin)),
        Some(Role::Part(Part::ColourA)),
        Some(Role::Part(Part::ColourB)),
        Some(Role::Gone),
        Some(Role::Error),
        Some(Role::Hint),
    ];
    const BLACK: u8 = 16;
    const WHITE: u8 = 231;

    /// The relative luminance of a colour of the 256-colour palette, as WCAG 2 defines it.
    fn luminance(colour: u8) -> f64 {
        let level = |n: u8| if n == 0 { 0.0 } else { 55.0 + 40.0 * f64::from(n) };
        let rgb = match colour {
            0..16 => panic!("the first 16 colours differ from terminal to terminal"),
            16..232 => {
                let n = colour - 16;
                [level(n / 36), level(n / 6 % 6), level(n % 6)]
            }
            232.. => [8.0 + 10.0 * f64::from(colour - 232); 3],
        };
        let linear = rgb.map(|v| ((v / 255.0 + 0.055) / 1.055).powf(2.4));
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    fn contrast(one: u8, other: u8) -> f64 {
        let (a, b) = (luminance(one) + 0.05, luminance(other) + 0.05);
        a.max(b) / a.min(b)
    }

    /// The foreground that SGR parameters set.
    fn foreground(parameters: &str) -> Option<u8> {
        let (_, after) = parameters.split_once("38;5;")?;
        after.split(';').next()?.parse().ok()
    }

    #[test]
    fn every_ink_reads_on_every_tint() {
        for role in ROLES {
            let ink = foreground(look(role).tinted).expect("a tint comes with a foreground");
            for tint in TINTS {
                assert!(contrast(ink, tint) >= 4.5, "{role:?}: {ink} on {tint}");
            }
        }
    }

    #[test]
    fn every_ink_reads_on_black_and_on_white() {
        for role in ROLES {
            let Some(ink) = foreground(look(role).bare) else { continue };
            for ground in [BLACK, WHITE] {
                assert!(contrast(ink, ground) >= 3.8, "{role:?}: {ink} on {ground}");
            }
        }
    }

    #[test]
    fn tints_wrap_around() {
        assert_eq!(sgr(None, Some(Item::TINTS)), sgr(None, Some(0)));
        assert_eq!(sgr(None, None), "");
    }
}
