import type { NotifyTopic } from "~/domain/account";
import { languageFor } from "~/features/accounts/mails/mail-language";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import type { MarketParts } from "~/features/accounts/model/member";
import { settingsOf } from "~/features/accounts/model/settings";
import { messageTexts } from "~/features/conversations/mails/message-texts";
import { readUnread, type UnreadMessages } from "~/features/conversations/reads/read-unread";
import { type MessageMail, noteMailed, toldId } from "~/features/conversations/writes/message-mail-job";
import { excerptOf, mostInLine } from "~/features/notifications/mails/excerpt";
import { mailPartsOf } from "~/features/notifications/mails/links-in-mails";
import { type LineTexts, type MailTexts, toLine } from "~/features/notifications/mails/mail-layout";
import { takeMail } from "~/features/notifications/mails/mail-limits.server";
import { sayEndIn } from "~/features/notifications/mails/say-end";
import { type MemberMailParts, sendMail, stopText } from "~/features/notifications/mails/send-mail";
import type { BriefNotificationKind } from "~/features/notifications/model/notification";
import type { Digest } from "~/features/notifications/writes/add-to-digest";
import { digestMailType } from "~/features/notifications/writes/add-to-digest";
import { conversationPath, paths } from "~/paths";
import { type Job, job } from "~/platform/jobs/job";
import { ok } from "~/values/result";
import { isolate } from "~/words/isolate";
import * as words from "~/words/mails.generated";
import { briefNotifications, textsOf, waysOf } from "./brief-notifications";
import { readNotification, withNames } from "./read-notification";
import { rootFor, sayRoot } from "./root-in-mail";

/**
 * The most lines in one mail; the rest is only counted, since the pages of briefs and proposals
 * show it all.
 */
const mostListed = 30;

/**
 * The mail of the day. `chosen`: the member wants one mail a day; else there were too many to mail
 * one by one.
 */
export function digestTexts(lines: readonly LineTexts[], { chosen }: { chosen: boolean }): MailTexts {
  const count = lines.length;
  const shown = lines.slice(0, mostListed);
  return {
    subject: words.digestSubject({ count }),
    heading: words.digestHeading(),
    lead: words.digestLead({ count }),
    button: words.digestButton(),
    notes: [
      ...shown.map((line) => ({ text: lineOf(line), ways: line.ways ?? [] })),
      ...(count > mostListed ? [words.digestMore({ count: count - mostListed })] : []),
      ...(shown.some(({ ways = [] }) => ways.length > 0) ? [words.waysNote()] : []),
      chosen ? words.digestChosen() : words.digestGathered(),
    ],
    written: lines.flatMap(({ written = [] }) => written),
  };
}

/** What happened in one line, with the last that a member wrote: an answer, not its question. */
function lineOf({ subject, lead, excerpt, quotes }: LineTexts): string {
  const quoted = quotes?.at(-1)?.[1] ?? excerpt;
  if (!quoted) return words.digestLine({ subject, lead });
  const text = isolate(toLine(excerptOf(plainOf(quoted), mostInLine)));
  return words.digestQuote({ subject, lead, text });
}

/** As a quote of its own says it, where addresses stand in their real form. */
const plainOf = (typed: string) =>
  mailPartsOf(typed)
    .map(({ text }) => text)
    .join("");

/**
 * Sends the mail of the day, at least once and always with the same Message-ID. The texts are made
 * when it is sent: subjects that are gone by then are left out, and a member who wants no mails by
 * then gets none.
 */
export const digestMail = job({
  ...digestMailType,
  async run(
    parts: MemberMailParts,
    { id, payload: { uid, notifications, conversations = [] } }: Job<Digest>,
  ) {
    const { store } = parts;
    const account = await store.get<Account>(accountsCollection, uid);
    if (account?.data.status !== "ACTIVE") return ok();
    const { notify, timeZone } = settingsOf(account.data);
    const sayEnd = sayEndIn(timeZone, parts.clock.now());
    const { brand } = parts.letterhead;
    const lines: (() => LineTexts)[] = [];
    const pages = new Set<string>();
    const known = new Set<string>();
    const topics = new Set<NotifyTopic>();
    const told: MessageMail[] = [];
    const kinds: BriefNotificationKind[] = [];
    let chosen = true;
    for (const notification of notifications) {
      const found = await readNotification(parts, notification);
      if (!found) continue;
      const { type, briefId, applicantUid, milestone, week } = found.notification;
      const { topic, path } = briefNotifications[type];
      if (notify[topic] === "OFF") continue;
      // A proposal that was withdrawn and sent again is listed once.
      const about = [type, briefId, applicantUid, milestone, week].join(" ");
      if (known.has(about)) continue;
      known.add(about);
      chosen &&= notify[topic] === "DAILY";
      topics.add(topic);
      kinds.push(type);
      lines.push(() => ({
        ...textsOf(withNames(found, brand), sayEnd),
        ways: waysOf(found, (answer) => parts.answerLinks.pathOf(answer, parts.clock.now())),
      }));
      pages.add(path(found.notification));
    }
    for (const conversation of notify.messages === "OFF" ? [] : conversations) {
      const unread = await readUnread(store, { uid, conversation });
      // The member has changed the setting since, so these messages get a mail of their own.
      if (!unread) continue;
      const message = { uid, conversation, seq: unread.seq };
      if (!(await takeTold(parts, message, id))) continue;
      told.push(message);
      chosen &&= notify.messages === "DAILY";
      topics.add("messages");
      lines.push(() => lineOfMessage(unread, brand));
      pages.add(conversationPath(conversation));
    }
    if (lines.length === 0) return ok();
    const [page] = pages;
    const path = page !== undefined && pages.size === 1 ? page : pathOfAll(account.data);
    const stopPath = parts.stopLinks.pathOf({ uid, topics: [...topics] });
    const root = await rootFor(store, kinds);
    const sent = await sendMail(parts, {
      ...{ to: account.data.email, language: languageFor(account.data), key: id, path, stopPath },
      texts: () => ({
        ...digestTexts(
          lines.map((say) => say()),
          { chosen },
        ),
        stops: stopText([...topics]),
        foot: sayRoot(root),
      }),
    });
    if (sent.ok) for (const one of told) await noteMailed(store, one);
    return sent;
  },
});

export function lineOfMessage(unread: UnreadMessages, brand: string): LineTexts {
  const { excerpt = "", ...said } = messageTexts(unread, brand);
  return { ...said, lead: words.digestMessage({ text: isolate(plainOf(excerpt)) }) };
}

/** Takes a message for this digest; false if a mail of its own is telling it just now. */
function takeTold({ store, clock }: MarketParts, message: MessageMail, job: string): Promise<boolean> {
  return store.transact(async (tx) => {
    const told = await takeMail(tx, "told", toldId(message), { now: clock.now(), job });
    if (told.ok) told.write();
    return told.ok;
  });
}

/** The page for a mail with several notifications. */
export function pathOfAll({ kind }: Account): string {
  return kind === "HIRER" ? paths.briefs : paths.ownProposals;
}
