import { bundledRates } from "~/domain/exchange-rates";
import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { type ChangeMailKind, changeTexts } from "~/features/accounts/mails/change-texts";
import { type Brief, createDraft } from "~/features/briefs/model/brief";
import type { ToldOutcome } from "~/features/conversations/mails/inbound/told-outcome";
import { messageMailTexts } from "~/features/conversations/mails/message-mail";
import { replyOutcomeTexts } from "~/features/conversations/mails/reply-outcome-texts";
import type { UnreadMessages } from "~/features/conversations/reads/read-unread";
import { actTexts } from "~/features/moderation/mails/act-mail";
import { heldTexts } from "~/features/moderation/mails/held-rates-mail";
import { accountTexts } from "~/features/notification-center/mails/account-mail";
import {
  briefNotifications,
  textsOf,
  waysOf,
} from "~/features/notification-center/mails/brief-notifications";
import type { CitedText, NamedScene } from "~/features/notification-center/mails/brief-notifications/entry";
import { digestTexts, lineOfMessage } from "~/features/notification-center/mails/digest-mail";
import { noticeTexts } from "~/features/notification-center/mails/notification-mail";
import { type Letterhead, layOutMail, type MailTexts } from "~/features/notifications/mails/mail-layout";
import { sayEndIn } from "~/features/notifications/mails/say-end";
import {
  accountNotificationKinds,
  type BriefNotificationKind,
  briefNotificationKinds,
} from "~/features/notifications/model/notification";
import { availabilityTexts } from "~/features/profiles/mails/availability-mail";
import { emptyProfile, type Profile } from "~/features/profiles/model/profile";
import type { Proposal } from "~/features/proposals/model/proposal";
import { askTexts } from "~/features/references/mails/ask-texts";
import { findTexts } from "~/features/saved-searches/mails/find-texts";
import type { FoundBrief, FoundMember } from "~/features/saved-searches/reads/read-finds";
import { floodTexts } from "~/features/sign-in/mails/flood-texts";
import { confirmAddressTexts, invitationTexts, signInLinkTexts } from "~/features/sign-in/mails/link-texts";
import { newBrowserTexts } from "~/features/sign-in/mails/new-browser-texts";
import { paths } from "~/paths";
import type { ExampleMail } from "~/platform/ports/mailer";

// What is in them is made up; what they say is what the jobs of the same names send.

const now = new Date("2027-03-01T12:00:00Z");
const at = now.toISOString();
const zone = "Europe/Berlin";
const sayEnd = sayEndIn(zone, now);
/** Where the ways lead that do something: no example has a link of its own. */
const pathOf = () => paths.answer;
const toFinds = { sayEnd, wayTo: pathOf };
const aRoot = { day: "2027-02-28", tree: "", root: "3b7f".repeat(16) };
const names = { hirer: "Harbour & Hale", applicant: "Amara Okafor" };

const brief: Brief = {
  ...createDraft(
    {
      ...emptyContent(briefFields),
      title: "A shop that answers in a second",
      summary: "Our shop takes nine seconds to answer; we want it to take one.",
      writtenIn: "en",
      budget: { min: 800_000, max: 1_500_000, currency: "EUR", unit: "PROJECT" },
      workplace: "REMOTE",
      closesOn: "2027-03-10",
      decideOn: "2027-03-20",
    },
    "hirer",
    "example-brief-1",
    now,
  ),
  status: "OPEN",
  timeZone: zone,
};

const rate = { min: 48_000, max: 48_000, currency: "EUR", unit: "DAY" } as const;
const pitch =
  "I would measure first, then take the ten slowest queries out of the page, one by one, each with its figure before and after.";
const proposal = { uid: "talent", hirerUid: "hirer", status: "SENT", rate, days: 13, pitch } as Proposal;
const declined = (declineReason: Proposal["declineReason"], note: string | null) => ({
  proposal: { ...proposal, declineReason, note },
});

