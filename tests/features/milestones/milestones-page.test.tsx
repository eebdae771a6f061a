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

/** The page of a side, with the answer to what they posted about the first milestone. */
function show(milestones: object[], posted: Record<string, string> | null = null, side = "TALENT") {
  const page = {
    work: {
      ...{ id: "w", side, brief: null, other: null, otherState: "ACTIVE" },
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

const file = { kind: "PDF", name: "plan.pdf", alt: null, width: null, height: null, size: 340_000 };
const round = (number: number, files: object[]) => ({
  ...{ round: number, words: "Under /reports.", at: "2026-11-20T10:00:00.000Z", files },
  returned: null,
});

it("the files of each round are there with name, size and a link, for both sides", () => {
  const picture = { ...file, id: "b", kind: "PICTURE", name: "causes.png", alt: "Ten causes", size: 90_000 };
  const delivery = round(2, [{ ...file, id: "a" }, picture]);
  const earlier = [round(1, [{ ...file, id: "c", name: "draft.pdf" }])];
  const one = aMilestone("first", { state: "DELIVERED", moves: [], rounds: 2, delivery, earlier });
  for (const side of ["TALENT", "HIRER"]) {
    const html = show([one], null, side);
    expect(html).toMatch(
      /href="\/files\/a\/whole\.pdf"[^>]*><bdi>plan\.pdf<\/bdi>[^<]*<span[^>]*>PDF, 340\skB/,
    );
    expect(html).toMatch(/href="\/files\/b\/large\.webp"/);
    expect(html).toMatch(/alt="Ten causes"/);
    expect(html).toMatch(/<bdi>causes\.png<\/bdi> 90\skB/);
    expect(html).toMatch(/href="\/files\/c\/whole\.pdf"[^>]*><bdi>draft\.pdf/);
  }
});

it("files are offered where words pass, and lead to a page of their own without our script", () => {
  const form = show([aMilestone("first")]);
  expect(form).toMatch(/formAction="\/app\/work\/w\/milestones\/first\/files"/i);
  expect(show([aMilestone("first", { takesWords: false })])).not.toMatch(/formAction/i);
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
