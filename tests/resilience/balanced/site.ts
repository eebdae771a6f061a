import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { requireEmulatorHost } from "#tests/support/identity";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../../firestore.indexes.json";
import { startBalancer } from "../../../scripts/balancer.mjs";
import { canIsolate } from "../../../scripts/network-namespaces.mjs";
import { findFreePorts } from "../../../scripts/ports.mjs";
import { startSmtpServer } from "../../platform/mail/smtp-server";
import { type Product, startProduct } from "../product";
import { createNamespace, createPort, type Place } from "./places";

export const isIsolated = canIsolate();

/** One process of the product, and where it runs. */
interface Node {
  place: Place;
  product: Product;
}

export type Site = Awaited<ReturnType<typeof startBalancedSite>>;

/**
 * Three processes on one DATA_DIR, each in a network namespace of its own where that can be had, behind HAProxy with
 * the operator's own file. Answers once all three are in use; ends with the test.
 */
export async function startBalancedSite(haproxy: string) {
  const [port = 0, plain = 0] = await findFreePorts(2);
  const dataDir = await mkdtemp(join(tmpdir(), "balanced-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const projectId = `demo-${randomUUID()}`;
  const emulatorPort = Number(requireEmulatorHost().split(":")[1]);
  const mails = await startSmtpServer();
  onTestFinished(mails.close);

  async function start(place: Place): Promise<Product> {
    return startProduct({
      port: place.port,
      dataDir,
      projectId,
      within: place.within,
      mailUrl: `smtp://${await place.wayTo(mails.port)}`,
      settings: {
        LISTEN: "localhost",
        ORIGIN: `http://localhost:${port}`,
        ALLOWED_HOSTS: `localhost:${port}`,
        // The balancer, and whoever speaks to it from this machine.
        TRUSTED_PROXIES: `${place.balancer},127.0.0.1`,
        FIREBASE_AUTH_EMULATOR_HOST: await place.wayTo(emulatorPort),
        DRAIN_AFTER: "1",
      },
    });
  }

  const nodes: Node[] = [];
  for (const number of [1, 2, 3]) {
    const place = await (isIsolated ? createNamespace(number) : createPort());
    // Its process has ended by then: what was begun last is undone first.
    onTestFinished(() => void place.remove());
    nodes.push({ place, product: await start(place) });
  }

  const said = new EventEmitter();
  const balancer = await startBalancer({
    haproxy,
    front: `127.0.0.1:${port}`,
    plain: `127.0.0.1:${plain}`,
    processes: nodes.map(({ place }) => `${place.host}:${place.port}`),
    checkEvery: "250ms",
    log(line) {
      const state = /^Server pages\/web(\d) is (UP|DOWN|stopping)/.exec(line);
      if (state) said.emit(`${state[1]} ${state[2]}`);
    },
  });
  onTestFinished(async () => void (await balancer.stop()));

  return {
    port,
    nodes: nodes as readonly Node[],
    /** What all three have sent. */
    mails: mails.received,
    /** The store of all three, beside them. */
    openStore: () =>
      createVersionedStore(createSqliteStore({ file: join(dataDir, "store.sqlite"), indexes })),
    /** When the balancer says so of a process next. */
    says: (number: number, state: "UP" | "DOWN" | "stopping") => once(said, `${number + 1} ${state}`),
    /** Stops one in order, starts it again, and waits for the balancer to use it. */
    async restart(number: number) {
      const node = nodes[number];
      if (!node) throw new Error(`There is no process ${number}`);
      node.product.signal("SIGTERM");
      const exit = await node.product.exited;
      const isUp = once(said, `${number + 1} UP`);
      node.product = await start(node.place);
      await isUp;
      return exit;
    },
  };
}
