import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { BriefStatus } from "~/domain/brief";
import type { WholeBrief } from "~/features/proposals/shared/next-step";
import { Questions } from "~/features/questions/shared/questions";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useLocation: () => ({ pathname: "/app/briefs/a-brief-1", search: "" }),
  useSearchParams: () => [new URLSearchParams()],
  useRouteLoaderData: () => undefined,
}));

const lapsed = {
  id: "a-question-1",
  text: "Whose is the database?",
  unasked: false,
  status: "LAPSED",
  own: false,
  askedAt: "2026-11-23T10:00:00.000Z",
  answer: null,
  answeredAt: null,
  changesBrief: false,
  moves: [],
};
const none = { nodes: [], pageInfo: { endCursor: null } };

function render(status: BriefStatus, isOwner: boolean, unansweredQuestions: object = none): string {
  const check = isOwner ? [] : null;
  const brief = {
    id: "a-brief-1",
    writtenIn: null,
    moves: [],
    questions: none,
    unansweredQuestions,
    status,
    check,
  };
  return renderToStaticMarkup(
    <Questions brief={brief as unknown as WholeBrief} newKey="a-key-123" answer={undefined} />,
  );
}

it.each([
  ["OPEN", "No one has asked anything yet. You’ll get an e-mail when someone does."],
  ["SHORTLISTING", "No one asked anything."],
  ["FILLED", "No one asked anything."],
  ["CLOSED", "No one asked anything."],
] as const)("no question about a brief that is %s: its hirer reads “%s”", (status, text) => {
  expect(render(status, true)).toContain(`>${text}<`);
});

it("a question without an answer stays on its hirer’s page of an ended brief, and says what became of it", () => {
  const page = render("CLOSED", true, { nodes: [lapsed], pageInfo: { endCursor: "older" } });
  expect(page).toContain("Whose is the database?");
  expect(page).toContain("The brief ended before an answer");
  expect(page).not.toContain("No one asked");
  expect(page).toContain("?unanswered=older#questions");
});

it("a clarification is told from a question whose asker is gone, and its form opens for a running brief", () => {
  const said = { ...lapsed, status: "ANSWERED", text: null, answer: "Yours.", answeredAt: lapsed.askedAt };
  const nodes = [
    { ...said, unasked: true },
    { ...said, id: "a-question-2" },
  ];
  const page = render("OPEN", true, { nodes, pageInfo: { endCursor: null } });
  expect(page.match(/A clarification by the hirer/g)).toHaveLength(1);
  expect(page.match(/The question was deleted with its account/g)).toHaveLength(1);
  expect(page).not.toContain("Add a clarification");
});
