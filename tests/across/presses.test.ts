import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { agreementOf, draftedAgreement, offeredAgreement } from "#tests/support/agreements";
import { aCause, createMarket, day, succeeded } from "#tests/support/market";
import { workInMilestones } from "#tests/support/milestones";
import { expectLines, mutationFields, takesText } from "#tests/support/registries";
import { onDay, workByTime } from "#tests/support/time-sheets";
import { acceptedWork, aReference, askedFor, endByBoth, shownWork } from "#tests/support/works";
import { emptyContent } from "~/domain/fields/content";
import { profileFields } from "~/domain/fields/profile-fields";
import { anyBrief } from "~/domain/filters/search-filter.server";
import { agreementsCollection, versionsCollection } from "~/features/agreements/model/agreement";
import { agreementDrafts } from "~/features/agreements/model/agreement-draft";
import {
  confirmAgreement,
  returnAgreement,
  withdrawAgreement,
} from "~/features/agreements/writes/answer-agreement";
import { endAgreement } from "~/features/agreements/writes/end-agreement";
import { saveAgreement } from "~/features/agreements/writes/save-agreement";
import { beginShortlisting, copyBrief, reopenBrief } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { saveCase } from "~/features/cases/writes/save-case";
import { messagesCollection } from "~/features/conversations/model/message";
import { listSnippets, snippets } from "~/features/conversations/model/snippet";
import { editMessage } from "~/features/conversations/writes/edit-message";
import { addSnippet, changeSnippet } from "~/features/conversations/writes/keep-snippet";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { startConversation } from "~/features/conversations/writes/start-conversation";
import { declineInvitation } from "~/features/invitations/writes/decline-invitation";
import { inviteMember } from "~/features/invitations/writes/invite-member";
import { deliveries } from "~/features/milestones/model/milestone";
import { deliverMilestone, sendBackMilestone } from "~/features/milestones/writes/move-milestone";
import { listReports } from "~/features/moderation/reads/list-reports";
import { dismissReport, removeReported } from "~/features/moderation/writes/decide-report";
import { reinstateMember, suspendMember, warnMember } from "~/features/moderation/writes/suspend-member";
import { writeReport } from "~/features/moderation/writes/write-report";
import { saveProfile } from "~/features/profiles/writes/save-profile";
import { proposalsCollection } from "~/features/proposals/model/proposal";
import { declineProposal, declineProposals } from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { saveProposal, sendProposal } from "~/features/proposals/writes/write-proposal";
import { questionsCollection } from "~/features/questions/model/question";
import { answerQuestion } from "~/features/questions/writes/answer-question";
import { askQuestion } from "~/features/questions/writes/ask-question";
import { clarifyBrief } from "~/features/questions/writes/clarify-brief";
import { askedCollection } from "~/features/references/model/asked-reference";
import { worksCollection } from "~/features/references/model/work";
import { confirmAsked } from "~/features/references/writes/answer-asked";
import { askReference, replyToAsked } from "~/features/references/writes/ask-reference";
import { replyToReference, writeReference } from "~/features/references/writes/write-reference";
import { saveHistory } from "~/features/resume/writes/save-history";
import { savedSearches, toldFinds } from "~/features/saved-searches/reads/saved-search";
import { changeSearch, saveSearch } from "~/features/saved-searches/writes/save-search";
import { timeSheets } from "~/features/time-sheets/model/time-sheet";
import { returnTime, saveTime, submitTime } from "~/features/time-sheets/writes/move-time";
import type { Result } from "~/values/result";

/** A market in which everything can be pressed that takes words. */
async function createPlace() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const talent = await market.propose(briefId);
  const admin = { uid: await market.join("HIRER"), admin: true };
  return { ...market, hirer, briefId, talent, admin, other: await market.join("FREELANCER") };
}

type Place = Awaited<ReturnType<typeof createPlace>>;

/** What takes some content: how it is pressed with one, and how to read all that is kept of it. */
interface Press {
  press(words: string): Promise<Result<unknown>>;
  kept(): Promise<string>;
}

