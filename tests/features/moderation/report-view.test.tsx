import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { sayRefusal } from "~/domain/refusal-texts";
import { ReportView } from "~/features/moderation/pages/report-view";
import { toAnswer } from "~/shell/forms/outcome.server";

// No router is needed to see what a page says.
vi.mock("@remix-run/react", () => ({
  Form: ({ children }: { children: ReactNode }) => <form>{children}</form>,
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useMatches: () => [],
  useNavigation: () => ({ state: "idle" }),
}));

it("a warning that came after a colleague’s decision is said to be refused, beside that decision", () => {
  const admin = { uid: "a", name: "Ada", status: "ACTIVE" };
  const outcome = { decision: "DISMISSED", words: "Nothing in it.", at: "2026-03-01T12:00:00Z", by: admin };
  const report = { about: "MEMBER", subject: "m", note: null, by: admin, of: admin, texts: [], outcome };
  const answer = toAnswer("warn", {}, [{ field: "", message: sayRefusal("WRONG_STATE") }]);
  const page = { page: "report", report, done: null, answer } as unknown as ComponentProps<typeof ReportView>;
  const shown = renderToStaticMarkup(<ReportView {...page} />);
  for (const words of [sayRefusal("WRONG_STATE"), "Nothing in it."]) expect(shown).toContain(words);
});

it.each([
  ["BRIEF", "/app/briefs/b"],
  ["MEMBER", "/app/members/m"],
])("a report of a %s leads to it as it is now only where the administrator may read it", (about, path) => {
  const admin = { uid: "a", name: "Ada", status: "ACTIVE" };
  const outcome = { decision: "DISMISSED", words: null, at: "2026-03-01T12:00:00Z", by: admin };
  const of = { uid: "m", name: "Mara", status: "ACTIVE" };
  const report = {
    about,
    subject: about === "BRIEF" ? "b" : "m",
    note: null,
    by: admin,
    of,
    texts: [],
    outcome,
  };
  const shown = (readable: boolean) => {
    const page = { page: "report", report: { ...report, readable }, done: null, answer: undefined };
    return renderToStaticMarkup(<ReportView {...(page as unknown as ComponentProps<typeof ReportView>)} />);
  };
  expect(shown(true)).toContain(`href="${path}"`);
  expect(shown(false)).not.toContain(`href="${path}"`);
});

it.each([
  ["REFERENCE", "Remove the reference"],
  ["REPLY", "Remove the reply"],
  [null, "There is nothing to remove any more."],
])("of a report about a reference what stands can be removed: %s", (removable, said) => {
  const of = { uid: "m", name: "Mara", status: "ACTIVE" };
  const report = {
    ...{ id: "r", about: "REFERENCE", subject: "w~HIRER", reason: "FALSE", note: null },
    ...{ by: of, of, texts: [], outcome: null, removable },
  };
  const page = { page: "report", report, uid: "a", proof: "p", done: null, answer: undefined };
  const shown = renderToStaticMarkup(
    <ReportView {...(page as unknown as ComponentProps<typeof ReportView>)} />,
  );
  expect(shown).toContain(said);
  expect(shown.includes('value="remove"')).toBe(removable !== null);
});
