import type { FormProps } from "@remix-run/react";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { wholeContent } from "#tests/support/content";
import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { toTexts } from "~/domain/fields/content.server";
import { constraintsOf, controlsOf } from "~/domain/fields/controls";
import type { ContentFields } from "~/domain/fields/field";
import { fieldsOf } from "~/domain/fields/fields-of";
import { type ProfileContent, profileFields } from "~/domain/fields/profile-fields";
import { proposalFields } from "~/domain/fields/proposal-fields";
import { OpenBrief } from "~/features/open-briefs/pages/open-brief";
import { BriefEditor } from "~/features/own-briefs/pages/brief-editor";
import { ProfileForm } from "~/features/profiles/pages/profile-form";
import { MemberProfile } from "~/features/profiles/shared/member-profile";
import { showMember } from "~/features/profiles/shared/shown-member";
import { ProposalText } from "~/features/proposals/pages/decide/proposal-text";
import { ProposalForm } from "~/features/proposals/pages/own/proposal-form";
import { SentProposal } from "~/features/proposals/pages/own/sent-proposal";
import type { WholeBrief } from "~/features/proposals/shared/next-step";
import { differences } from "~/shell/forms/differences.server";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: ({ preventScrollReset: _, ...props }: FormProps) => <form {...props} />,
  useNavigation: () => ({ state: "idle" }),
  useFetcher: () => ({ state: "idle", Form: (props: ComponentProps<"form">) => <form {...props} /> }),
  useLocation: () => ({ pathname: "/app", search: "" }),
  useRouteLoaderData: () => undefined,
  useSearchParams: () => [new URLSearchParams()],
}));

const html = (element: ReactElement) => renderToStaticMarkup(element);
const kinds = ["FREELANCER", "AGENCY", "HIRER"] as const;
const contents: [string, ContentFields][] = [
  ["brief", briefFields],
  ["profile", profileFields],
  ["proposal", proposalFields],
];

function namesIn(page: string): string[] {
  return [...new Set([...page.matchAll(/ name="(\w+)"/g)].flatMap(([, name]) => name ?? []))].sort();
}

/** A brief as a page gets it, with all of its content but what the test says. */
function briefWith(more: object = {}): WholeBrief {
  const brief = {
    ...wholeContent(briefFields),
    id: "b",
    status: "OPEN",
    revision: 1,
    counts: { places: 0, waitlisted: 0 },
    moves: ["PROPOSE"],
    files: [],
    edits: [],
    ...more,
  };
  return brief as unknown as WholeBrief;
}

describe("a form asks for every field", () => {
  it("of a brief", () => {
    const data = {
      id: "b",
      uid: "hal",
      mode: "draft",
      typed: {},
      saved: null,
      days: {},
      suggestions: { skills: [] },
      languages: [],
      examples: [],
      bands: [],
      now: "2026-03-01T12:00:00.000Z",
    };
    const page = html(
      <BriefEditor data={data as object as ComponentProps<typeof BriefEditor>["data"]} answer={undefined} />,
    );
    const own = controlsOf(briefFields).map(({ name }) => name);
    expect(namesIn(page)).toEqual([...own, "id", "intent", "pasted", "revision"].sort());
  });

  it.each(kinds)("of the profile of a %s, and for no other", (kind) => {
    const form = {
      kind,
      uid: "ann",
      typed: {},
      saved: null,
      answer: undefined,
      suggestions: {},
      timeZones: [],
      languages: [],
      said: null,
      back: null,
      bands: [],
      asked: ["headline", "rate"],
    };
    const page = html(
      <ProfileForm {...form} onType={() => undefined}>
        {null}
      </ProfileForm>,
    );
    const own = controlsOf(fieldsOf(profileFields, kind)).map(({ name }) => name);
    expect(namesIn(page)).toEqual([...own, "intent", "revision"].sort());
    // What a complete profile says isn't called optional; the rest is.
    const labelOf = (name: string) => page.match(new RegExp(`for="profile-${name}">(.*?)</label>`))?.[1];
    expect(labelOf("headline")).toBe("Headline");
    expect(labelOf("links")).toContain("optional");
  });

  it("of a proposal", () => {
    const people = Array.from({ length: 20 }, (_, index) => `Person ${index}`);
    const page = html(
      <ProposalForm
        brief={briefWith()}
        mustHaves={["a", "b", "c", "d", "e", "f"]}
        answer={undefined}
        begun={{ texts: {}, gone: [], fromProfile: false }}
        own={{ cases: [{ id: "one", title: "A shop", year: 2020 }], isAgency: true, people }}
        maySend={false}
        changes={false}
        version={1}
      />,
    );
    // There are as many boxes as people, and some for those whom the profile has lost.
    const own = controlsOf(proposalFields).map(({ name }) => name);
    const boxes = own.filter((name) => name.startsWith("team"));
    const asked = own.filter((name) => !boxes.includes(name));
    expect(namesIn(page)).toEqual(expect.arrayContaining([...asked, ...boxes.slice(0, people.length)]));
  });
});

