import { randomUUID } from "node:crypto";
import type { BriefContent } from "~/domain/fields/brief-fields";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { type Message, messagesCollection } from "~/features/conversations/model/message";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import { type Question, questionsCollection } from "~/features/questions/model/question";
import { askQuestion } from "~/features/questions/writes/ask-question";
import { limits } from "~/values/limits";
import type { Site } from "../../site";
import type { WayIn } from "../find-worst";

const links: readonly string[] = [
  "https://a.example",
  "http://",
  "https://a.example/(",
  ").",
  "www.a.example",
  "a@b.example",
  "\n\n",
  "\n \n",
];

/** Texts as they are kept, as long as they may be, on each page that shows them. */
export async function waysByStoredText(site: Site): Promise<WayIn[]> {
  const { hal, flo } = site.people;
  const { store } = site.product.container;
  const parts = { store, clock: { now: () => new Date() } };
  const conversation = `${site.brief}_${flo.uid}`;
  const messages: string[] = [];
  for (let at = 0; at < limits.page; at += 1) {
    const sent = await sendMessage(parts, hal.uid, {
      conversationId: conversation,
      key: randomUUID(),
      text: "Hello.",
    });
    if (!sent.ok) throw new Error(sent.code);
    messages.push(sent.value.id);
  }
  const asked = await askQuestion(parts, flo.uid, {
    briefId: site.brief,
    key: randomUUID(),
    text: "Is the shop written in English, and by whom?",
  });
  if (!asked.ok) throw new Error(asked.code);

  /** Puts a text into so many documents, each with its part of it. */
  async function write<Data extends object>(
    collection: string,
    ids: readonly string[],
    toMore: (data: Data) => Partial<Data>,
  ) {
    await store.transact(async (tx) => {
      const found = await Promise.all(ids.map((id) => tx.get<Data>(collection, id)));
      for (const [at, id] of ids.entries()) {
        const data = found[at]?.data;
        if (!data) throw new Error(`no ${id} in ${collection}`);
        tx.set<Data>(collection, id, { ...data, ...toMore(data) });
      }
    });
  }
  const way = (
    name: string,
    room: number,
    put: (text: string) => Promise<void>,
    pages: [target: string, by: { session: string }][],
  ): WayIn[] =>
    pages.map(([target, { session }]) => {
      return {
        kind: "stored text",
        name: `${name} at ${target.replaceAll(hal.uid, "hal").replaceAll(flo.uid, "flo")}`,
        room,
        words: links,
        holds: (text) => !/\p{Cs}/u.test(text),
        restore: site.restore,
        prepare: put,
        send: () => site.send(site.toBytes({ method: "GET", target, headers: [["cookie", session]] })),
      };
    });
  const thread = `/app/inbox/${encodeURIComponent(conversation)}`;
  const briefPage = `/app/briefs/${site.brief}`;
  const proposal = proposalId(site.brief, flo.uid);
  return [
    ...way(
      "messages",
      limits.page * limits.message,
      (text) =>
        write<Message>(messagesCollection, messages, () => ({
          text: text.slice(0, text.length / limits.page),
        })),
      [
        [thread, flo],
        ["/app/inbox", flo],
        ["/app", flo],
      ],
    ),
    ...way(
      "a brief’s texts",
      limits.briefBody,
      (text) =>
        write<Brief>(
          briefsCollection,
          [site.brief],
          () =>
            ({
              title: text.slice(0, limits.briefTitle.most),
              summary: text.slice(0, limits.briefSummary.most),
              problem: text.slice(0, text.length / 2),
              desiredOutcome: text.slice(text.length / 2),
              location: text.slice(0, limits.location),
              skills: entriesOf(text, limits.briefSkills, limits.skill),
              mustHaves: entriesOf(text, limits.mustHaves, limits.mustHave),
            }) satisfies Partial<BriefContent>,
        ),
      [
        [briefPage, flo],
        [briefPage, hal],
        ["/app/briefs", flo],
        ["/app/briefs", hal],
        [`${briefPage}/proposal`, flo],
        [`${briefPage}/edit`, hal],
      ],
    ),
    ...way(
      "a profile’s texts",
      limits.about,
      (text) =>
        write<Profile>(profilesCollection, [flo.uid], () => ({
          visibility: "MEMBERS",
          displayName: text.slice(0, limits.displayName),
          headline: text.slice(0, limits.headline),
          about: text,
          skills: entriesOf(text, limits.skills, limits.skill),
        })),
      [
        [`/app/members/${flo.uid}`, hal],
        ["/app/profile", flo],
      ],
    ),
    ...way(
      "a proposal’s texts",
      limits.pitch.most + limits.mustHaves * limits.evidence,
      (text) =>
        write<Proposal>(proposalsCollection, [proposal], ({ answers }) => ({
          pitch: text.slice(0, limits.pitch.most),
          answers: answers.map((answer) => ({ ...answer, evidence: text.slice(0, limits.evidence) })),
        })),
      [
        [`${briefPage}/proposals`, hal],
        [`${briefPage}/proposals/${flo.uid}`, hal],
        [`${briefPage}/compare?with=${flo.uid}`, hal],
        [`${briefPage}/proposal`, flo],
      ],
    ),
    ...way(
      "a question and its answer",
      limits.question.most + limits.answer,
      (text) =>
        write<Question>(questionsCollection, [asked.value.id], () => ({
          status: "ANSWERED",
          answeredAt: new Date().toISOString(),
          text: text.slice(0, limits.question.most),
          answer: text.slice(limits.question.most) || "Yes.",
        })),
      [
        [briefPage, hal],
        [briefPage, flo],
      ],
    ),
  ];
}

function entriesOf(text: string, most: number, length: number): string[] {
  return Array.from(
    { length: most },
    (_, at) => `${at} ${text.slice(at * length, at * length + length - 4)}`,
  );
}
