import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { TimePage } from "~/features/time-sheets/pages/time-page";
import { WeekPage } from "~/features/time-sheets/pages/week-page";

// No router is needed to see what a page says.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: (props: ComponentProps<"form">) => <form {...props} />,
  useNavigation: () => ({ state: "idle" }),
  useRouteLoaderData: () => undefined,
}));

type Props = ComponentProps<typeof WeekPage>;

const monday = "2027-05-10";
const head = {
  agreed: { unit: "HOUR", rate: 8_000, currency: "EUR", cap: 4_000 },
  used: 750,
  nearCap: false,
};
const work = { id: "w", side: "TALENT", brief: null, other: null, otherState: "ACTIVE" };

const aWeek = (more: object = {}) => ({
  ...{ week: monday, state: "OPEN", unit: "HOUR", currency: "EUR", rate: 8_000, turn: 1 },
  ...{ amount: 750, sum: 60_000, at: null, returned: null, takesWords: true },
  days: Array.from({ length: 7 }, (_, at) => ({
    day: `2027-05-${10 + at}`,
    standing: at < 5 ? "OPEN" : "AHEAD",
    amount: at === 1 ? 750 : null,
    note: at === 1 ? "Slow queries" : null,
  })),
  moves: ["SAVE", "SUBMIT"],
  ...more,
});

function show(week: object | null, posted: Record<string, string> | null = null, more: object = {}) {
  const page = {
    work: { ...work, time: { ...head, week, ...more } },
    ...{ monday, uid: "ann", done: null, kept: null },
  } as unknown as Props["page"];
  const answer = posted && {
    intent: posted.intent,
    lastResult: { status: "error", initialValue: posted, error: { "": ["Above the cap."] } },
    ...{ revision: null, both: null, shown: null },
  };
  return renderToStaticMarkup(<WeekPage page={page} answer={answer as Props["answer"]} />);
}

it("the days of a week are named by their rows in words, and only those that take time have controls", () => {
  const html = show(aWeek());
  expect(html).toMatch(/<th scope="row" id="time-day-2"[^>]*>Tuesday,? 11 May/);
  expect(html.match(/scope="row"/g)).toHaveLength(7);
  expect(html).toContain('aria-labelledby="time-day-2 time-amount"');
  expect(html).toMatch(/<input[^>]*name="amount2"[^>]*value="7.5"/);
  expect(html).not.toContain('name="amount6"');
  expect(html.match(/Still ahead/g)).toHaveLength(2);
});

it.each([
  ["in the form", aWeek(), true],
  ["beside a week that was submitted in another tab", aWeek({ state: "SUBMITTED", moves: [] }), false],
] as const)("what was typed comes back %s", (_case, week, inForm) => {
  const posted = { intent: "submit", turn: "1", amount1: "9", note1: "All of the shop", unit: "HOUR" };
  const html = show(week, posted);
  expect(html).toContain("Above the cap.");
  expect(html).toContain("All of the shop");
  expect(/name="note1"[^>]*value="All of the shop"/.test(html)).toBe(inForm);
  expect(html.includes("copy what you still need")).toBe(!inForm);
  // The way to a higher cap.
  expect(html).toContain('href="/app/work/w/agreement"');
});

it("both see it, and the way to a change, once the cap is nearly used", () => {
  const near = { used: 3_200, nearCap: true };
  for (const side of ["TALENT", "HIRER"]) {
    const time = { ...head, ...near, weeks: { nodes: [] }, totals: [], unwritten: [] };
    const page = { work: { ...work, side, agreement: { possible: true, time } }, uid: "ann" };
    const html = renderToStaticMarkup(<TimePage {...(page as unknown as ComponentProps<typeof TimePage>)} />);
    expect(html).toContain("At least 80% of the cap is used.");
    expect(html).toContain("Submitted or approved: 32 hours. The cap: 40 hours.");
    expect(html).toContain('href="/app/work/w/agreement"');
  }
});

it("a week that waits is named also where it is on a later page", () => {
  const waits = { state: "SUBMITTED", unit: "HOUR", currency: "EUR", weeks: 2, amount: 800, sum: 64_000 };
  const totals = [{ ...waits, first: "2026-01-05" }];
  const time = { ...head, weeks: { nodes: [aWeek({ state: "APPROVED" })] }, totals, unwritten: [] };
  const page = {
    work: { ...work, side: "HIRER", agreement: { possible: true, time } },
    ...{ uid: "ann", next: "/app/work/w/time?after=2027-05-10", isFirst: true, restarted: false },
  };
  const html = renderToStaticMarkup(<TimePage {...(page as unknown as ComponentProps<typeof TimePage>)} />);
  expect(html).toContain("2 weeks wait for your approval");
  expect(html).toContain('href="/app/work/w/time/2026-01-05"');
  expect(html).toContain("8 hours");
  expect(html).toMatch(/href="\/app\/work\/w\/time\?after=2027-05-10"[^>]*>(<[^>]*>)*Earlier weeks/);
});

it("a hirer reads that nothing is submitted, and nothing of a week that is written anew", () => {
  expect(show(null)).toContain("has submitted nothing for this week");
});