it.each([
  ["a brief’s place", briefFields, "location", "needed unless remote"],
  ["the end of a budget", briefFields, "budgetMax", "for a range"],
  ["the end of a rate", profileFields, "rateMax", "for a range"],
  ["the day from which one is free", profileFields, "availableFrom", "needed with that choice"],
  ["an estimate", proposalFields, "days", "needed to send"],
  ["the evidence for a must-have", proposalFields, "evidenceF", "needed with a yes"],
])("%s says when it is needed, and not that it is optional", (_what, fields, name, due) => {
  expect(constraintsOf(controlsOf(fields))[name]).toMatchObject({ due });
});

describe("a page shows every field", () => {
  const reader = { uid: "flo", newId: "a-new-id-1", language: null, answer: undefined };
  // Who may read a brief or a profile, and at which address, is its owner's own matter.
  const ofOwner = ["readers", "visibility", "handle", "badges"];
  const readOfBrief = Object.keys(briefFields).filter((name) => !ofOwner.includes(name));
  it.each(readOfBrief as (keyof typeof briefFields)[])("of a brief: %s", (name) => {
    const without = briefWith({ [name]: briefFields[name].initial });
    expect(html(<OpenBrief brief={without} {...reader} />)).not.toBe(
      html(<OpenBrief brief={briefWith()} {...reader} />),
    );
  });

  const whole: ProfileContent = { ...wholeContent(profileFields), availability: "FROM" };
  const member = (content: ProfileContent) =>
    showMember(
      { kind: "AGENCY", profile: content, language: null, record: null },
      { said: "today", fresh: true },
    );
  const read = Object.keys(profileFields).filter((name) => !ofOwner.includes(name));
  it.each(read as (keyof ProfileContent)[])("of a profile: %s", (name) => {
    const without = { ...whole, [name]: profileFields[name].initial };
    expect(html(<MemberProfile member={member(without)} />)).not.toBe(
      html(<MemberProfile member={member(whole)} />),
    );
  });

  it.each(Object.keys(proposalFields) as (keyof typeof proposalFields)[])("of a proposal: %s", (name) => {
    const brief = briefWith({ mustHaves: ["Has a van"] });
    const state = { status: "SENT", moves: [], events: [], sentAt: null, cases: [], files: [] };
    const proposal = { ...wholeContent(proposalFields), ...state };
    const without = { ...proposal, [name]: proposalFields[name].initial };
    const toHirer = (shown: object) => (
      <ProposalText brief={brief} proposal={shown as ComponentProps<typeof ProposalText>["proposal"]} />
    );
    const toAuthor = (shown: object) => (
      <SentProposal
        brief={brief}
        proposal={shown as ComponentProps<typeof SentProposal>["proposal"]}
        answer={undefined}
      />
    );
    for (const page of [toHirer, toAuthor]) expect(html(page(without))).not.toBe(html(page(proposal)));
  });
});

it.each(contents)("two versions of a %s are compared field by field, in words", (_what, fields) => {
  const asked = { askedA: "Has a van" };
  const empty = toTexts(fields, emptyContent(fields));
  const typed = { ...toTexts(fields, wholeContent(fields)), ...asked };
  const found = differences(fields, empty, typed);
  // Milestones are compared one by one.
  expect(found.map(({ name }) => name.split("-")[0])).toEqual(Object.keys(fields));
  expect(found.filter(({ label, typed: words }) => !label || !words || words.includes("[object"))).toEqual(
    [],
  );
});
