import type { Page } from "@playwright/test";

interface TraceEvent {
  name: string;
  args: { data?: { score?: number } };
}

/** Chromium's own trace while `work` runs: the score of each movement of something that was painted already. */
export async function traceShifts(page: Page, work: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("This page has no browser of its own.");
  await browser.startTracing(page, { categories: ["loading"] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return trace.traceEvents
    .filter(({ name }) => name === "LayoutShift")
    .map(({ args }) => args.data?.score ?? Number.NaN);
}
