import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyaddr from "proxy-addr";

/** The parts of a request that tell where it came from. */
export type Arrival = {
  socket: Pick<IncomingMessage["socket"], "remoteAddress">;
  headers: IncomingMessage["headers"];
};

/** Stands for all connections that ended before their address could be read. */
const unknown = "unknown";

/**
 * Makes the reader of a request's network: its client address, with IPv6 cut to the /64 that one
 * household or server has for itself. A peer that is not a trusted proxy is the client, whatever
 * its `X-Forwarded-For` says; behind trusted proxies the client is the right-most address that
 * isn't one of theirs. `trustedProxies`: addresses and ranges (`10.0.0.0/8`). Never throws; an
 * unreadable address counts for the proxy that passed it on.
 */
export function createNetworkReader(
  trustedProxies: readonly string[],
): (arrival: Arrival | undefined) => string {
  const isTrusted = proxyaddr.compile([...trustedProxies]);
  const trust = (address: string, hop: number) => isTrusted(withoutPort(address), hop);
  return (arrival) => {
    const peer = arrival?.socket.remoteAddress;
    if (!peer) return unknown;
    const { socket, headers } = arrival;
    // Nearest first: each proxy, and then the client.
    const hops = proxyaddr.all({ socket, headers } as IncomingMessage, trust);
    const client = hops.map(withoutPort).findLast((address) => ipaddr.isValid(address));
    return toNetwork(client ?? peer);
  };
}

/**
 * Makes the reader of a connection's network before its first request; null for a trusted proxy,
 * whose connections belong to many clients. Never throws.
 */
export function createPeerReader(
  trustedProxies: readonly string[],
): (address: string | undefined) => string | null {
  const isTrusted = proxyaddr.compile([...trustedProxies]);
  return (address) => {
    if (!address) return unknown;
    return ipaddr.isValid(address) && isTrusted(address, 0) ? null : toNetwork(address);
  };
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](?::\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return unknown;
  // IPv4 written as IPv6 (`::ffff:192.0.2.1`) is IPv4: a dual-stack socket reports it that way.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`)}/64`;
}
