import { expect, it } from "vitest";
import { createMailReader } from "~/platform/mail/mail-reader.server";
import { limits } from "~/values/limits";
import { createReplier, domain, mailOf } from "./replier";

/** A replier, and how many mails were read beyond their heads. */
async function createCounted() {
  const reader = createMailReader();
  let bodies = 0;
  const mailReader = {
    ...reader,
    readBody(raw: Uint8Array) {
      bodies += 1;
      return reader.readBody(raw);
    },
  };
  return { replier: await createReplier({ mailReader }), bodies: () => bodies };
}

it.each<[string, (place: { from: string; to: string }) => string]>([
  ["to nobody", ({ from }) => mailOf({ from, to: `reply+${"a".repeat(32)}@${domain}` })],
  ["from somebody else", ({ to }) => mailOf({ from: "eve@example.com", to })],
  ["from a program", (place) => mailOf(place, { headers: ["Auto-Submitted: auto-replied"] })],
])("a mail %s is judged by its head alone", async (_what, mail) => {
  const { replier, bodies } = await createCounted();
  const raw = mail({ from: replier.email, to: await replier.replyTo() });
  expect(await replier.post(raw)).toMatchObject({ outcome: "refused" });
  expect(bodies()).toBe(0);
});

it("replies of a member are counted before they are read, those that nothing comes of as well", async () => {
  const { replier, bodies } = await createCounted();
  const place = { from: replier.email, to: await replier.replyTo() };
  const post = (at: number) =>
    replier.post(
      mailOf(place, { text: "3 May 2027, 10:00, Ana <ana@example.com>:\n> quoted", id: `quotes-${at}` }),
    );
  for (let at = 0; at < limits.repliesRead; at += 1)
    expect(await post(at)).toMatchObject({ outcome: "refused" });
  expect(await post(limits.repliesRead)).toEqual({ outcome: "refused", reason: "TOO_MANY" });
  expect(bodies()).toBe(limits.repliesRead);
});
