import { join, resolve } from "node:path";
import { type Account, accountsCollection, createProvenAccount } from "~/features/accounts/model/account";
import { type Conversation, conversationsCollection } from "~/features/conversations/model/conversation";
import { messagesCollection } from "~/features/conversations/model/message";
import {
  newThread,
  type Thread,
  threadId,
  threadsCollection,
  withMessage,
} from "~/features/conversations/model/thread";
import { createMessage } from "~/features/conversations/writes/send-message";
import { emptyProfile, type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";

/**
 * An inbox for measuring, in a store of its own: `AMOUNT` conversations of one hirer with fifty members, each with
 * an unread message, and as many messages in the first of them. `DIRECTORY` says where.
 */
const amount = Number(process.env.AMOUNT);
const file = join(resolve(process.env.DIRECTORY ?? ""), "store.sqlite");
const store = createVersionedStore(createSqliteStore({ file, indexes }));
const hirer = "seed-hirer-000000";
const talents = Array.from({ length: 50 }, (_, at) => `seed-talent-${String(at).padStart(6, "0")}`);
const begun = Date.parse("2026-01-01T00:00:00Z");
/** Conversations a transaction: of each five documents, and at most 500 (`pending-writes.server.ts`). */
const atOnce = 99;

const words = [
  "budget",
  "launch",
  "design",
  "review",
  "invoice",
  "sketch",
  "server",
  "harbour",
  "week",
  "draft",
];
const textOf = (at: number) =>
  `About the ${words[at % 10]} and the ${words[(at * 7 + 3) % 10]}: number ${at} is done.`;

async function seedMembers() {
  await store.transact(async (tx) => {
    for (const [at, uid] of [hirer, ...talents].entries()) {
      const account: Account = createProvenAccount(`${uid}@example.com`, new Date(begun));
      tx.set<Account>(accountsCollection, uid, { ...account, kind: at === 0 ? "HIRER" : "FREELANCER" });
      tx.set<Profile>(profilesCollection, uid, {
        ...emptyProfile,
        displayName: `Member ${at}`,
        visibility: "MEMBERS",
        updatedAt: new Date(begun).toISOString(),
      });
    }
  });
}

function conversationOf(at: number): { id: string; conversation: Conversation } {
  const createdAt = new Date(begun + at * 60_000).toISOString();
  const participants: [string, string] = [hirer, talents[at % talents.length] ?? ""];
  const id = `seed-conversation-${String(at).padStart(6, "0")}`;
  const conversation = {
    kind: "DEFAULT",
    participants,
    briefId: null,
    applicantUid: null,
    messages: 0,
    createdAt,
  };
  return { id, conversation: conversation as Conversation };
}

/** In the first conversation all messages, in the others the first one. */
async function seedPage(from: number, to: number) {
  await store.transact(async (tx) => {
    const first = conversationOf(0);
    for (let at = from; at < to; at += 1) {
      const now = new Date(begun + at * 60_000);
      const by = talents[at % talents.length] ?? "";
      const key = `message-${at}`;
      const long = createMessage(
        { id: first.id, conversation: { ...first.conversation, messages: at } },
        at % 2 ? hirer : (talents[0] ?? ""),
        { key, text: textOf(at) },
        now,
      );
      tx.set(messagesCollection, long.id, long.data);
      if (at === 0) continue;
      const own = conversationOf(at);
      const message = createMessage(own, by, { key, text: textOf(at) }, now);
      tx.set(messagesCollection, message.id, message.data);
      writeThreads(own, message.data);
    }
    const last = {
      by: talents[0] ?? "",
      text: textOf(to),
      files: [],
      at: new Date(begun + to * 60_000).toISOString(),
    };
    writeThreads({ id: first.id, conversation: { ...first.conversation, messages: to - 1 } }, last);

    function writeThreads(
      { id, conversation }: ReturnType<typeof conversationOf>,
      message: Parameters<typeof withMessage>[1],
    ) {
      const counted = { ...conversation, messages: conversation.messages + 1 };
      tx.set<Conversation>(conversationsCollection, id, counted);
      for (const uid of conversation.participants)
        tx.set<Thread>(
          threadsCollection,
          threadId(id, uid),
          withMessage(newThread(id, conversation, uid, null), message),
        );
    }
  });
}

await seedMembers();
for (let from = 0; from < amount; from += atOnce) await seedPage(from, Math.min(amount, from + atOnce));
await store.close();
