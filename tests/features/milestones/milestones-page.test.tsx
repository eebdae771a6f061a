import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { MilestonesPage } from "~/features/milestones/pages/milestones-page";

// No router is needed to see what a page says.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: (props: ComponentProps<"form">) => <form {...props} />,
  useLocation: () => ({ pathname: "/app/work/w/milestones", search: "" }),
  useNavigation: () => ({ state: "idle" }),
  useRouteLoaderData: () => undefined,
}));

type Props = ComponentProps<typeof MilestonesPage>;

const aMilestone = (id: string, more: object = {}) => ({
  milestone: { id, title: `The ${id}`, doneWhen: null, dueOn: null, amount: null },
  ...{ currency: null, state: "PLANNED", late: false, turn: 0, at: null, rounds: 0 },
  ...{ moves: ["DELIVER"], takesWords: true, delivery: null, earlier: [], ...more },
});

/** The page of a talent, with the answer to what they posted about the first milestone. */
function show(milestones: object[], posted: Record<string, string> | null = null) {
  const page = {
    work: {
      ...{ id: "w", side: "TALENT", brief: null, other: null, otherState: "ACTIVE" },
      agreement: { possible: true, confirmedAt: "2026-11-20T10:00:00.000Z", milestones },
    },
    ...{ uid: "ann", done: null, kept: null },
  } as unknown as Props["page"];
  const answer = posted && {
    intent: posted.intent,
    lastResult: { status: "error", initialValue: posted, error: { "": ["Not now."] } },
    ...{ revision: null, both: null, shown: null },
  };
  return renderToStaticMarkup(<MilestonesPage page={page} answer={answer as Props["answer"]} />);
}

const said = { intent: "deliver", milestone: "first", turn: "0", words: "Under /reports, in order." };

it.each([
  ["where it can be delivered still", [aMilestone("first")], true],
  ["where it was delivered in another tab", [aMilestone("first", { state: "DELIVERED", moves: [] })], false],
  ["where the two have blocked each other", [aMilestone("first", { takesWords: false })], false],
  ["where no milestone of that name is left", [aMilestone("second")], false],
] as const)("the words of a delivery come back %s", (_case, milestones, inForm) => {
  const html = show([...milestones], said);
  expect(html.split("Under /reports, in order.")).toHaveLength(2);
  expect(/<textarea[^>]*>Under \/reports/.test(html)).toBe(inForm);
  expect(html.includes("copy what you still need")).toBe(!inForm);
});

it("a press that had no words brings nothing back", () => {
  expect(
    show([aMilestone("first", { moves: [] })], { intent: "takeBack", milestone: "first" }),
  ).not.toContain("copy what you still need");
});

it("the first block leads to the card of the milestone that is next, among however many", () => {
  const done = { state: "ACCEPTED", moves: [] };
  const html = show([aMilestone("first", done), aMilestone("second"), aMilestone("third")]);
  expect(html).toContain('href="#milestone-second"');
  expect(html).toContain('id="milestone-second"');
  const theirs = show([aMilestone("first", done), aMilestone("second", { state: "DELIVERED", moves: [] })]);
  expect(theirs).toContain('href="#milestone-second"');
  expect(show([aMilestone("first", done)])).not.toContain('href="#');
});
