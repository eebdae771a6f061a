import { Hono } from "hono";
import type { Clock } from "~/platform/ports/clock";
import { isWithin } from "~/values/bound";
import { orLate } from "~/values/deadline.server";
import { READINESS_DEADLINE, READINESS_KEPT } from "~/values/durations";
import { refuseMethod } from "./methods";

type Asked = Readonly<Record<string, () => Promise<boolean>>>;

interface Readiness {
  missing: string[];
  told: Record<string, boolean | null>;
}

/**
 * `/healthz`: the process answers. `/readyz`: its services answer too, within READINESS_DEADLINE
 * (otherwise 503 with the names of those that don't). `tells` are reported as well, null without an
 * answer in time; none of them makes a process unready. The endpoint is public, so it reports no
 * numbers, which the metrics have, and its answer is kept for READINESS_KEPT, so that it can't be
 * used to flood the provider. Once `stopping` is aborted the process isn't ready, and no service is
 * asked.
 */
export function health(checks: Asked, clock: Clock, tells: Asked = {}, stopping?: AbortSignal): Hono {
  const app = new Hono();
  let asked: { at: Date; readiness: Promise<Readiness> } | undefined;

  function findReadiness(): Promise<Readiness> {
    const now = clock.now();
    if (!asked || !isWithin(READINESS_KEPT, asked.at, now))
      asked = { at: now, readiness: ask(checks, tells) };
    return asked.readiness;
  }

  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    if (stopping?.aborted) return context.json({ stopping: true }, 503, { "retry-after": "5" });
    const { missing, told } = await findReadiness();
    const detail = { missing, ...told };
    return missing.length === 0 ? context.json(detail) : context.json(detail, 503, { "retry-after": "5" });
  });
  app.all("/healthz", refuseMethod);
  app.all("/readyz", refuseMethod);
  return app;
}

async function ask(checks: Asked, tells: Asked): Promise<Readiness> {
  const [ready, told] = await Promise.all([askAll(checks), askAll(tells)]);
  return { missing: Object.keys(ready).filter((name) => !ready[name]), told };
}

/** The answer of each; null if it fails or takes too long. */
async function askAll(asked: Asked): Promise<Record<string, boolean | null>> {
  const answers = Object.entries(asked).map(async ([name, ask]) => {
    const answer = await orLate<boolean | null>(
      READINESS_DEADLINE,
      Promise.resolve().then(ask),
      () => null,
    ).catch(() => null);
    return [name, answer] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}
