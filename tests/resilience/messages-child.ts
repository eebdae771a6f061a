/**
 * A process to be killed: ten pairs who write to each other without end, both sides at once. It says on stdout
 * what was acknowledged, conversations (`begun`) and messages (`done`). Arguments: the file of the database, the name of this run.
 */
import { writeSync } from "node:fs";
import { accountsCollection, createProvenAccount } from "~/features/accounts/model/account";
import { markRead } from "~/features/conversations/writes/keep-thread";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { startConversation } from "~/features/conversations/writes/start-conversation";
import { emptyProfile, profilesCollection } from "~/features/profiles/model/profile";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";
import { testNow } from "../support/clock";

const [file = "", run = ""] = process.argv.slice(2);
const store = createVersionedStore(createSqliteStore({ file, indexes }));
let now = testNow.getTime();
const parts = { store, clock: { now: () => new Date(now) } };
const say = (...words: string[]) => writeSync(1, `${words.join(" ")}\n`);

async function join(uid: string, kind: "HIRER" | "FREELANCER") {
  await store.transact(async (tx) => {
    const account = { ...createProvenAccount(`${uid}@example.com`, parts.clock.now()), kind };
    tx.set(accountsCollection, uid, account);
    tx.set(profilesCollection, uid, { ...emptyProfile, displayName: uid, visibility: "MEMBERS" });
  });
}

/** Sends each message twice, as a form that was retried does, and says the key once both were taken. */
async function writeForever(uid: string, conversationId: string) {
  for (let at = 0; ; at += 1) {
    now += 1;
    const message = { conversationId, key: `${run}-${at}-of-${uid}`, text: `Message ${at} of ${run}` };
    const sent = await sendMessage(parts, uid, message);
    if (sent.ok) say("done", conversationId, sent.value.id, String(sent.value.data.seq));
    await sendMessage(parts, uid, message);
    if (at % 3 === 0) await markRead(parts, uid, { conversationId, upTo: at });
  }
}

async function talk(number: number) {
  const [hirer, talent] = [`hirer-${number}`, `talent-${number}`];
  await join(hirer, "HIRER");
  await join(talent, "FREELANCER");
  const first = await startConversation(parts, hirer, { to: talent, key: "the-first-one", text: "Hello" });
  if (!first.ok) throw new Error(first.code);
  const { conversationId } = first.value.data;
  say("begun", conversationId);
  await Promise.all([writeForever(hirer, conversationId), writeForever(talent, conversationId)]);
}

void Promise.all(Array.from({ length: 10 }, (_, number) => talk(number)));
