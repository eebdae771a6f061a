import { describe, expect, it } from "vitest";
import { inProcess } from "#tests/api/ask";
import { createMarket, day, succeeded } from "#tests/support/market";
import { openSession } from "#tests/support/seeded-market";
import type { AccountStatus } from "~/domain/account";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { removeAccount, removeBelongings } from "~/features/leaving/writes/remove-member";

/** How the two of a conversation stand; the one who asks first. Everybody else is in who-may.test.ts. */
const scenes = [
  "both active",
  "blocked",
  "blocker",
  "suspended",
  "leaving",
  "other away",
  "other gone",
] as const;
type Scene = (typeof scenes)[number];

const of = (mutation: string) =>
  `mutation ($id: ID!) { it: ${mutation} { conversation { id } refusal { code } } }`;
const operations: Record<string, string> = {
  conversation: "query ($id: ID!) { it: conversation(id: $id) { id moves withState blocked with { uid } } }",
  conversations: "{ viewer { it: conversations { nodes { id } } } }",
  messages: '{ viewer { it: messages(words: "hello") { nodes { id } } } }',
  unreadThreads: "{ viewer { it: unreadThreads } }",
  waiting: "{ viewer { it: conversations(list: WAITING) { nodes { id } } } }",
  waitingThreads: "{ viewer { it: waitingThreads } }",
  sendMessage: of('sendMessage(conversation: $id, key: "another-one", text: "Hi")'),
  editMessage: of('editMessage(id: $id, text: "Hi")'),
  putBack: of("putBack(id: $id)"),
  markRead: of("markRead(conversation: $id, upTo: 9)"),
  markUnread: of("markUnread(conversation: $id)"),
  snooze: of("snooze(conversation: $id, until: TOMORROW)"),
  setArchived: of("setArchived(conversation: $id, archived: true)"),
  setMuted: of("setMuted(conversation: $id, muted: true)"),
  setBlocked: of("setBlocked(conversation: $id, blocked: true)"),
};

//                     both active  blocked   blocker   suspended   leaving     other away   other gone
const table = `
  conversation         data         data      data      null        data        data         data
  conversations        1            1         1         0           1           1            1
  messages             2            2         2         0           2           2            1
  unreadThreads        1            1         1         0           1           1            1
  waiting              1            0         0         0           1           1            0
  waitingThreads       1            0         0         0           1           1            0
  sendMessage          data         BLOCKED   BLOCKED   NOT_ACTIVE  NOT_ACTIVE  MEMBER_AWAY  MEMBER_AWAY
  editMessage          data         BLOCKED   BLOCKED   NOT_ACTIVE  NOT_ACTIVE  MEMBER_AWAY  MEMBER_AWAY
  putBack              data         BLOCKED   BLOCKED   NOT_ACTIVE  NOT_ACTIVE  MEMBER_AWAY  MEMBER_AWAY
  markRead             data         data      data      NOT_ACTIVE  data        data         data
  markUnread           data         data      data      NOT_ACTIVE  NOT_ACTIVE  data         data
  snooze               data         BLOCKED   BLOCKED   NOT_ACTIVE  NOT_ACTIVE  MEMBER_AWAY  MEMBER_AWAY
  setArchived          data         data      data      NOT_ACTIVE  NOT_ACTIVE  data         data
  setMuted             data         data      data      NOT_ACTIVE  NOT_ACTIVE  data         data
  setBlocked           data         data      data      NOT_ACTIVE  NOT_ACTIVE  data         data
`;
const rows = table
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/\s{2,}/));

/** A hirer who asks, an applicant, and a message of each. */
async function createScene(scene: Scene) {
  const market = createMarket();
  const { store, clock, app } = market;
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const talent = await market.propose(briefId);
  const id = `${briefId}_${talent}`;
  const say = async (uid: string) =>
    succeeded(await sendMessage(market, uid, { conversationId: id, key: `of-${uid}`, text: "Hello" }));
  const message = (await say(hirer)).id;
  await say(talent);
  const stand = (uid: string, status: AccountStatus, more: Partial<Account> = {}) =>
    store.transact(async (tx) => {
      const account = await tx.get<Account>(accountsCollection, uid);
      if (account) tx.set<Account>(accountsCollection, uid, { ...account.data, status, ...more });
    });
  if (scene === "blocked") succeeded(await setBlocked(market, talent, id, true));
  if (scene === "blocker") succeeded(await setBlocked(market, hirer, id, true));
  if (scene === "suspended") await stand(hirer, "SUSPENDED");
  if (scene === "leaving") await stand(hirer, "DELETING");
  if (scene === "other away") await stand(talent, "SUSPENDED");
  if (scene === "other gone") {
    await stand(talent, "DELETING", { deletesAt: new Date(clock.now().getTime() - day).toISOString() });
    await removeBelongings(market, talent);
    await removeAccount(market, talent);
  }
  const ask = inProcess(app.api, await openSession(app, hirer));
  return { id, message, ask };
}

const wordFor = (it: Record<string, unknown> | number | null): string => {
  if (it === null || typeof it === "number") return String(it);
  if ("nodes" in it) return String((it.nodes as unknown[]).length);
  return (it.refusal as { code: string } | null | undefined)?.code ?? "data";
};

describe("who may do what in a conversation of theirs", () => {
  it("is said for each operation", () => {
    expect(rows.map(([name]) => name)).toEqual(Object.keys(operations));
  });

  it.each(scenes)("%s", async (scene) => {
    const { id, message, ask } = await createScene(scene);
    const gets: string[] = [];
    for (const [name = ""] of rows) {
      const query = operations[name] ?? "";
      const asked = ["editMessage", "putBack"].includes(name) ? message : id;
      const variables = query.includes("$id") ? { id: asked } : {};
      const { data, errors } = await ask(query, variables);
      expect(errors, name).toBeUndefined();
      gets.push(wordFor("viewer" in data ? data.viewer.it : data.it));
    }
    expect(gets).toEqual(rows.map((row) => row[1 + scenes.indexOf(scene)]));
  });

  it("reads of the other what they may: nothing of who is away or gone, and no word of who blocked whom", async () => {
    const read = async (scene: Scene) => {
      const { id, ask } = await createScene(scene);
      return (await ask(operations.conversation ?? "", { id })).data.it;
    };
    const tools = ["ARCHIVE", "MUTE"];
    expect(await read("both active")).toMatchObject({
      moves: ["WRITE", "SNOOZE", ...tools, "BLOCK"],
      blocked: false,
    });
    expect(await read("blocked")).toMatchObject({
      moves: [...tools, "BLOCK"],
      withState: "ACTIVE",
      blocked: false,
    });
    expect(await read("blocker")).toMatchObject({ moves: [...tools, "UNBLOCK"], blocked: true });
    expect(await read("leaving")).toMatchObject({ moves: [], withState: "ACTIVE" });
    expect(await read("other away")).toMatchObject({
      with: null,
      withState: "AWAY",
      moves: [...tools, "BLOCK"],
    });
    expect(await read("other gone")).toMatchObject({ with: null, withState: "GONE", moves: tools });
  });
});
