import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Dashboard } from "~/features/dashboard/pages/dashboard";

// No router is needed to see what a page says.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: (props: ComponentProps<"form">) => <form {...props} />,
  useNavigation: () => ({ state: "idle" }),
  useRouteLoaderData: () => undefined,
}));

type Props = ComponentProps<typeof Dashboard>;

/** A dashboard of talent, with its headings. */
function show(more: object) {
  const viewer = {
    kind: "FREELANCER",
    status: "ACTIVE",
    moves: [],
    profile: null,
  } as unknown as Props["viewer"];
  const dashboard = {
    ...{ work: [], works: [], running: [], briefs: [], lacking: null, seeking: null, record: null },
    now: "2026-11-23T10:00:00.000Z",
    proposals: [{ brief: { id: "b", title: "A shop" }, status: "SHORTLISTED", placeInLine: null, due: null }],
    ...more,
    numbers: { briefs: 0, partial: false, replyHours: null, months: [] },
  } as unknown as Props["dashboard"];
  const html = renderToStaticMarkup(<Dashboard viewer={viewer} dashboard={dashboard} />);
  const titles = html.match(/<h2.*?<\/h2>/g)?.map((heading) => heading.replace(/<[^>]*>/g, ""));
  return { html, titles };
}

it("the reader’s own proposals stand before briefs that they may fit", () => {
  expect(show({}).titles?.slice(0, 3)).toEqual([
    "Nothing waits for you",
    "Your proposals",
    "Briefs that fit you",
  ]);
});

const noneFit = (lacking: object | null) => show({ briefs: [], lacking }).html;

it("where no brief fits, what is asked for most leads to the profile and back", () => {
  const html = noneFit({ named: true, asked: ["SQL", "C++ & C"] });
  expect(html).toContain("No new brief fits your skills right now.");
  expect(html).toContain('href="/app/profile?add=skills%3ASQL&amp;back=%2Fapp"');
  expect(html).toContain("add=skills%3AC%2B%2B+%26+C&amp;back=%2Fapp");
  expect(noneFit({ named: false, asked: [] })).toContain('href="/app/profile?add=skills&amp;back=%2Fapp"');
});

const seeking = {
  brief: { id: "b", title: "A shop", skills: ["SQL", "Go", "Payments"], moves: ["EDIT"] },
  ...{ members: [], least: 2, rarest: ["Payments"] },
};

it("where nobody fits a brief, its owner reads how many skills are missing, and mends the brief", () => {
  const { html } = show({ seeking });
  expect(html).toContain("nobody new with 2 of these 3 skills: SQL, Go, Payments");
  expect(html).toContain("The rarest: Payments.");
  expect(html).toContain('href="/app/briefs/b/edit"');
  const fixed = show({
    seeking: { ...seeking, rarest: seeking.brief.skills, brief: { ...seeking.brief, moves: [] } },
  });
  expect(fixed.html).not.toContain("/edit");
  expect(fixed.html).not.toContain("The rarest");
});

it("a brief that fits shows five marks, and how its skills do", () => {
  const brief = { id: "b", title: "A shop", hirer: null, workplace: null, location: null, skills: [] };
  const fit = {
    lines: [
      { aspect: "SKILLS", state: "NEARLY", found: 1, all: 2 },
      { aspect: "RATE", state: "UNKNOWN", found: null, all: null },
    ],
    skills: "1 of 2. Not in the profile: Go.",
  };
  const { html } = show({ briefs: [{ brief, fit }] });
  expect(html).toContain('title="Skills: 1 of 2"');
  expect(html).toContain('title="Price: not known"');
  expect(html).toContain("Skills: 1 of 2. Not in the profile: Go.");
});

