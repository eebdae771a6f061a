import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { findFreePorts } from "../../../scripts/ports.mjs";

/** Where a process runs: a machine of its own, as far as its network goes. */
export interface Place {
  /** What `startChild` runs Node within. */
  within: string[];
  host: string;
  port: number;
  /** From where the balancer comes. */
  balancer: string;
  /** Its way to a port of this machine's loopback. */
  wayTo(port: number): Promise<string>;
  /** Takes its link down, without a word to anybody, and up again. Only in a namespace. */
  cut(): Promise<unknown>;
  mend(): Promise<unknown>;
  remove(): Promise<unknown>;
}

const ip = (...args: string[]) => execa("ip", args);

/** A network namespace that is joined to this one by a link of its own. */
export async function createNamespace(number: number): Promise<Place> {
  const name = `guildhall-${process.pid}-${number}`;
  // At most 15 characters.
  const link = `gh${process.pid}-${number}`;
  // Of the addresses that no site has (RFC 6598), four for each link.
  const first = ((process.pid * 16 + number) * 4) & 0x3f_ffff;
  const address = (at: number) => `100.${64 + (first >> 16)}.${(first >> 8) & 255}.${(first & 255) + at}`;
  const [outside, inside] = [address(1), address(2)];
  const directory = await mkdtemp(join(tmpdir(), "namespace-"));
  const relays: (Server | Socket)[] = [];
  const ways = new Map<number, Promise<string>>();

  const remove = async () => {
    for (const relay of relays) "close" in relay ? relay.close() : relay.destroy();
    // The link goes with it.
    await ip("netns", "del", name).catch(() => {});
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await ip("netns", "add", name);
    await ip("link", "add", link, "type", "veth", "peer", "name", "eth0", "netns", name);
    await ip("addr", "add", `${outside}/30`, "dev", link);
    await ip("link", "set", link, "up");
    await ip("-n", name, "addr", "add", `${inside}/30`, "dev", "eth0");
    for (const device of ["lo", "eth0"]) await ip("-n", name, "link", "set", device, "up");
    // Local mode listens at localhost alone, which in there is the end of the link.
    await writeFile(join(directory, "hosts"), `${inside} localhost\n`);
  } catch (error) {
    await remove();
    throw error;
  }

  async function relayTo(target: number): Promise<string> {
    const relay = createServer((from) => {
      const to = dial(target, "127.0.0.1");
      relays.push(from, to);
      for (const [one, other] of [[from, to] as const, [to, from] as const])
        one.on("error", () => other.destroy()).pipe(other);
    });
    relays.push(relay);
    await new Promise<void>((resolve, reject) => relay.on("error", reject).listen(target, outside, resolve));
    return `${outside}:${target}`;
  }

  const enter = 'mount --bind "$0" /etc/hosts && exec "$@"';
  const [port = 0] = await findFreePorts(1);
  return {
    within: ["ip", "netns", "exec", name, "sh", "-c", enter, join(directory, "hosts")],
    host: inside,
    port,
    balancer: outside,
    wayTo(target) {
      const way = ways.get(target) ?? relayTo(target);
      ways.set(target, way);
      return way;
    },
    // At its own end: to everybody else it is silent.
    cut: () => ip("-n", name, "link", "set", "eth0", "down"),
    mend: () => ip("-n", name, "link", "set", "eth0", "up"),
    remove,
  };
}

/** A port of this machine, where there can be no namespace. */
export async function createPort(): Promise<Place> {
  const [port = 0] = await findFreePorts(1);
  const never = () => Promise.reject(new Error("There is no link to cut."));
  return {
    within: [],
    host: "127.0.0.1",
    port,
    balancer: "127.0.0.1",
    wayTo: async (target) => `127.0.0.1:${target}`,
    cut: never,
    mend: never,
    remove: async () => undefined,
  };
}
