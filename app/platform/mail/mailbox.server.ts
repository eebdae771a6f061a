import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "~/platform/ports/clock";
import type { Mailbox, Mailer, SentMail } from "~/platform/ports/mailer";
import { ok, refuse } from "~/values/result";
import { isPlainAddress, notPlain, parseSender } from "./mail-address.server";

/** The mailbox keeps this many mails; the oldest go first. */
const CAPACITY = 500;

export interface MailboxOptions {
  /** Created on the first mail, readable by its owner only, because mails hold sign-in links. */
  directory: string;
  clock: Clock;
  /** `address` or `Name <address>`. */
  from: string;
}

/** The content of a file. */
interface KeptMail extends SentMail {
  from: string;
  messageKey: string;
}

/**
 * Keeps mails in a directory instead of sending them: one JSON file per mail, named `{number,
 * rising}-{hash of the message key}.json`. A repeated mail is kept once. Other files in the
 * directory are left alone. For one process at a time.
 */
export function createMailboxMailer({ directory, clock, from }: MailboxOptions): Mailer & Mailbox {
  parseSender(from);
  let lastSend: Promise<unknown> = Promise.resolve();

  async function keep(mail: KeptMail): Promise<void> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const names = await namesIn(directory);
    const hash = createHash("sha256").update(mail.messageKey).digest("hex").slice(0, 32);
    if (names.some((name) => name.includes(hash))) return;

    const number = Number.parseInt(names.at(-1) ?? "0", 10) + 1;
    const name = `${String(number).padStart(10, "0")}-${hash}.json`;
    const unfinished = join(directory, `${name}.tmp`);
    await writeFile(unfinished, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
    await rename(unfinished, join(directory, name));

    const surplus = names.slice(0, Math.max(0, names.length + 1 - CAPACITY));
    await Promise.all(surplus.map((old) => rm(join(directory, old), { force: true })));
  }

  return {
    async send({ to, replyTo, subject, text, html, messageKey }) {
      if (!isPlainAddress(to)) return refuse("rejected", { detail: notPlain });
      const sentAt = clock.now().toISOString();
      // One after the other: the numbers rise, and the previous mail is written before a key is
      // looked up.
      const kept = lastSend.then(() =>
        keep({ from, to, ...(replyTo && { replyTo }), subject, text, html, sentAt, messageKey }),
      );
      lastSend = kept.catch(() => {});
      try {
        await kept;
        return ok();
      } catch (error) {
        return refuse("unreachable", { detail: String(error) });
      }
    },
    async list() {
      await lastSend;
      const names = await namesIn(directory);
      const mails = await Promise.all(names.reverse().map((name) => readMail(join(directory, name))));
      return mails.filter((mail) => mail !== null);
    },
    async close() {
      await lastSend;
    },
  };
}

/** The mailbox's own files, oldest first; none without a directory. */
async function namesIn(directory: string): Promise<string[]> {
  try {
    const names = await readdir(directory);
    return names.filter((name) => /^\d{10}-[0-9a-f]{32}\.json$/.test(name)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Null for a file that was removed meanwhile or is damaged. */
async function readMail(file: string): Promise<SentMail | null> {
  try {
    const { to, replyTo, subject, text, html, sentAt } = JSON.parse(await readFile(file, "utf8")) as KeptMail;
    return { to, ...(replyTo && { replyTo }), subject, text, html, sentAt };
  } catch {
    return null;
  }
}
