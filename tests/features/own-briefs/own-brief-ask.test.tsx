import type { FormProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { AskFirst } from "~/features/own-briefs/pages/own-brief-ask";
import type { WholeBrief } from "~/features/proposals/shared/next-step";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: ({ preventScrollReset: _, ...props }: FormProps) => <form {...props} />,
  useNavigation: () => ({ state: "idle" }),
  useLocation: () => ({ pathname: "/app/briefs/a-brief-1", search: "" }),
  useRouteLoaderData: () => undefined,
}));

const none = { total: 0, sent: 0, shortlisted: 0, waitlisted: 0, withdrawn: 0, accepted: 0 };
const days = { today: "2027-01-01", lastToClose: "2027-02-01", lastToDecide: "2027-03-01" };

/** What a hirer reads who is about to close a brief. */
function closing(counts: object = {}, asked = 0, hasNextPage = false): string {
  const nodes = Array.from({ length: asked }, (_, at) => ({ id: `${at}` }));
  const brief = {
    id: "a-brief-1",
    counts: { ...none, ...counts },
    unansweredQuestions: { nodes, pageInfo: { hasNextPage } },
  };
  const page = renderToStaticMarkup(
    <AskFirst ask="close" brief={brief as unknown as WholeBrief} days={days as never} answer={undefined} />,
  );
  return page.replaceAll(/<[^>]+>/g, "");
}

it("closing says who is told besides those who wait, and what stays without an answer", () => {
  const page = closing({}, 1);
  expect(page).not.toContain("No one is waiting");
  expect(page).toContain("No proposal waits for your reply.");
  expect(page).toContain("Those you invited, and members who asked something, bookmarked it");
  expect(page).toContain("1 question has no answer yet. Answer first");
  expect(closing({}, 20, true)).toContain("Many questions have no answer yet.");
  expect(closing()).not.toContain("no answer yet");
});

it.each([
  ["none", {}, false],
  ["one that was withdrawn", { total: 1, withdrawn: 1 }, false],
  ["one", { total: 1, sent: 1 }, true],
  ["one that has one of two seats, and another", { total: 2, sent: 1, accepted: 1 }, false],
  ["one that was declined", { total: 1, declined: 1 }, true],
] as const)(
  "with %s of the proposals to look at, “No proposal fitted” is offered: %s",
  (_, counts, offered) => {
    expect(closing(counts).includes("No proposal fitted")).toBe(offered);
    expect(closing(counts)).toContain("The budget went away");
  },
);