/** Why one who was asked says no, how a yes ended, which milestone it is: what a kind quotes. */
const quotes: Partial<Record<BriefNotificationKind, string>> = {
  invited: "We saw your case about the ferry tickets: ours is the same, with shoes.",
  "invitation-declined": "BUSY",
  "proposal-accept-undone": "WITHDRAW",
  "partner-leaving": "2027-03-15T12:00:00.000Z",
  "agreement-waits": "2027-03-15T12:00:00.000Z",
  "agreement-unanswered": "2027-03-15T12:00:00.000Z",
  "agreement-ended-early": "2027-03-20T00:00:00.000+00:00",
  "milestone-delivered": "A list of slow queries",
  "milestone-accepted": "A list of slow queries",
  "milestone-waits": "A list of slow queries",
  "milestone-silence": "A list of slow queries",
  "milestone-sent-back": "A list of slow queries",
  "time-submitted": "2027-05-10",
  "time-approved": "2027-05-10",
  "time-returned": "2027-05-10",
  "work-end-said": "2027-02-26T12:00:00.000Z",
  "work-goes-on": "2027-02-26T12:00:00.000Z",
  "reference-written": "2027-03-15T12:00:00.000Z",
  "own-reference-removed": "It names a colleague who didn’t agree.",
  "own-reply-removed": "It says where someone lives.",
};

const question: CitedText = { what: "QUESTION", text: "Does the old shop stay online meanwhile?" };
const answer: CitedText = { what: "ANSWER", text: "Yes, until the new one has run for a month." };
const reference: CitedText = {
  what: "REFERENCE",
  text: "She found in a week what we had looked for in a year.",
};
const cited: Partial<Record<BriefNotificationKind, CitedText[]>> = {
  "milestone-delivered": [{ what: "FILES", text: "queries.pdf\ncauses.png" }],
  "brief-clarified": [answer],
  "question-asked": [question],
  "question-answered": [question, answer],
  "question-removed": [question],
  "reference-shown": [reference],
  "reference-replied": [reference],
};

/** Those that the applicant isn’t told. */
const toHirer = new Set<BriefNotificationKind>([
  ...(["proposal-received", "proposal-accept-undone", "question-asked", "invitation-declined"] as const),
  ...(["brief-shortlisting", "brief-reminder", "brief-expired"] as const),
  ...(["milestone-delivered", "milestone-waits", "time-submitted"] as const),
]);

const edited: Brief = {
  ...brief,
  edits: [
    {
      ...{ at, tellsAt: at },
      changes: [
        { field: "seats", from: 1, to: 2 },
        { field: "title", from: "A shop", to: brief.title },
      ],
    },
  ],
};
const firstDates = { closesOn: "2027-03-05", decideOn: "2027-03-15" };
const moved: Brief = { ...brief, firstDates };

/** What a notification is about, where its kind has more states than one. */
const scenes: Partial<Record<BriefNotificationKind, Record<string, Partial<NamedScene>>>> = {
  "proposal-received": { priced: { proposal }, "without a price": { proposal: { ...proposal, rate: null } } },
  "proposal-declined": {
    "with a reason": declined("RATE", null),
    "with a note": declined("OTHER", "Next time, when it is about the app."),
    filled: declined("FILLED", null),
    "brief cancelled": declined("CANCELLED", null),
  },
  "proposal-accept-undone": { withdrawn: {}, unable: { quote: null } },
  "brief-dates-moved": {
    both: { brief: moved },
    "reply date": { brief: { ...moved, firstDates: { ...firstDates, closesOn: brief.closesOn } } },
    "last day": { brief: { ...moved, firstDates: { ...firstDates, decideOn: brief.decideOn } } },
  },
  "brief-changed": {
    "proposal sent": { brief: edited, proposal },
    drafted: { brief: edited, proposal: { ...proposal, status: "DRAFT" } },
    "no proposal": { brief: edited, proposal: null },
  },
  "brief-over-invited": {
    filled: { brief: { ...brief, status: "FILLED" } },
    closed: { brief: { ...brief, status: "CLOSED", closeReason: "CANCELLED" } },
  },
  "invitation-declined": { "with a reason": {}, "without one": { quote: null } },
};

