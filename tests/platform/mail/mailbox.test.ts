import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMailboxMailer } from "~/platform/mail/mailbox.server";
import type { Mail } from "~/platform/ports/mailer";

const noon = new Date("2026-03-01T12:00:00.000Z");
let parent: string;
let directory: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "mailbox-"));
  directory = join(parent, "mails");
});
afterEach(() => rm(parent, { recursive: true, force: true }));

function open() {
  return createMailboxMailer({ directory, clock: { now: () => noon }, from: "Guildhall <hello@test.test>" });
}

function mail(key: string): Mail {
  return {
    to: "ada@example.test",
    subject: `Mail ${key}`,
    text: "Text",
    html: "<p>Text</p>",
    messageKey: key,
  };
}

async function subjects(mailbox = open()) {
  return (await mailbox.list()).map(({ subject }) => subject);
}

describe("the mailbox", () => {
  it("is empty, and makes no directory, before the first mail", async () => {
    expect(await open().list()).toEqual([]);
    expect(await readdir(parent)).toEqual([]);
  });

  it("shows a mail as it was sent, with the time", async () => {
    const mailbox = open();
    expect(await mailbox.send(mail("a"))).toEqual({ ok: true, value: undefined });
    expect(await mailbox.list()).toEqual([
      {
        to: "ada@example.test",
        subject: "Mail a",
        text: "Text",
        html: "<p>Text</p>",
        sentAt: "2026-03-01T12:00:00.000Z",
      },
    ]);
  });

  it("lists the newest first, also within one millisecond and sent at once", async () => {
    const mailbox = open();
    await Promise.all(["a", "b", "c"].map((key) => mailbox.send(mail(key))));
    expect(await subjects(mailbox)).toEqual(["Mail c", "Mail b", "Mail a"]);
  });

  it("still has its mails, in order, after a restart", async () => {
    await open().send(mail("a"));
    await open().send(mail("b"));
    expect(await subjects()).toEqual(["Mail b", "Mail a"]);
  });

  it("keeps a mail that is sent again once, also across a restart", async () => {
    const mailbox = open();
    await Promise.all([mailbox.send(mail("a")), mailbox.send(mail("a"))]);
    await open().send(mail("a"));
    expect(await subjects()).toEqual(["Mail a"]);
  });

  it("keeps the last 500", async () => {
    const mailbox = open();
    for (let number = 1; number <= 503; number += 1) await mailbox.send(mail(String(number)));
    const kept = await subjects(mailbox);
    expect(kept).toHaveLength(500);
    expect(kept.at(0)).toBe("Mail 503");
    expect(kept.at(-1)).toBe("Mail 4");
  });

  it("leaves no unfinished file behind and lets only its owner read", async () => {
    await open().send(mail("a"));
    const [name = "", ...others] = await readdir(directory);
    expect(others).toEqual([]);
    expect(name).toMatch(/\.json$/);
    expect((await stat(join(directory, name))).mode & 0o077).toBe(0);
    expect((await stat(directory)).mode & 0o077).toBe(0);
  });

  it("can't be led out of its directory by a message key", async () => {
    await open().send(mail("../../outside"));
    expect(await readdir(parent)).toEqual(["mails"]);
    expect(await readdir(directory)).toHaveLength(1);
  });

  it("passes over foreign, unfinished and damaged files", async () => {
    await open().send(mail("a"));
    await writeFile(join(directory, "notes.txt"), "mine");
    await writeFile(join(directory, `0000000009-${"a".repeat(32)}.json.tmp`), "{");
    await writeFile(join(directory, `0000000008-${"b".repeat(32)}.json`), "{");
    expect(await subjects()).toEqual(["Mail a"]);
  });

  it("rejects a recipient that is not one address, as the real mailer does", async () => {
    const to = "ada@example.test, eve@example.test";
    expect(await open().send({ ...mail("a"), to })).toMatchObject({ ok: false, code: "rejected" });
    expect(await subjects()).toEqual([]);
  });

  it("answers unreachable when the directory can't be written, and works again afterwards", async () => {
    await writeFile(directory, "a file where the directory should be");
    const mailbox = open();
    expect(await mailbox.send(mail("a"))).toMatchObject({ ok: false, code: "unreachable" });
    await rm(directory);
    expect(await mailbox.send(mail("a"))).toMatchObject({ ok: true });
  });
});