const read = async ({ store }: Place, collection: string) =>
  JSON.stringify((await store.query({ collection, limit: 100 })).items);

const key = "the-same-key-1";
const aSearch = { side: "BRIEFS", filter: anyBrief } as const;
/** Their content: saved anew with the same words it is written again, and says the same. */
const readSearches = async ({ store }: Place) => {
  const collections = [savedSearches.name, toldFinds.name];
  const found = await Promise.all(
    collections.map((collection) => store.query<object>({ collection, limit: 100 })),
  );
  return JSON.stringify(found.flatMap(({ items }) => items.map(({ data }) => data)));
};

const telling = { cadence: "DAILY", onlySkillsMet: false } as const;
const aQuestion = (words: string) => `Is the shop's database ours to change: ${words}?`;

/** By mutation. With a key, what is sent anew with other words is another thing; without one it is refused or replaces. */
const presses: Record<string, (place: Place) => Promise<Press>> = {
  sendMessage: async (place) => ({
    press: (text) =>
      sendMessage(place, place.hirer, { conversationId: `${place.briefId}_${place.talent}`, key, text }),
    kept: () => read(place, messagesCollection),
  }),
  startConversation: async (place) => ({
    press: (text) => startConversation(place, place.hirer, { to: place.other, key, text }),
    kept: () => read(place, messagesCollection),
  }),
  editMessage: async (place) => {
    const to = { conversationId: `${place.briefId}_${place.talent}`, key, text: "Hello" };
    const { id } = succeeded(await sendMessage(place, place.hirer, to));
    return {
      press: (text) => editMessage(place, place.hirer, { id, text }),
      kept: () => read(place, messagesCollection),
    };
  },
  addSnippet: async (place) => ({
    press: (text) => addSnippet(place, place.talent, { key, name: "Terms", text }),
    kept: () => read(place, snippets.name),
  }),
  changeSnippet: async (place) => {
    const added = await addSnippet(place, place.talent, { key, name: "Terms", text: "Thirty days" });
    const { id } = succeeded(added);
    return {
      press: (text) => changeSnippet(place, place.talent, { id, name: "Terms", text }),
      kept: async () =>
        JSON.stringify((await listSnippets(place.store, place.talent)).map(({ data }) => data)),
    };
  },
  askQuestion: async (place) => ({
    press: (words) =>
      askQuestion(place, place.other, { briefId: place.briefId, key, text: aQuestion(words) }),
    kept: () => read(place, questionsCollection),
  }),
  clarifyBrief: async (place) => ({
    press: (text) => clarifyBrief(place, place.hirer, { briefId: place.briefId, key, text }),
    kept: () => read(place, questionsCollection),
  }),
  answerQuestion: async (place) => {
    const asked = { briefId: place.briefId, key, text: aQuestion("now") };
    const { id } = succeeded(await askQuestion(place, place.other, asked));
    return {
      press: (text) => answerQuestion(place, place.hirer, id, { text, changesBrief: false }),
      kept: () => read(place, questionsCollection),
    };
  },
  saveBrief: async (place) => ({
    press: (title) =>
      saveBrief(place, place.hirer, { id: key, revision: null, content: place.aBrief({ title }) }),
    kept: () => read(place, "briefs"),
  }),
  copyBrief: async (place) => {
    const id = randomUUID();
    let saved: { title: string; revision: number } | null = null;
    return {
      press: async (title) => {
        const revision: number | null = saved?.revision ?? null;
        const draft = { id, revision, content: place.aBrief({ title }) };
        if (saved?.title !== title) {
          const { data } = succeeded(await saveBrief(place, place.hirer, draft));
          saved = { title, revision: data.revision };
        }
        return copyBrief(place, place.hirer, id, key);
      },
      kept: async () => {
        const { items } = await place.store.query({ collection: "briefs", limit: 100 });
        return JSON.stringify(items.filter((one) => one.id !== id));
      },
    };
  },
  reopenBrief: async (place) => {
    succeeded(await beginShortlisting(place, place.hirer, place.briefId));
    const { closesOn, decideOn } = place.aBrief();
    const later = new Date(place.clock.now().getTime() + 30 * day).toISOString().slice(0, 10);
    const dates = { closesOn: closesOn ?? "", decideOn: decideOn ?? "" };
    return {
      press: (words) =>
        reopenBrief(
          place,
          place.hirer,
          place.briefId,
          words === "One" ? dates : { ...dates, decideOn: later },
        ),
      kept: async () => JSON.stringify(await place.readBrief(place.briefId)),
    };
  },
  closeBrief: async (place) => ({
    press: (words) => closeBrief(place, place.hirer, place.briefId, words === "One" ? "BUDGET" : "ELSEWHERE"),
    kept: async () => (await place.readBrief(place.briefId)).closeReason ?? "",
  }),
  saveProfile: async (place) => ({
    press: (about) => {
      const content = {
        ...emptyContent(profileFields),
        ...{ displayName: "Hal", organisation: "Harbour & Hale" },
        about,
      };
      return saveProfile(place, place.hirer, { revision: 1, content });
    },
    kept: () => read(place, "profiles"),
  }),
  saveProposal: async (place) => ({
    press: (words) => {
      const content = place.aProposal({ pitch: `${place.aProposal().pitch} ${words}` });
      return saveProposal(place, place.other, place.briefId, { revision: null, content });
    },
    kept: () => read(place, proposalsCollection),
  }),
  sendProposal: async (place) => ({
    press: (words) => {
      const content = place.aProposal({ pitch: `${place.aProposal().pitch} ${words}` });
      return sendProposal(place, place.other, place.briefId, { revision: null, content });
    },
    kept: () => read(place, proposalsCollection),
  }),
  declineProposal: async (place) => {
    const about = { briefId: place.briefId, applicantUid: place.talent };
    return {
      press: (note) => declineProposal(place, place.hirer, about, { reason: "RATE", note }),
      kept: () => read(place, proposalsCollection),
    };
  },
  declineProposals: async (place) => {
    const no = { applicantUid: place.talent, reason: "RATE", withoutNote: false } as const;
    return {
      press: (note) => declineProposals(place, place.hirer, place.briefId, [{ ...no, note }]),
      kept: () => read(place, proposalsCollection),
    };
  },
  inviteMember: async (place) => ({
    press: (line) =>
      inviteMember(place, place.hirer, { briefId: place.briefId, uid: place.other, key, line }),
    kept: () => read(place, messagesCollection),
  }),
  declineInvitation: async (place) => {
    const { briefId, other: uid } = place;
    succeeded(await inviteMember(place, place.hirer, { briefId, uid, key, line: "For you." }));
    return {
      press: (note) => declineInvitation(place, uid, { briefId, reason: "NO_TIME", note }),
      kept: () => read(place, messagesCollection),
    };
  },
  saveCase: async (place) => {
    const id = randomUUID();
    const content = { title: "A shop", client: "a bank", year: 2020, problem: "It was slow." };
    return {
      press: (result) =>
        saveCase(place, place.talent, { id, revision: null, content: { ...content, result } }),
      kept: () => read(place, "cases"),
    };
  },
  saveHistory: async (place) => ({
    press: (summary) => {
      const work = [{ name: "Engines", summary }];
      return saveHistory(place, place.talent, { revision: 0, history: { work } });
    },
    kept: () => read(place, "histories"),
  }),
  saveAgreement: async (place) => {
    const { id, hirer, content } = await draftedAgreement(place, place.hirer);
    return {
      press: (scope) => saveAgreement(place, hirer, id, { revision: 1, content: { ...content, scope } }),
      kept: () => read(place, agreementDrafts.name),
    };
  },
  confirmAgreement: async (place) => {
    const { id, talent, hash } = await offeredAgreement(place, place.hirer);
    return {
      press: (words) => confirmAgreement(place, talent, id, words === "One" ? hash : words),
      kept: () => read(place, agreementsCollection),
    };
  },
  returnAgreement: async (place) => {
    const { id, talent, hash } = await offeredAgreement(place, place.hirer);
    return {
      press: (words) => returnAgreement(place, talent, id, { hash, words }),
      kept: () => read(place, versionsCollection),
    };
  },
  withdrawAgreement: async (place) => {
    const { id, hirer, hash } = await offeredAgreement(place, place.hirer);
    return {
      press: (words) => withdrawAgreement(place, hirer, id, words === "One" ? hash : words),
      kept: () => read(place, versionsCollection),
    };
  },
  endAgreement: async (place) => {
    const { id, talent } = await workInMilestones(place, place.hirer);
    const hash = (await agreementOf(place, id))?.inForce?.hash ?? "";
    return {
      press: (words) => endAgreement(place, talent, id, { hash, lastOn: "2027-05-31", words }),
      kept: () => read(place, agreementsCollection),
    };
  },
  deliverMilestone: async (place) => {
    const { id, talent } = await workInMilestones(place, place.hirer);
    const shown = { milestone: "first", turn: 0 };
    return {
      press: (words) => deliverMilestone(place, talent, id, { ...shown, words }),
      kept: () => read(place, deliveries.name),
    };
  },
  sendBackMilestone: async (place) => {
    const { id, hirer, talent } = await workInMilestones(place, place.hirer);
    const delivered = { milestone: "first", turn: 0, words: "Here." };
    succeeded(await deliverMilestone(place, talent, id, delivered));
    return {
      press: (words) => sendBackMilestone(place, hirer, id, { milestone: "first", turn: 1, words }),
      kept: () => read(place, deliveries.name),
    };
  },
  ...Object.fromEntries(
    Object.entries({ saveTime, submitTime }).map(([name, write]) => [
      name,
      async (place: Place) => {
        const { id, talent } = await workByTime(place, place.hirer);
        const shown = { week: "2027-05-10", turn: 0, unit: "HOUR" as const };
        return {
          press: (words: string) =>
            write(place, talent, id, { ...shown, entries: [onDay("2027-05-11", 800, words)] }),
          kept: () => read(place, timeSheets.name),
        };
      },
    ]),
  ),
  returnTime: async (place) => {
    const { id, hirer, talent } = await workByTime(place, place.hirer);
    const shown = { week: "2027-05-10", turn: 0, unit: "HOUR" as const };
    succeeded(await submitTime(place, talent, id, { ...shown, entries: [onDay("2027-05-11", 800)] }));
    return {
      press: (words) => returnTime(place, hirer, id, { week: shown.week, turn: 1, words }),
      kept: () => read(place, timeSheets.name),
    };
  },
  writeReference: async (place) => {
    const work = await acceptedWork(place, place.hirer);
    const { id } = work;
    await endByBoth(place, work);
    return {
      press: (advice) => writeReference(place, place.hirer, id, { ...aReference, advice }),
      kept: () => read(place, worksCollection),
    };
  },
  replyToReference: async (place) => {
    const { id } = await shownWork(place, place.hirer);
    return {
      press: (text) => replyToReference(place, place.hirer, id, text),
      kept: () => read(place, worksCollection),
    };
  },
  askReference: async (place) => ({
    press: (title) =>
      askReference(place, place.talent, { email: "old@client.example", name: "Old", title, year: 2020 }),
    kept: () => read(place, askedCollection),
  }),
  answerReference: async (place) => {
    const { secret } = await askedFor(place, place.talent);
    const sent = { name: "Old", organisation: null, experience: "Fast." };
    return {
      press: (advice) => confirmAsked(place, secret, { ...sent, advice }),
      kept: () => read(place, askedCollection),
    };
  },
  replyToAskedReference: async (place) => {
    const { id, secret } = await askedFor(place, place.talent);
    const sent = { name: "Old", organisation: null, experience: "Fast.", advice: "Measure." };
    succeeded(await confirmAsked(place, secret, sent));
    return {
      press: (text) => replyToAsked(place, place.talent, id, text),
      kept: () => read(place, askedCollection),
    };
  },
  saveSearch: async (place) => ({
    press: (name) =>
      saveSearch({ ...place, search: place.app.search }, place.other, aSearch, { ...telling, name }),
    kept: () => readSearches(place),
  }),
  changeSearch: async (place) => {
    const parts = { ...place, search: place.app.search };
    const { id } = succeeded(await saveSearch(parts, place.other, aSearch, { ...telling, name: null }));
    return {
      press: (name) => changeSearch(parts, place.other, id, { ...telling, name }),
      kept: () => readSearches(place),
    };
  },
  sendReport: async (place) => ({
    press: (note) =>
      writeReport(place, place.talent, { about: "BRIEF", subject: place.briefId, reason: "SCAM", note }),
    kept: () => read(place, "reports"),
  }),
  dismissReport: async (place) => {
    const about = { about: "BRIEF", subject: place.briefId, reason: "SCAM", note: null } as const;
    succeeded(await writeReport(place, place.talent, about));
    const [found] = (await listReports(place.store, { open: true }, { first: 1, after: null })).items;
    return {
      press: (words) => dismissReport(place, place.admin, found?.id ?? "", words),
      kept: () => read(place, "reports"),
    };
  },
  removeReported: async (place) => {
    const { id } = await shownWork(place, place.hirer);
    const about = { about: "REFERENCE", subject: `${id}~HIRER`, reason: "FALSE", note: null } as const;
    succeeded(await writeReport(place, place.talent, about));
    const [found] = (await listReports(place.store, { open: true }, { first: 1, after: null })).items;
    return {
      press: (words) => removeReported(place, place.admin, found?.id ?? "", { ...aCause, words }),
      kept: async () => (await read(place, "reports")) + (await read(place, worksCollection)),
    };
  },
  warnMember: async (place) => ({
    press: (words) => warnMember(place, place.admin, place.other, { ...aCause, words }),
    kept: () => read(place, "accounts"),
  }),
  suspendMember: async (place) => ({
    press: (words) => suspendMember(place, place.admin, place.other, { ...aCause, words }),
    kept: () => read(place, "accounts"),
  }),
  reinstateMember: async (place) => {
    succeeded(await suspendMember(place, place.admin, place.other, aCause));
    return {
      press: (words) => reinstateMember(place, place.admin, place.other, { words }),
      kept: () => read(place, "accounts"),
    };
  },
};

