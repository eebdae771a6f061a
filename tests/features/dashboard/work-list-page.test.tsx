import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Next, WorkList } from "~/features/dashboard/pages/work-list";
import { type WorkLine, workLine } from "~/features/dashboard/reads/work-line";
import { limits } from "~/values/limits";
import * as words from "~/words/dashboardWork.generated";

// No router is needed to see what a list says.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: (props: ComponentProps<"form">) => <form {...props} />,
  useNavigation: () => ({ state: "idle" }),
}));

/** What is next for a reader with one thing to do. */
function next(line: WorkLine, reader: { isConfirmed?: boolean; isHirer?: boolean } = {}): string {
  const who = { isConfirmed: true, isHirer: false, ...reader };
  return renderToStaticMarkup(
    <Next work={[line]} now="2026-11-23T10:00:00.000Z" otherwise={null} awaited={() => null} {...who} />,
  );
}

it("a message has its writer’s face before it, anything else an icon", () => {
  const message = { who: "Hale", uid: "hal", face: "f", conversation: "c", count: 1 };
  const brief = { id: "b", title: "A shop", writtenIn: null };
  expect(next(workLine("MESSAGE", { ...message, brief }))).toContain('src="/files/f/medium.webp?through=b"');
  expect(next(workLine("QUESTIONS", { brief, count: 1 }))).not.toContain("<img");
});

const about = { brief: { id: "b", title: "A shop", writtenIn: null } };
const due = "2026-12-11T00:00:00.000Z";

it.each([
  [workLine("REVIEW", { ...about, count: 2, due }), "Review 2 proposals by 10 December", "in 17 days"],
  [
    workLine("DELIVERY", { ...about, who: "Mo", due }),
    "Review the delivery from Mo by 10 December",
    "in 17 days",
  ],
  [
    workLine("INVITATION", { ...about, who: "Hale", count: 1, due }),
    "Answer the invitation from Hale by 10 December",
    "A place is kept until then",
  ],
  [
    workLine("QUESTIONS", { ...about, count: 1, due }),
    "Answer a question by 10 December",
    "Closes in 17 days",
  ],
  [
    workLine("MESSAGE", { who: "Hale", since: "2026-12-10T10:00:00.000Z" }),
    "Read what Hale wrote",
    "10 December",
  ],
  // Its day is over.
  [
    workLine("REVIEW", { ...about, count: 2, due: "2026-11-11T00:00:00.000Z" }),
    "Review 2 proposals",
    "Reply by 10 November",
  ],
])("the headline says what to do and by when: %o", (line, headline, when) => {
  const html = next(line, { isHirer: true });
  expect(html.match(/<h2.*?<\/h2>/)?.[0].replace(/<[^>]*>/g, "")).toBe(headline);
  expect(html.replace(/<[^>]*>/g, "")).toContain(when);
});

it("the first thing to do is the page’s one primary button, and stands in no list", () => {
  const work = [workLine("FIRST_BRIEF"), workLine("PROFILE")];
  const reader = { now: "2026-11-23T10:00:00.000Z", isConfirmed: true, isHirer: true };
  const first = renderToStaticMarkup(
    <Next work={work} otherwise={<b>Otherwise</b>} awaited={() => null} {...reader} />,
  );
  expect(first).toContain("Write your first brief");
  expect(first.match(/href=/g)).toHaveLength(1);
  expect(first).not.toContain("Otherwise");
  const list = renderToStaticMarkup(<WorkList work={work} above="FIRST" {...reader} />);
  expect(list).not.toContain("Write your first brief");
  expect(list.match(/href=/g)).toHaveLength(1);
  // Where a work stands above them, all are in the list.
  const below = renderToStaticMarkup(<WorkList work={work} above="WORK" {...reader} />);
  expect(below.match(/href=/g)).toHaveLength(2);
  const idle = renderToStaticMarkup(
    <Next work={[]} otherwise={<b>Otherwise</b>} awaited={() => null} {...reader} />,
  );
  expect(idle).toContain("Nothing waits for you");
  expect(idle).toContain("<b>Otherwise</b>");
});

/** The page of so many things to do. */
function page(count: number): string {
  const work = Array.from({ length: count }, (_, at) =>
    workLine("QUESTIONS", { brief: { id: `brief-${at}`, title: `Brief ${at}`, writtenIn: null }, count: 1 }),
  );
  const list = <WorkList work={work} above="FIRST" now="2026-11-23T10:00:00.000Z" isConfirmed isHirer />;
  return renderToStaticMarkup(list);
}

it("nothing to do is left out: what is beyond the first nine is counted, and folded", () => {
  expect(page(limits.workLines + 1)).not.toContain("<details");
  const [shown = "", folded = ""] = page(limits.workLines + 4).split("<details");
  expect(shown.match(/href=/g)).toHaveLength(limits.workLines);
  expect(folded).toContain(">3 more<");
  expect(folded.match(/href=/g)).toHaveLength(3);
});

it("a talent whose availability is old says with a press that it’s still right", () => {
  const html = next(workLine("AVAILABILITY", { count: 9 }));
  const [, form = ""] = html.split("<form");
  expect(form).toMatch(/ method="post" action="\/app"/);
  expect(form).toMatch(/<button [^>]*name="intent" value="still-available"/);
});

it.each([
  [{ isHirer: true }, "PROFILE", words.profileText({ kind: "HIRER" })],
  [{ isHirer: false }, "PROFILE", words.profileText({ kind: "TALENT" })],
  [{ isConfirmed: true }, "FIRST_PROPOSAL", words.firstProposalText()],
  [{ isConfirmed: false }, "FIRST_PROPOSAL", words.firstLookText()],
] as const)("for a reader of %o a line of %s says what fits them", (reader, kind, said) => {
  expect(next(workLine(kind), reader)).toContain(said.replaceAll("'", "&#x27;"));
});
