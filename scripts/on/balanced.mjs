// @ts-check
/** Two processes that serve everything, behind HAProxy with the operator's own file. */
import { ensureHaproxy, startBalancer } from "../balancer.mjs";
import { findFreePorts, SetupError } from "../ports.mjs";
import { startInOrder, startSite } from "../running-site.mjs";

/** @type {import("../running-site.mjs").Way["start"]} */
export async function start(options) {
  const haproxy = await ensureHaproxy();
  if (!haproxy) throw new SetupError("--on=balanced needs HAProxy: apt-get install haproxy.");
  const { port, log } = options;
  const [one = 0, two = 0, plain = 0] = await findFreePorts(3);
  const origin = `http://localhost:${port}`;
  const settings = {
    ORIGIN: origin,
    ALLOWED_HOSTS: `localhost:${port},127.0.0.1:${port}`,
    TRUSTED_PROXIES: "127.0.0.1",
    ...options.settings,
  };
  const running = await startInOrder([
    () => startSite("The first process", { ...options, settings, port: one }),
    () => startSite("The second process", { ...options, settings, port: two }),
    async () => {
      const child = await startBalancer({
        ...{ haproxy, log, checkEvery: "1s" },
        ...{ front: `127.0.0.1:${port}`, plain: `127.0.0.1:${plain}` },
        processes: [one, two].map((each) => `127.0.0.1:${each}`),
      });
      return { ...child, name: "The balancer", port, origin };
    },
  ]);
  return { ...running, origin };
}
