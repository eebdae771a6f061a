import type { ComponentProps, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { OwnStep } from "~/features/own-briefs/pages/own-brief-step";
import { DecidedNotice } from "~/features/proposals/pages/decide/decided-notice";
import { QuickDecision } from "~/features/proposals/pages/decide/quick-decision";
import { Undo } from "~/features/proposals/pages/decide/undo";

// No router is needed to see what a form posts.
vi.mock("@remix-run/react", () => ({
  Link: (props: ComponentProps<"a">) => <a {...props} />,
  Form: ({ children }: ComponentProps<"form">) => <form>{children}</form>,
  useLocation: () => ({ key: "" }),
  useNavigation: () => ({ state: "idle" }),
}));

const tellsAt = "2027-03-01T12:00:00.000Z";
const applicant = { profile: { displayName: "Ann" } };
const proposal = { applicantUid: "ann", applicant, contact: null, moves: ["TAKE_BACK"], tellsAt };
const brief = { id: "b", title: "A shop", counts: {}, seats: 1 };
const decided = { ...proposal, what: "accept", mayUndo: true, filled: false, more: 0, other: null };
const quick = { brief, proposal, back: "/" };
const own = { brief, filling: { applicantUid: "ann", name: "Ann", at: tellsAt } };

it.each<[string, ReactElement]>([
  ["a proposal", <Undo key="" briefId="b" proposal={proposal} tellsAt={tellsAt} seconds={60} />],
  ["the page after a decision", <DecidedNotice key="" briefId="b" decided={decided as never} />],
  ["a comparison", <QuickDecision key="" {...(quick as unknown as ComponentProps<typeof QuickDecision>)} />],
  ["the brief", <OwnStep key="" {...(own as unknown as ComponentProps<typeof OwnStep>)} />],
])("Undo on %s posts which decision it means", (_place, page) => {
  const [form = ""] = renderToStaticMarkup(page).split("</form>");
  expect(form).toContain("Undo");
  expect(form).toContain(`<input type="hidden" name="tellsAt" value="${tellsAt}"/>`);
});

it("a page has one Undo: that of a proposal below, and none above it for another", () => {
  const notice = (whom: string) => {
    const shown = [{ applicantUid: whom, moves: ["TAKE_BACK" as const] }];
    return renderToStaticMarkup(<DecidedNotice briefId="b" decided={decided as never} shown={shown} />);
  };
  expect(notice("ben")).not.toContain("Undo");
  expect(notice("ann")).toContain("Undo");
});
