import { Hono } from "hono";
import { READINESS_DEADLINE } from "~/contract/times";
import { refuseMethod } from "./methods";

/**
 * `/healthz`: the process answers. `/readyz`: what it needs answers too, within READINESS_DEADLINE (503 with
 * the names of what doesn't).
 */
export function health(checks: Readonly<Record<string, () => Promise<boolean>>>): Hono {
  const app = new Hono();
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
    );
    const missing = results.filter(([, ready]) => !ready).map(([name]) => name);
    return missing.length === 0
      ? context.text("ready")
      : context.json({ missing }, 503, { "retry-after": "5" });
  });
  app.all("/healthz", refuseMethod);
  app.all("/readyz", refuseMethod);
  return app;
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