const states = { hirer: "ACTIVE", applicant: "ACTIVE" } as const;

function sceneOf(type: BriefNotificationKind, change: Partial<NamedScene> = {}): NamedScene {
  const uid = toHirer.has(type) ? "hirer" : "talent";
  const id = "example";
  return {
    notification: {
      ...{ uid, type, briefId: id, applicantUid: "talent", unread: true },
      ...{ createdAt: `${at}_${id}`, expiresAt: at },
    },
    ...{ brief, proposal, names, states },
    quote: quotes[type] ?? null,
    cited: cited[type] ?? [],
    ...change,
  };
}

const unread: UnreadMessages = {
  ...{ conversation: "example", otherUid: "talent", from: names.applicant, face: null },
  ...{ title: brief.title, writtenIn: "en", count: 1, seq: 1, at, files: [], answered: true },
  text: "Hello, could we talk on Thursday?\nI have two questions about the old shop.",
};
const messages: Record<string, UnreadMessages> = {
  one: unread,
  "several, with a file": { ...unread, count: 3, files: [{ name: "plan.pdf" }] },
  "from a stranger": { ...unread, answered: false, text: "Look at https://shoes.example first." },
  "about no brief": { ...unread, title: null, writtenIn: null },
};

const outcomes = [
  ...(["FOREIGN", "UNPROVEN", "EMPTY", "TOO_LONG", "FILES_ALONE", "UNREADABLE"] as const),
  ...(["FILES_LEFT_OUT", "ADDRESS_LEFT_OUT", "TOO_MANY", "NOT_FOUND", "BLOCKED"] as const),
] satisfies ToldOutcome[];

const changes: Record<ChangeMailKind | "taken", true> = {
  ...{ use: true, taken: true, allow: true, moved: true },
  ...{ welcome: true, undone: true, kept: true, "in-use": true },
};

const profile: Profile = {
  ...{ ...emptyProfile, updatedAt: at },
  ...{ displayName: names.applicant, headline: "Makes slow shops fast", skills: ["TypeScript", "SQL"] },
  ...{ availability: "AVAILABLE" as const, writtenIn: "en" },
};
const found = { searches: [{ id: "example", data: { name: "Shops" } }] } as unknown as FoundBrief;
const foundBrief: FoundBrief = {
  ...found,
  ...{ id: "example", brief, hirer: names.hirer },
  fit: [
    { aspect: "SKILLS", state: "MET", reason: { code: "allSkills", skills: ["TypeScript", "SQL"] } },
    { aspect: "RATE", state: "UNKNOWN", reason: { code: "noPrice" } },
  ],
};
const foundMember = {
  ...found,
  member: { uid: "talent", kind: "FREELANCER", profile, record: null, leavesAt: null },
} as FoundMember;

