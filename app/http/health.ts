import { Hono } from "hono";
import { READINESS_DEADLINE } from "~/contract/times";
import { refuseMethod } from "./methods";

type Asked<T> = Readonly<Record<string, () => Promise<T>>>;

/**
 * `/healthz`: the process answers. `/readyz`: what it needs answers too, within READINESS_DEADLINE (503 with
 * the names of what doesn't). `counts` are told with it for whoever watches, null where there is none in
 * time; none of them makes a process unready.
 */
export function health(checks: Asked<boolean>, counts: Asked<number> = {}): Hono {
  const app = new Hono();
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    const [ready, counted] = await Promise.all([askAll(checks), askAll(counts)]);
    const missing = Object.keys(ready).filter((name) => !ready[name]);
    const detail = { missing, ...counted };
    return missing.length === 0 ? context.json(detail) : context.json(detail, 503, { "retry-after": "5" });
  });
  app.all("/healthz", refuseMethod);
  app.all("/readyz", refuseMethod);
  return app;
}

async function askAll<T>(asked: Asked<T>): Promise<Record<string, T | null>> {
  const answers = Object.entries(asked).map(async ([name, ask]) => [name, await inTime(ask)] as const);
  return Object.fromEntries(await Promise.all(answers));
}

/** What it answers; null when it fails, or gives no answer in time. */
async function inTime<T>(ask: () => Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, READINESS_DEADLINE, null);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
