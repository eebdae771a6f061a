import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { aPhoto, createStudio } from "#tests/support/faces";
import { succeeded } from "#tests/support/market";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { FilesUnavailableError } from "~/platform/ports/files";
import type { Mail } from "~/platform/ports/mailer";

const quarter = 15 * 60_000;

/** A hirer and a freelancer with pictures and a proposal between them, and the mails of either. */
async function createTalk() {
  const studio = createStudio();
  const hirer = await studio.join("HIRER");
  const briefId = await studio.open(hirer.uid);
  const talent = await studio.enter(await studio.propose(briefId), { kind: "FREELANCER", admin: false });
  for (const { cookie } of [hirer, talent]) await studio.send(cookie, await aPhoto());
  const sent: Mail[] = [];
  const { send } = studio.app.mailbox;
  vi.spyOn(studio.app.mailbox, "send").mockImplementation((mail) => {
    sent.push(mail);
    return send(mail);
  });
  await studio.pass(0);
  const conversationId = `${briefId}_${talent.uid}`;
  return {
    ...studio,
    hirer,
    talent,
    write: async ({ uid }: { uid: string }, text = "Could you start on Monday?") => {
      succeeded(await sendMessage(studio, uid, { conversationId, key: randomUUID(), text }));
      await studio.pass(quarter);
    },
    mailTo: ({ uid }: { uid: string }) => sent.filter(({ to }) => to === `${uid}@example.com`).at(-1),
  };
}

describe("who a mail is about", () => {
  it("is shown by their picture, once both have written", async () => {
    const talk = await createTalk();
    await talk.write(talk.hirer);
    const first = talk.mailTo(talk.talent);
    expect([first?.picture, first?.html.includes("cid:")]).toEqual([undefined, false]);
    await talk.write(talk.talent);
    const { picture, html } = talk.mailTo(talk.hirer) ?? {};
    expect(html).toContain('<img src="cid:face" width="44" height="44" alt=""');
    const read = await sharp(picture?.bytes).metadata();
    expect([picture?.id, picture?.type, read.format, read.width]).toEqual(["face", "image/jpeg", "jpeg", 80]);
  });

  it("has letters where the pictures can’t be read now, and the mail goes", async () => {
    const talk = await createTalk();
    await talk.write(talk.hirer);
    vi.spyOn(talk.app.files, "read").mockRejectedValue(new FilesUnavailableError("unavailable"));
    await talk.write(talk.talent);
    const mail = talk.mailTo(talk.hirer);
    expect([mail?.subject, mail?.picture]).toEqual([expect.stringContaining("wrote to you"), undefined]);
    expect(mail?.html).toMatch(/aria-hidden="true".*>[A-Z0-9]{1,2}<\/td>/);
  });

  it("has no picture in the mail about a stranger’s proposal", async () => {
    const talk = await createTalk();
    const mail = talk.mailTo(talk.hirer);
    expect(mail?.subject).toContain("proposal");
    expect(mail?.picture).toBeUndefined();
  });
});
