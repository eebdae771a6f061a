import { describe, expect, it } from "vitest";
import { inProcess } from "#tests/api/ask";
import { day, refusalOf, succeeded } from "#tests/support/market";
import { openSession } from "#tests/support/seeded-market";
import { findMessages } from "~/features/conversations/reads/list-messages";
import { editMessage } from "~/features/conversations/writes/edit-message";
import { markRead } from "~/features/conversations/writes/keep-thread";
import { leftOutCollection } from "~/features/conversations/writes/left-out";
import { putBack } from "~/features/conversations/writes/put-back";
import { ConversationDocument } from "~/shell/operations/operations.generated";
import { createReplier, mailOf } from "./replier";

const quotation = "On 2 May 2027 at 10:00, Carla <carla@example.org> wrote:\r\n> The zebra starts on Monday";

/** A member whose reply was passed on without a quotation of another mail. */
async function createQuoter(text = `See below:\r\n\r\n${quotation}\r\n\r\nAgreed.`) {
  const replier = await createReplier();
  const { app, store, conversationId: id, hirer, talent } = replier;
  await replier.post(mailOf({ from: replier.email, to: await replier.replyTo() }, { text }));
  const asked = async (uid: string) => {
    const { data } = await inProcess(app.api, await openSession(app, uid))(String(ConversationDocument), {
      id,
    });
    return data.conversation.timeline.nodes as {
      id: string;
      text: string;
      leftOut: { text: string; mayPutBack: boolean } | null;
    }[];
  };
  const last = async (uid: string) => (await asked(uid)).at(-1);
  const found = async (uid: string) =>
    (await findMessages(store, uid, "zebra", { first: 5, after: null })).items.length;
  return { ...replier, id, hirer, talent, asked, last, found, message: (await last(talent))?.id ?? "" };
}

describe("what a reply was passed on without", () => {
  it("its author reads, and nobody else", async () => {
    const { last, found, hirer, talent } = await createQuoter();
    expect(await last(talent)).toMatchObject({
      text: "See below:\n\nAgreed.",
      leftOut: { text: quotation.replaceAll("\r", ""), mayPutBack: true },
    });
    expect(await last(hirer)).toMatchObject({ text: "See below:\n\nAgreed.", leftOut: null });
    expect([await found(hirer), await found(talent)]).toEqual([0, 0]);
  });

  it("goes back into the message, in its order, while the other side hasn’t read it", async () => {
    const { last, found, message, asked, ...quoter } = await createQuoter();
    const before = (await asked(quoter.talent)).length;
    for (let times = 0; times < 2; times += 1)
      succeeded(await putBack(quoter, quoter.talent, { id: message }));
    const whole = `See below:\n\n${quotation.replaceAll("\r", "")}\n\nAgreed.`;
    expect(await last(quoter.hirer)).toMatchObject({ id: message, text: whole, leftOut: null });
    expect(await last(quoter.talent)).toMatchObject({ text: whole, leftOut: null });
    expect(await asked(quoter.talent)).toHaveLength(before);
    expect(await found(quoter.hirer)).toBe(1);
  });

  it("is a message of its own once they have", async () => {
    const { last, message, asked, id, ...quoter } = await createQuoter();
    succeeded(await markRead(quoter, quoter.hirer, { conversationId: id, upTo: 99 }));
    const before = (await asked(quoter.talent)).length;
    for (let times = 0; times < 2; times += 1)
      succeeded(await putBack(quoter, quoter.talent, { id: message }));
    expect((await asked(quoter.hirer)).slice(before - 1).map(({ text }) => text)).toEqual([
      "See below:\n\nAgreed.",
      quotation.replaceAll("\r", ""),
    ]);
    expect(await last(quoter.talent)).toMatchObject({ leftOut: null });
    expect((await asked(quoter.talent)).every(({ leftOut }) => leftOut === null)).toBe(true);
  });

  it("goes below a message that its author has changed since", async () => {
    const { last, message: id, ...quoter } = await createQuoter();
    succeeded(await editMessage(quoter, quoter.talent, { id, text: "Agreed, from Tuesday." }));
    succeeded(await putBack(quoter, quoter.talent, { id }));
    expect((await last(quoter.hirer))?.text).toBe(
      `Agreed, from Tuesday.\n\n${quotation.replaceAll("\r", "")}`,
    );
  });

  it("nobody else puts back", async () => {
    const { message, ...quoter } = await createQuoter();
    expect(refusalOf(await putBack(quoter, quoter.hirer, { id: message }))).toBe("NOT_FOUND");
    expect(refusalOf(await putBack(quoter, await quoter.join("HIRER"), { id: message }))).toBe("NOT_FOUND");
  });

  it("comes back without its author’s address, and not at all if it is nothing else", async () => {
    const quoter = await createQuoter(`Yes.\r\n\r\n${quotation}`);
    const from = quoter.email;
    await quoter.post(
      mailOf(
        { from, to: await quoter.replyTo() },
        { text: `Yes.\r\n\r\n${quotation}, to ${from}`, id: "with" },
      ),
    );
    const message = await quoter.last(quoter.talent);
    expect(message?.leftOut?.text).toContain(from);
    succeeded(await putBack(quoter, quoter.talent, { id: message?.id ?? "" }));
    expect((await quoter.last(quoter.hirer))?.text).toMatch(/Monday, to …$/);
    await quoter.post(
      mailOf({ from, to: await quoter.replyTo() }, { text: `Sure.\r\n\r\nBo\r\nor write to ${from}` }),
    );
    const signed = await quoter.last(quoter.talent);
    expect(signed).toMatchObject({ text: "Sure.\n\nBo\nor write to …", leftOut: { mayPutBack: false } });
    expect(refusalOf(await putBack(quoter, quoter.talent, { id: signed?.id ?? "" }))).toBe("NOT_FOUND");
  });

  it("is kept for 30 days", async () => {
    const { last, message, ...quoter } = await createQuoter();
    quoter.clock.advance(30 * day - 1);
    expect((await last(quoter.talent))?.leftOut).not.toBeNull();
    quoter.clock.advance(1);
    expect((await last(quoter.talent))?.leftOut).toBeNull();
    expect(refusalOf(await putBack(quoter, quoter.talent, { id: message }))).toBe("NOT_FOUND");
  });

  it("is nothing where our mail alone was left out", async () => {
    const { store } = await createQuoter(
      "Yes.\r\n\r\nOn 3 May 2027 at 10:00, Guildhall <hello@localhost> wrote:\r\n> Write your reply above this line.\r\n>\r\n> Ana wrote to you",
    );
    expect((await store.query({ collection: leftOutCollection, limit: 5 })).items).toEqual([]);
  });
});