type Said = (brand: string) => MailTexts;
/** Of each job that sends mails, by its name, what they say in each of their states. */
export const exampleTexts: Readonly<Record<string, Readonly<Record<string, Said>>>> = {
  "link-mail": {
    "sign in": (brand) => signInLinkTexts(brand, 60),
    confirm: (brand) => confirmAddressTexts(brand, 60),
    "no account": invitationTexts,
  },
  "new-browser-mail": each(["browser", "passkey"], (state, brand) =>
    newBrowserTexts(brand, { device: "Firefox, Linux", at, zone, passkey: state === "passkey" }),
  ),
  "address-mail": each(keysOf(changes), (kind, brand) =>
    changeTexts(kind, brand, { to: "amara@new.example" }),
  ),
  "account-mail": each(accountNotificationKinds, (type) =>
    accountTexts(type, {
      ...{ zone, deletesAt: "2027-03-15T12:00:00.000Z" },
      excerpt: /warned|suspended|reinstated/.test(type)
        ? "You sent the same message to forty members."
        : null,
    }),
  ),
  "notice-mail": Object.fromEntries(
    briefNotificationKinds.flatMap((type) =>
      Object.entries(scenes[type] ?? { "": {} }).map(([state, change]): [string, Said] => [
        [type, state].filter(Boolean).join(", "),
        () =>
          noticeTexts(
            sceneOf(type, change),
            sayEnd,
            pathOf,
            briefNotifications[type].ofRecord ? aRoot : null,
          ),
      ]),
    ),
  ),
  "message-mail": {
    ...each(keysOf(messages), (state, brand) => messageMailTexts(messages[state] ?? unread, brand, false)),
    "takes replies": (brand) => messageMailTexts(unread, brand, true),
  },
  "reply-outcome-mail": {
    ...each(outcomes, (outcome) => headed(replyOutcomeTexts(outcome, null))),
    "a problem": () => headed(replyOutcomeTexts("INVALID", { field: "text", code: "noReply" })),
    "files kept": () => headed(replyOutcomeTexts("FILES_LEFT_OUT", null, true)),
  },
  "digest-mail": each(["chosen", "too many to send alone"], (state, brand) => {
    const told = (["proposal-received", "question-answered", "invited"] as const).map((type) => ({
      ...textsOf(sceneOf(type), sayEnd),
      ways: waysOf(sceneOf(type), pathOf),
    }));
    return digestTexts([...told, lineOfMessage(unread, brand)], { chosen: state === "chosen" });
  }),
  "find-mail": {
    "a brief": (brand) => findTexts({ briefs: [foundBrief], members: [], more: 0 }, brand, toFinds),
    "several briefs": (brand) =>
      findTexts({ briefs: [foundBrief, foundBrief], members: [], more: 2 }, brand, toFinds),
    "a member": (brand) => findTexts({ briefs: [], members: [foundMember], more: 0 }, brand, toFinds),
    both: (brand) => findTexts({ briefs: [foundBrief], members: [foundMember], more: 0 }, brand, toFinds),
  },
  "availability-mail": {
    available: () => availabilityTexts(profile),
    "from a day": () => availabilityTexts({ availability: "FROM", availableFrom: "2027-05-12" }),
    busy: () => availabilityTexts({ availability: "BUSY", availableFrom: null }),
  },
  "reference-mail": {
    named: (brand) => askTexts(brand, { member: names.applicant, title: "The ferry tickets", year: 2026 }),
    "without a name": (brand) => askTexts(brand, { member: null, title: "The ferry tickets", year: 2026 }),
  },
  "act-mail": each(["own", "another’s", "by command"], (state) =>
    actTexts(
      { act: "SUSPEND", about: "mJ3k9", at },
      { who: state === "another’s" ? "Bo Berg" : "guildhall", isOwn: state === "own", zone },
    ),
  ),
  "held-rates-mail": {
    "a jump": () =>
      heldTexts({ of: "2027-03-01", perEuro: { ...bundledRates.perEuro, USD: 9 }, jumped: ["USD"] }),
  },
  "flood-mail": { "": () => floodTexts(200) },
};

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}

function each<State extends string>(
  states: readonly State[],
  texts: (state: State, brand: string) => MailTexts,
): Record<string, Said> {
  return Object.fromEntries(states.map((state) => [state, (brand: string) => texts(state, brand)]));
}

const headed = (texts: Omit<MailTexts, "heading">): MailTexts => ({ ...texts, heading: texts.subject });

/** All of them as they are mailed, in the language that it is called in. */
export function layOutExamples(letterhead: Letterhead): ExampleMail[] {
  return Object.entries(exampleTexts).flatMap(([job, states]) =>
    Object.entries(states).map(([state, texts], place) => {
      const said = texts(letterhead.brand);
      const page = `${letterhead.origin}/app`;
      const frame = {
        ...letterhead,
        ...{ url: page, number: "7F3A2C" },
        ...(said.stops && { settingsUrl: page, stopUrl: page }),
        ...(job === "message-mail" && { muteUrl: page, takesReplies: state === "takes replies" }),
      };
      return { ...layOutMail(frame, said), job, state, name: `${job}-${place}` };
    }),
  );
}
