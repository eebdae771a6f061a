import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { OwnStep } from "~/features/own-briefs/pages/own-brief-step";
import { Decision } from "~/features/proposals/pages/decide/decision";
import { QuickDecision } from "~/features/proposals/pages/decide/quick-decision";
import { button } from "~/ui/button.css";

// No router is needed to see what a page says.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: ({ children }: ComponentProps<"form">) => <form>{children}</form>,
  useLocation: () => ({ key: "" }),
  useNavigation: () => ({ state: "idle" }),
}));

const tellsAt = "2027-03-01T12:00:00.000Z";
const untold = { tellsAt, told: false, moves: ["TAKE_BACK"] };
const no = { ...untold, status: "DECLINED", reason: "RATE", note: null };
const one = {
  ...{ applicantUid: "ben", applicant: { profile: { displayName: "Ben" } }, contact: null },
  events: [{ at: tellsAt, event: "SEND", by: "applicant" }],
};
const filling = {
  id: "b",
  mustHaves: [],
  title: "A shop",
  counts: { accepted: 1 },
  seats: 1,
  fillsAt: tellsAt,
};

/** What the page says about a decision, without its tags. */
function decision(proposal: object, more: object = {}) {
  const page = { brief: filling, proposal: { ...one, ...proposal }, undoFor: 60, back: null, ...more };
  const html = renderToStaticMarkup(<Decision {...(page as unknown as ComponentProps<typeof Decision>)} />);
  return html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

const quick = (brief: object) =>
  renderToStaticMarkup(
    <QuickDecision
      {...({ brief, proposal: { ...one, ...no }, back: "/" } as unknown as ComponentProps<
        typeof QuickDecision
      >)}
    />,
  );

it("Undo of a no that goes with the yes for the last seat says that it undoes all of it", () => {
  const page = decision(no);
  expect(page).toContain("cancels your yes and every no that goes with it");
  expect(page).toContain(" Undo all ");
  expect(quick(filling)).toMatch(/Undo all.*Your yes and every no/);
});

it("a yes for the last seat says in one paragraph what its Undo does", () => {
  const page = decision({ ...untold, status: "ACCEPTED" });
  expect(page).toMatch(/what comes next\. The brief is filled then\. Undo cancels every no, too\. Undo /);
});

it("Undo of any other no is of that one", () => {
  const brief = { ...filling, fillsAt: null };
  expect(decision(no, { brief })).toMatch(/ Undo (?!all)/);
  expect(decision(no, { brief })).not.toContain("your yes");
  expect(quick(brief)).not.toContain("Undo all");
});

it("a yes names whom it is for, and after the last new one nobody else stands in their place", () => {
  const moves = ["SHORTLIST", "ACCEPT"];
  const page = {
    ...{ brief: { ...filling, counts: { accepted: 0 }, seats: 2, fillsAt: null }, back: null, order: "date" },
    ...{ proposal: { ...one, status: "SENT", moves }, previous: null, next: null },
  };
  const show = (more: object) =>
    renderToStaticMarkup(
      <Decision {...({ ...page, ...more } as unknown as ComponentProps<typeof Decision>)} />,
    );
  expect(show({})).toContain(">Accept Ben</button>");
  expect(show({})).not.toContain('name="next"');
  expect(show({ next: "cy" })).toContain('name="next" value="cy"');
});

it("past the reply date it says why there is no yes", () => {
  // With “Decline” it has a form, which needs a router.
  const page = decision(
    { status: "SENT", tellsAt: null, told: true, moves: ["DECLINE"], fit: [], rate: null, days: null },
    { isOverdue: true, step: null, brief: { ...filling, fillsAt: null } },
  );
  expect(page).toContain("The reply date has passed, so you can’t accept anyone else.");
  expect(page).not.toContain("blocked");
});

it.each(["SHORTLISTED", "ACCEPTED", "DECLINED"])(
  "of one who is %s nothing says that they know before a job has told them",
  (status) => {
    const late = decision({ ...no, status, tellsAt: null, moves: [] });
    expect(late).toContain("Ben is being told now");
    expect(late).not.toMatch(/been told|Undo|address isn’t shown/);
    expect(decision({ ...no, status, tellsAt: null, told: true, moves: [] })).toContain("Ben has been told");
  },
);

it("the brief says that everyone is being told, once nothing can be undone", () => {
  const filled = { brief: filling, filling: { applicantUid: "ben", name: "Ben", at: null } };
  const page = renderToStaticMarkup(<OwnStep {...(filled as unknown as ComponentProps<typeof OwnStep>)} />);
  expect(page).toContain("Everyone who still waits is being told now.");
  expect(page).not.toContain("Undo");
});

it.each([
  ["none", [], false],
  ["one", ["SQL"], true],
])("declining for must-haves is offered for a brief with %s", (_, mustHaves, offered) => {
  const page = {
    ...{ brief: { ...filling, counts: {}, fillsAt: null, mustHaves }, undoFor: 60, back: null },
    ...{
      step: "decline",
      proposal: { ...one, status: "SENT", moves: ["DECLINE"], fit: [], rate: null, days: null },
    },
  };
  const html = renderToStaticMarkup(<Decision {...(page as unknown as ComponentProps<typeof Decision>)} />);
  expect(html).toContain('value="RATE"');
  expect(html.includes('value="MUST_HAVES"')).toBe(offered);
});

it("the price and the fit stand beside the buttons, of which declining is one", () => {
  const rate = { min: 7000, max: 9000, currency: "USD", unit: "HOUR" };
  const fit = [{ aspect: "SKILLS", state: "NOT_MET", found: 1, all: 3 }];
  const page = {
    ...{ brief: { ...filling, counts: {}, fillsAt: null }, undoFor: 60, back: null, step: null },
    proposal: { ...one, status: "SENT", moves: ["DECLINE"], fit, rate, days: null },
  };
  const html = renderToStaticMarkup(<Decision {...(page as unknown as ComponentProps<typeof Decision>)} />);
  const said = html.replace(/<[^>]*>/g, "").replaceAll("\u00a0", " ");
  expect(said).toMatch(/\$70\s?–\s?\$?90 an hour.*1 of 3 skills.*Decline/);
  expect(/<summary class="([^"]*)"/.exec(html)?.[1]).toBe(button.secondary);
});
