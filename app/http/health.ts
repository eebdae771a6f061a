import { Hono } from "hono";

/** `/healthz`: the process answers. `/readyz`: what it needs answers too (503 with the names of what doesn't). */
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
  return app;
}

async function passes(check: () => Promise<boolean>): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}
