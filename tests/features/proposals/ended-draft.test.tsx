import type { FormProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { wholeContent } from "#tests/support/content";
import { proposalFields } from "~/domain/fields/proposal-fields";
import { SentProposal } from "~/features/proposals/pages/own/sent-proposal";
import type { WholeBrief } from "~/features/proposals/shared/next-step";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: ({ preventScrollReset: _, ...props }: FormProps) => <form {...props} />,
  useNavigation: () => ({ state: "idle" }),
  useLocation: () => ({ pathname: "/app", search: "" }),
  useRouteLoaderData: () => undefined,
}));

const proposal = {
  ...wholeContent(proposalFields),
  ...{ status: "DRAFT", reason: null, note: null, files: [], events: [], cases: [], sentAt: null },
  ...{ moves: ["DELETE"], conversation: null, answers: [] },
} as unknown as NonNullable<WholeBrief["ownProposal"]>;
const brief = {
  id: "b",
  moves: [],
  mustHaves: [],
  hirer: null,
  hidden: false,
  closesAt: null,
  openTo: "BOTH",
};

it.each([
  ["FILLED", null, "It is filled: the hirer found who they were looking for."],
  ["CLOSED", "BUDGET", "The budget went away."],
  ["SHORTLISTING", null, "The hirer reads what came in and decides."],
] as const)(
  "a draft for a brief that is %s (%s) says so, and that it wasn’t sent, not yet",
  (status, closeReason, why) => {
    const ended = { ...brief, ownProposal: proposal, status, closeReason } as unknown as WholeBrief;
    const page = renderToStaticMarkup(<SentProposal brief={ended} proposal={proposal} answer={undefined} />);
    const text = page.replaceAll(/<[^>]+>/g, " ");
    expect(text).toContain("This brief takes no more proposals");
    expect(text).toContain(why);
    expect(text.match(/sent/g), text).toHaveLength(1);
    expect(text).toContain("Your draft was never sent.");
  },
);
