import type { FormProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { VersionChip } from "~/features/proposals/pages/decide/version-chip";
import { NewVersion } from "~/features/proposals/pages/own/new-version";
import type { ReadVersion } from "~/features/proposals/pages/own/proposal-form-answer";
import type { WholeBrief } from "~/features/proposals/shared/next-step";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: ({ preventScrollReset: _, ...props }: FormProps) => <form {...props} />,
  useNavigation: () => ({ state: "idle" }),
  useLocation: () => ({ pathname: "/app", search: "" }),
  useRouteLoaderData: () => undefined,
}));

const version: ReadVersion = {
  number: 2,
  answerBy: "2027-03-05T00:00:00.000+01:00",
  state: "ASKED",
  changes: [
    { field: "mustHaves", label: "Must-haves", from: "Kennt SQL", to: "Kennt Go" },
    { field: "workplace", label: "Place of work", from: "Remote", to: "" },
  ],
};

function pageOf(moves: string[], more: Partial<ReadVersion> = {}, isChanging = false) {
  const brief = { id: "b1", writtenIn: "de", ownProposal: { moves } } as unknown as WholeBrief;
  return renderToStaticMarkup(
    <NewVersion brief={brief} version={{ ...version, ...more }} answer={undefined} isChanging={isChanging} />,
  );
}

it("both versions are read side by side, each under its name, with what to do", () => {
  const page = pageOf(["CONFIRM", "CHANGE", "WITHDRAW"]);
  const text = page.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect(text).toContain("Must-haves What you answered Kennt SQL What is asked now Kennt Go");
  expect(text).toContain("Place of work What you answered Remote What is asked now Nothing");
  expect(page).toMatch(/<dd[^>]* lang="de" dir="ltr">Kennt Go<\/dd>/);
  expect(page).toContain('<input type="hidden" name="version" value="2"/>');
  expect(page).toContain('value="confirm"');
  expect(page).toContain('href="/app/briefs/b1/proposal?change=on"');
});

it.each<[string, string[], Partial<ReadVersion>, boolean, says: RegExp, offers: string[]]>([
  ["lacks an answer", ["CHANGE"], {}, false, /A must-have is new/, ["change=on"]],
  ["is too late to change", ["CONFIRM"], { state: "EARLIER" }, false, /for an earlier version/, ["confirm"]],
  ["is being changed", ["CONFIRM", "CHANGE"], {}, true, /asks for something else/, []],
])("a proposal that %s offers what is possible", (_what, moves, more, isChanging, says, offers) => {
  const page = pageOf(moves, more, isChanging);
  expect(page).toMatch(says);
  expect(["confirm", "change=on"].filter((one) => page.includes(one))).toEqual(offers);
});

it("one that answers the brief as it stands says nothing, to its hirer neither", () => {
  expect(pageOf(["WITHDRAW"], { state: "CURRENT" })).toBe("");
  expect(renderToStaticMarkup(<VersionChip state="CURRENT" />)).toBe("");
  expect(renderToStaticMarkup(<VersionChip state="ASKED" />)).toContain("Waits for its author");
  expect(renderToStaticMarkup(<VersionChip state="EARLIER" />)).toContain("For the earlier version");
});
