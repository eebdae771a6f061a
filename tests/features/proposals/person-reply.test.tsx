import type { ComponentProps, ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { sayRefusal } from "~/domain/refusal-texts";
import { reasonFrom } from "~/features/proposals/pages/reply/reply-fields";
import { ReplyView } from "~/features/proposals/pages/reply/reply-view";
import { toAnswer } from "~/shell/forms/outcome.server";
import * as words from "~/words/proposalsReply.generated";

// No router is needed to see what a page says.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: (props: ComponentProps<"form">) => <form {...props} />,
  useNavigation: () => ({ state: "idle" }),
}));

type Reply = ComponentProps<typeof ReplyView>;

const brief = { id: "b", mustHaves: ["SQL"], counts: { waitlisted: 0 } } as unknown as Reply["brief"];

/** One who waits for a reply, and whose price is above the budget. */
function person(applicantUid: string): Reply["people"][number] {
  const applicant = { profile: { displayName: applicantUid } };
  const fit = [{ aspect: "RATE", state: "NOT_MET", found: null, all: null } as const];
  const applicantState = "ACTIVE" as const;
  return {
    applicantUid,
    applicantState,
    status: "SENT",
    tellsAt: null,
    applicant,
    days: null,
    rate: null,
    fit,
  };
}

/** What stands about each of those who wait, by name, before an answer and after it. */
function partsOf(uids: readonly string[], answer?: Reply["answer"]): Record<string, string> {
  const page = {
    uid: "hirer",
    kept: null,
    brief,
    yes: null,
    people: uids.map(person),
    missing: 0,
    back: "/",
    from: {},
  };
  const html: ReactElement = <ReplyView {...page} answer={answer} />;
  const parts = renderToStaticMarkup(html).split("<fieldset").slice(1);
  return Object.fromEntries(
    uids.map((uid) => [uid, parts.find((part) => part.includes(`>${uid}</bdi></legend>`)) ?? ""]),
  );
}

it("must-haves are a reason where the brief has some alone", () => {
  const offer = (mustHaves: string[]) =>
    renderToStaticMarkup(
      <ReplyView
        {...{ uid: "hirer", kept: null, yes: null, missing: 0, back: "/", from: {} }}
        {...{ brief: { ...brief, mustHaves }, people: ["Ann", "Ben"].map(person), answer: undefined }}
      />,
    ).match(/value="MUST_HAVES"/g)?.length ?? 0;
  // For everyone, and for each.
  expect([offer(["SQL"]), offer([])]).toEqual([3, 0]);
});

it("nobody hears a reason that neither their fit nor the hirer names", () => {
  const fits: Reply["people"][number] = {
    ...person("Ann"),
    fit: [{ aspect: "RATE", state: "MET", found: null, all: null }],
  };
  const page = {
    uid: "hirer",
    kept: null,
    brief,
    yes: null,
    people: [fits],
    missing: 0,
    back: "/",
    from: {},
  };
  const html = renderToStaticMarkup(<ReplyView {...page} answer={undefined} />);
  expect(/<option value="([^"]*)">([^<]*)</.exec(html)?.slice(1)).toEqual(["", "Choose a reason"]);
  expect(reasonFrom("", undefined)).toBeNull();
  expect(reasonFrom("", "DATES")).toBe("DATES");
});

it("what is wrong with two is said of each by name", () => {
  const error = { "reason.Ann": [words.noReason()], "reason.Bo": [words.noReason()] };
  const lastResult = { status: "error" as const, initialValue: {}, error };
  const answer = { intent: "decline", lastResult } as unknown as Reply["answer"];
  const page = {
    uid: "hirer",
    kept: null,
    brief,
    yes: null,
    people: ["Ann", "Bo"].map(person),
    missing: 0,
    back: "/",
    from: {},
  };
  const html = renderToStaticMarkup(<ReplyView {...page} answer={answer} />);
  expect(html.match(/<a [^>]*>[^<]*choose a reason[^<]*/g)?.map((link) => link.split(">")[1])).toEqual([
    "Ann: choose a reason. They will read it.",
    "Bo: choose a reason. They will read it.",
  ]);
});

const isNew = (part: string) => part.includes("New since you opened this page");

it("the first reason for somebody is the one that their fit suggests", () => {
  const { Ann = "" } = partsOf(["Ann"]);
  expect(/<option value="([^"]*)">([^<]*)</.exec(Ann)?.slice(1)).toEqual([
    "SUGGESTED_RATE",
    "Suggested: The price doesn’t fit the budget",
  ]);
});

it("who wasn’t on the page that was sent is said to be new, and nobody else is", () => {
  const initialValue = { "reason.Ann": "SUGGESTED_RATE", "reason.Bo": "OTHER" };
  const answer = {
    intent: "decline",
    lastResult: { status: "error" as const, initialValue, error: { "": ["No one was told anything."] } },
  } as unknown as Reply["answer"];
  const people = ["Ann", "Bo", "Cy"];
  expect(Object.values(partsOf(people, answer)).map(isNew)).toEqual([false, false, true]);
  expect(Object.values(partsOf(people)).map(isNew)).toEqual([false, false, false]);
});

it("what is said to everyone stands with each: the reason where one was suggested or none was, and the note", () => {
  const fits: Reply["people"][number] = {
    ...person("Bo"),
    fit: [{ aspect: "RATE", state: "MET", found: null, all: null }],
  };
  const lastResult = {
    status: "error" as const,
    initialValue: { reason: "DATES", note: "Thanks." },
    error: {},
  };
  const answer = { intent: "decline", lastResult } as unknown as Reply["answer"];
  const page = {
    uid: "hirer",
    kept: null,
    brief,
    yes: null,
    people: [person("Ann"), fits],
    missing: 0,
    back: "/",
    from: {},
  };
  const html = renderToStaticMarkup(<ReplyView {...page} answer={answer} />);
  expect(html.match(/>For everyone: The dates don’t fit</g)).toHaveLength(2);
  expect(html).not.toContain("Suggested:");
  expect(html.match(/They get the note to everyone/g)).toHaveLength(2);
  expect(Object.values(partsOf(["Ann", "Bo"])).join()).not.toContain("They get the note to everyone");
});

it("what was refused of nobody who waits is said, with the note that wasn’t sent", () => {
  const answer = {
    ...toAnswer("decline", {}, [{ field: "", message: sayRefusal("NOT_FOUND") }]),
    shown: [{ uid: "k", name: "Kim", note: "Thank you." }],
  };
  const page = { uid: "u", kept: null, brief, yes: null, people: [], missing: 1, back: "/", from: {} };
  const shown = renderToStaticMarkup(<ReplyView {...page} answer={answer} />);
  for (const words of [sayRefusal("NOT_FOUND"), "Your note to Kim", "Thank you."])
    expect(shown).toContain(words);
});
