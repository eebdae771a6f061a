import { Hono } from "hono";
import { isWithin } from "~/contract/bound";
import { READINESS_DEADLINE, READINESS_KEPT } from "~/contract/times";
import type { Clock } from "~/ports/clock";
import { refuseMethod } from "./methods";

type Checks = Readonly<Record<string, () => Promise<boolean>>>;

/**
 * `/healthz`: the process answers. `/readyz`: what it needs answers too, within READINESS_DEADLINE (503 with
 * the names of what doesn't). Anybody may ask, so the answer is kept for READINESS_KEPT: it is no way to make
 * us ask the provider.
 */
export function health(checks: Checks, clock: Clock): Hono {
  const app = new Hono();
  let asked: { at: Date; missing: Promise<string[]> } | undefined;

  function findMissing(): Promise<string[]> {
    const now = clock.now();
    if (!asked || !isWithin(READINESS_KEPT, asked.at, now)) asked = { at: now, missing: ask(checks) };
    return asked.missing;
  }

  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    const missing = await findMissing();
    return missing.length === 0
      ? context.text("ready")
      : context.json({ missing }, 503, { "retry-after": "5" });
  });
  app.all("/healthz", refuseMethod);
  app.all("/readyz", refuseMethod);
  return app;
}

/** The names of the checks that don't pass in time. */
async function ask(checks: Checks): Promise<string[]> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
  );
  return results.filter(([, ready]) => !ready).map(([name]) => name);
}

async function passes(check: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, READINESS_DEADLINE, false);
  });
  try {
    return await Promise.race([check(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