const work = (stage: string, more: object = {}) => ({
  ...{ id: `b_${stage}`, brief: { id: "b", title: "A shop", writtenIn: null }, side: "TALENT", stage },
  other: { uid: "hal", profile: { face: null, displayName: "Hal", organisation: "Hale" } },
  ...{ otherState: "ACTIVE", acceptedAt: "2026-11-20T10:00:00.000Z", startsOn: "2026-11-20" },
  ...{ endsAt: null, showsAt: null, agreement: { next: null }, ...more },
});
const draft = {
  ...{ kind: "PROPOSAL_DRAFT", brief: { id: "c", title: "Another", writtenIn: null }, count: null },
  ...{ due: null, since: null, who: null, whoState: null, uid: null, face: null },
  ...{ conversation: null, work: null, of: null },
};

it.each([
  ["NEW", [draft], "It’s a yes: say hello to Hale"],
  ["ASKED", [draft], "Answer Hale: has the work ended?"],
  ["RUNNING", [], "Nothing waits for you"],
  ["RUNNING", [draft], "Continue your proposal"],
])("the first block says of a work that is %s what is next, with %j to do", (stage, tasks, title) => {
  const { html, titles } = show({ works: [work(stage)], work: tasks });
  expect(titles?.[0]).toBe(title);
  expect(html).toContain(`href="/app/work/b_${stage}"`);
  // One block alone weighs more than the rest.
  expect(html.match(/id="next"/g)).toHaveLength(1);
});

it("what runs stands below what waits for an answer", () => {
  const { titles } = show({ works: [work("RUNNING")], work: [draft, draft] });
  expect(titles?.slice(0, 4)).toEqual(["Continue your proposal", "To do", "At work", "Your proposals"]);
});

it("a line of what runs says what the agreement asks for", () => {
  const next = { what: "ANSWER", by: "TALENT", title: null, dueOn: null, weeks: null };
  for (const tasks of [[], [draft]])
    expect(show({ works: [work("RUNNING", { agreement: { next } })], work: tasks }).html).toContain(
      "Answer the agreement that Hale offers",
    );
});

const delivers = (by: string, dueOn: string | null) => ({
  agreement: { next: { what: "DELIVER", by, title: "The films", dueOn, weeks: null } },
});

it.each([
  ["2026-11-25", null, "Deliver “The films” by 25 November 2026"],
  ["2026-11-25", "2026-12-01T00:00:00.000Z", "Deliver “The films” by 25 November 2026"],
  ["2026-12-24", "2026-12-01T00:00:00.000Z", "Send your proposal by 30 November"],
  [null, "2026-12-01T00:00:00.000Z", "Send your proposal by 30 November"],
])("a milestone due on %s and a draft due on %s: what is due first is the headline", (dueOn, due, title) => {
  const { titles } = show({
    works: [work("RUNNING", delivers("TALENT", dueOn))],
    work: due ? [{ ...draft, due }] : [],
  });
  expect(titles?.[0]).toBe(title);
});

const sent = (due: string | null, more: object = {}) => ({
  ...{ brief: { id: "c", title: "A shop" }, status: "SENT", placeInLine: null, due },
  ...more,
});

it.each([
  [[sent("2026-12-06T00:00:00.000Z")], null, "The hirer of “A shop” replies by"],
  [[sent("2026-12-06T00:00:00.000Z")], "2026-12-01", "Hale delivers “The films” by 1 December 2026"],
  [[sent("2026-12-06T00:00:00.000Z", { status: "DRAFT" })], null, "What needs you comes here first."],
  // A day that is over is no day to wait for.
  [[sent("2026-11-02T00:00:00.000Z")], "2026-11-01", "What needs you comes here first."],
])(
  "where nothing is to do, the next day that the member waits for is said: %j, %s",
  (proposals, dueOn, said) => {
    const works = dueOn ? [work("RUNNING", { side: "HIRER", ...delivers("TALENT", dueOn) })] : [];
    const { html, titles } = show({ works, proposals });
    expect(titles?.[0]).toBe("Nothing waits for you");
    expect(html.replace(/<[^>]*>/g, "")).toContain(said);
  },
);
