//! Identifies clients: by the address of the connection, by the address that a trusted proxy
//! reports, or by their API key.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;

use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;

use crate::settings::Settings;

/// A client, to which rate limits and other limits apply.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Client {
    /// An address; for IPv6 the /64 network, which is what one customer usually has.
    Address(IpAddr),
    /// The owner of an API key.
    Owner(Arc<str>),
}

/// An API key is required, and none or an unknown one was given.
#[derive(Debug)]
pub(crate) struct NoKey;

impl Client {
    /// The client that sent these headers from an address.
    pub(crate) fn of(
        settings: &Settings,
        peer: IpAddr,
        headers: &HeaderMap,
    ) -> (Client, Result<(), NoKey>) {
        let by_address = Client::at(address(settings, peer, headers));
        let Some(keys) = &settings.keys else { return (by_address, Ok(())) };
        let given = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let key = given.and_then(|value| {
            let (scheme, key) = value.split_once(' ')?;
            scheme.eq_ignore_ascii_case("bearer").then(|| key.trim())
        });
        match key.and_then(|key| keys.owner(key)) {
            Some(owner) => (Client::Owner(owner.into()), Ok(())),
            None => (by_address, Err(NoKey)),
        }
    }

    /// A client identified by its address alone.
    pub(crate) fn at(address: IpAddr) -> Client {
        Client::Address(match address.to_canonical() {
            IpAddr::V6(address) if !address.is_loopback() => {
                IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)))
            }
            other => other,
        })
    }
}

/// The last address in X-Forwarded-For that is not one of our proxies, if the peer is a trusted
/// proxy.
fn address(settings: &Settings, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let is_proxy = |address: IpAddr| settings.proxies.iter().any(|known| known.contains(address));
    let mut address = peer.to_canonical();
    if !is_proxy(address) {
        return address;
    }
    let values: Vec<_> = headers.get_all("x-forwarded-for").iter().collect();
    let hops = values.iter().rev().flat_map(|value| value.to_str().unwrap_or("").rsplit(','));
    for hop in hops {
        // Entries to the left of an unreadable one cannot be trusted either.
        let Ok(hop) = hop.trim().parse::<IpAddr>() else { break };
        address = hop.to_canonical();
        if !is_proxy(address) {
            break;
        }
    }
    address
}

impl fmt::Display for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Client::Address(address) => address.fmt(f),
            Client::Owner(name) => f.write_str(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use gridwright_serve_flags::ServeArgs;

    use super::*;

    fn seen(proxies: &[&str], peer: &str, forwarded: &[&str]) -> String {
        let trust_proxy = proxies.iter().map(|&proxy| proxy.to_owned()).collect();
        let args = ServeArgs { trust_proxy, grace: 1.0, ..ServeArgs::default() };
        let settings = Settings::of(&args, true).unwrap();
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", value.parse().unwrap());
        }
        Client::of(&settings, peer.parse().unwrap(), &headers).0.to_string()
    }

    #[test]
    fn headers_are_believed_from_proxies_only() {
        let proxies = ["10.0.0.0/8"];
        assert_eq!(seen(&[], "203.0.113.1", &["198.51.100.7"]), "203.0.113.1");
        assert_eq!(seen(&proxies, "203.0.113.1", &["198.51.100.7"]), "203.0.113.1");
        assert_eq!(seen(&proxies, "10.0.0.1", &["198.51.100.7"]), "198.51.100.7");
        // Addresses that a client wrote itself come before those that the proxies added.
        assert_eq!(
            seen(&proxies, "10.0.0.1", &["1.2.3.4, 198.51.100.7, 10.0.0.2"]),
            "198.51.100.7"
        );
        assert_eq!(seen(&proxies, "10.0.0.1", &["1.2.3.4", "198.51.100.7"]), "198.51.100.7");
        assert_eq!(seen(&proxies, "10.0.0.1", &["198.51.100.7, nonsense"]), "10.0.0.1");
        assert_eq!(seen(&proxies, "10.0.0.1", &[]), "10.0.0.1");
    }

    #[test]
    fn a_network_of_ipv6_is_one_client() {
        assert_eq!(seen(&[], "2001:db8:1:2:3:4:5:6", &[]), "2001:db8:1:2::");
        assert_eq!(seen(&[], "::ffff:192.0.2.1", &[]), "192.0.2.1");
    }
}