describe("a reply in which nothing of its author’s own was found", () => {
  /** A mail that is nothing but the quotation of another one. */
  async function createEmptyReplier() {
    const replier = await createReplier();
    const { app, conversationId: id, email, post, replyTo } = replier;
    const from = { from: email, to: await replyTo() };
    const send = (mail: Partial<Parameters<typeof mailOf>[1]> = {}) =>
      post(mailOf(from, { text: quotation, ...mail }));
    const unsent = async (uid: string) => {
      const { data } = await inProcess(app.api, await openSession(app, uid))(String(ConversationDocument), {
        id,
      });
      return data.conversation.unsentReplies as {
        id: string;
        at: string;
        leftOut: { text: string; mayPutBack: boolean };
      }[];
    };
    return { ...replier, send, unsent };
  }
  const said = quotation.replaceAll("\r", "");

  it("keeps it for them alone, once for the same mail, and the mail about it says where", async () => {
    const { hirer, talent, texts, mails, ...replier } = await createEmptyReplier();
    const before = await texts();
    for (let times = 0; times < 2; times += 1)
      expect(await replier.send({ id: "same" })).toEqual({ outcome: "refused", reason: "EMPTY" });
    expect(await replier.unsent(talent)).toMatchObject([{ leftOut: { text: said, mayPutBack: true } }]);
    expect(await replier.unsent(hirer)).toEqual([]);
    expect(await texts()).toEqual(before);
    expect(await replier.told()).toEqual(["Your reply wasn’t sent"]);
    expect((await mails())[0]?.text).toContain("is kept in the conversation for 30 days");
  });

  it("becomes a message by a press, once", async () => {
    const { hirer, talent, ...replier } = await createEmptyReplier();
    await replier.send();
    const [{ id } = { id: "" }] = await replier.unsent(talent);
    expect(refusalOf(await putBack(replier, hirer, { id }))).toBe("NOT_FOUND");
    const before = await replier.texts();
    for (let times = 0; times < 2; times += 1) succeeded(await putBack(replier, talent, { id }));
    expect(await replier.texts()).toEqual([...before, [talent, said]]);
    expect(await replier.unsent(talent)).toEqual([]);
  });

  it("is kept for 30 days, each of several", async () => {
    const { talent, ...replier } = await createEmptyReplier();
    const { clock } = replier;
    await replier.send({ id: "first" });
    clock.advance(day);
    await replier.send({ id: "second", text: `${quotation}, or on Tuesday` });
    expect((await replier.unsent(talent)).map(({ leftOut }) => leftOut.text)).toEqual([
      said,
      `${said}, or on Tuesday`,
    ]);
    clock.advance(29 * day);
    const [{ id, leftOut } = { id: "", leftOut: null }] = await replier.unsent(talent);
    expect(leftOut?.text).toBe(`${said}, or on Tuesday`);
    clock.advance(day);
    expect(await replier.unsent(talent)).toEqual([]);
    expect(refusalOf(await putBack(replier, talent, { id }))).toBe("NOT_FOUND");
  });

  it("keeps nothing where it is our mail alone", async () => {
    const { talent, mails, ...replier } = await createEmptyReplier();
    const ours =
      "On 3 May 2027 at 10:00, Guildhall <hello@localhost> wrote:\r\n> Write your reply above this line.";
    await replier.send({ text: ours });
    expect(await replier.unsent(talent)).toEqual([]);
    expect(await replier.told()).toEqual(["Your reply wasn’t sent"]);
    expect((await mails())[0]?.text).not.toContain("is kept in the conversation");
  });
});
