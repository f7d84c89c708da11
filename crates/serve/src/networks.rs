//! IP networks: an address and the length of its prefix.

use std::net::IpAddr;
use std::str::FromStr;

use anyhow::{Context, Error, Result, ensure};

/// A network such as 10.0.0.0/8. IPv4-mapped IPv6 addresses are treated as IPv4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Network {
    address: IpAddr,
    bits: u32,
}

impl Network {
    pub(crate) fn contains(&self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let shift = 32 - self.bits;
                u64::from(own.to_bits()) >> shift == u64::from(other.to_bits()) >> shift
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                self.bits == 0 || (own.to_bits() ^ other.to_bits()) >> (128 - self.bits) == 0
            }
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = Error;

    fn from_str(text: &str) -> Result<Network> {
        let wrong = || format!("{text:?}: expected an address, or a network such as 10.0.0.0/8");
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse().with_context(wrong)?)),
            None => (text, None),
        };
        let address = address.parse::<IpAddr>().with_context(wrong)?.to_canonical();
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(most);
        ensure!(bits <= most, wrong());
        Ok(Network { address, bits })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_hold_their_addresses() {
        for (network, inside, outside) in [
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
            ("192.168.1.7", "192.168.1.7", "192.168.1.8"),
            ("0.0.0.0/0", "203.0.113.9", "::1"),
            ("2001:db8::/32", "2001:db8:1::", "2001:db9::"),
            ("::/0", "2001:db8::1", "10.0.0.1"),
            ("127.0.0.1", "::ffff:127.0.0.1", "::1"),
        ] {
            let parsed: Network = network.parse().unwrap();
            assert!(parsed.contains(inside.parse().unwrap()), "{network} {inside}");
            assert!(!parsed.contains(outside.parse().unwrap()), "{network} {outside}");
        }
        for wrong in ["", "10.0.0.0/33", "10.0.0/8", "::/129", "host", "10.0.0.0/-1"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }
}
