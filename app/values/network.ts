import ipaddr from "ipaddr.js";

/** The /48 around an IPv6 /64, which a provider gives to one customer; null for IPv4. */
export function siteOf(network: string): string | null {
  if (!network.endsWith("/64")) return null;
  return `${ipaddr.IPv6.networkAddressFromCIDR(network.replace(/\/64$/, "/48"))}/48`;
}

/** Who can’t be several for nothing: the /48, or the IPv4 address. */
export const customerOf = (network: string) => siteOf(network) ?? network;