/** Which of them name what they write by a key that their form makes, so that other words are another thing. */
const byKey = [
  "sendMessage",
  "startConversation",
  "askQuestion",
  "clarifyBrief",
  "copyBrief",
  "sendReport",
  "addSnippet",
];

/** What takes a text that it sets, the last press last, or that nobody wrote. */
const settingText =
  `createUser sendLoginEmail stopMails answerByLink saveDraft saveSettings saveLanguage exportAccount publishBrief
  setMemberBookmark snooze acceptProposal undoDecision beginUpload claimUpload addFiles keepFace removeFace`.split(
    /\s+/,
  );

it("every mutation that takes a text is known for what a second press of it does", () => {
  const takingText = Object.values(mutationFields).filter(({ args }) => args.some(takesText));
  // What sets a choice, or copies, isn’t asked of, and may be pressed here, too.
  const pressed = Object.keys(presses).filter((name) => mutationFields[name]?.args.some(takesText));
  const names = takingText.map(({ name }) => name);
  expectLines("tests/across/presses.test.ts", [...pressed, ...settingText], names);
  expect(Object.keys(presses).filter((name) => !(name in mutationFields))).toEqual([]);
});

it.each(Object.entries(presses))(
  "%s twice with the same words is one, and other words are never dropped as done",
  async (name, prepare) => {
    const place = await createPlace();
    const { press, kept } = await prepare(place);
    succeeded(await press("One"));
    const once = await kept();
    place.clock.advance(1_000);
    succeeded(await press("One"));
    expect(await kept()).toBe(once);
    const other = await press("Quite another");
    const after = await kept();
    if (byKey.includes(name)) {
      succeeded(other);
      expect(after.length).toBeGreaterThan(once.length);
      // And of these the same press is one again.
      succeeded(await press("Quite another"));
      expect(await kept()).toBe(after);
    }
    // Refused, and nothing changed; or done, and to be read.
    expect(other.ok).toBe(after !== once);
  },
);
