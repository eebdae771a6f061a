import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { refusals } from "~/contract/refusals";
import { ReportView } from "~/members/admin/report-view";
import { toAnswer } from "~/web/forms/outcome.server";

// No router is needed to see what a page says.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useMatches: () => [],
}));

it("a warning that came after a colleague’s decision is said to be refused, beside that decision", () => {
  const admin = { uid: "a", name: "Ada", status: "ACTIVE" };
  const outcome = { decision: "DISMISSED", words: "Nothing in it.", at: "2026-03-01T12:00:00Z", by: admin };
  const report = { about: "MEMBER", subject: "m", note: null, by: admin, of: admin, texts: [], outcome };
  const answer = toAnswer("warn", {}, [{ field: "", message: refusals.WRONG_STATE }]);
  const page = { page: "report", report, done: null, answer } as unknown as ComponentProps<typeof ReportView>;
  const shown = renderToStaticMarkup(<ReportView {...page} />);
  for (const words of [refusals.WRONG_STATE, "Nothing in it."]) expect(shown).toContain(words);
});
