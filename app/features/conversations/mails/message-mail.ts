import { languageFor } from "~/features/accounts/mails/mail-language";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { settingsOf } from "~/features/accounts/model/settings";
import { type ReplyAddress, replyAddressesCollection } from "~/features/conversations/model/reply-address";
import { readUnread, type UnreadMessages } from "~/features/conversations/reads/read-unread";
import {
  dueAfter,
  type MessageMail,
  messageMailType,
  noteMailed,
  planFirstMail,
  toldId,
} from "~/features/conversations/writes/message-mail-job";
import type { MailTexts } from "~/features/notifications/mails/mail-layout";
import { takeMail } from "~/features/notifications/mails/mail-limits.server";
import { type MemberMailParts, sendMail, stopText } from "~/features/notifications/mails/send-mail";
import { addToDigest } from "~/features/notifications/writes/add-to-digest";
import { conversationPath } from "~/paths";
import { job } from "~/platform/jobs/job";
import { ok } from "~/values/result";
import type { ReplyAddresses, ReplyPlace } from "./inbound/reply-addresses.server";
import { messageAuthor, messageTexts, replyNotes } from "./message-texts";

interface MessageMailParts extends MemberMailParts {
  /** Absent where no replies are received. */
  replyAddresses?: ReplyAddresses | undefined;
}

/**
 * Tells a member of unread messages as they have chosen: by a mail now, in the mail of the day, or
 * by none. A conversation gets one mail until it is read, ten minutes after the first unread
 * message. Whatever delays the mail plans another try when it ends (`tellUntold`). The mail is sent
 * at least once and always with the same Message-ID.
 */
export const messageMail = job({
  ...messageMailType,
  async run(parts: MessageMailParts, { id, payload: planned }) {
    const { store, clock } = parts;
    const { uid, conversation } = planned;
    const unread = await readUnread(store, planned);
    if (!unread) return ok();
    if (unread.seq !== planned.seq || dueAfter(unread.at) > clock.now()) {
      await store.transact((tx) => planFirstMail(tx, clock, planned, unread));
      return ok();
    }
    const account = await store.get<Account>(accountsCollection, uid);
    if (account?.data.status !== "ACTIVE") return ok();
    const { notify, timeZone } = settingsOf(account.data);
    if (notify.messages === "OFF") return ok();
    const { email } = account.data;
    const way = notify.messages === "DAILY" ? "gather" : await takeMessage(parts, planned, { email, id });
    if (way === "gather") await addToDigest(parts, uid, timeZone, { conversation });
    if (way !== "mail") return ok();
    const replyTo = await replyAddressOf(parts, { uid, conversation });
    const { brand } = parts.letterhead;
    const sent = await sendMail(parts, {
      to: email,
      language: languageFor(account.data),
      author: messageAuthor(unread, brand),
      key: id,
      path: conversationPath(conversation),
      texts: () => messageMailTexts(unread, brand, replyTo !== null),
      stopPath: parts.stopLinks.pathOf({ uid, topics: ["messages"] }),
      mutePath: parts.stopLinks.pathOf({ uid, topics: [], conversation }),
      replyTo,
    });
    // Noted after the mail: a crash between the two sends it again, with the same Message-ID.
    if (sent.ok) await noteMailed(store, planned);
    return sent;
  },
});

/** The texts of its own mail. Plain text. */
export function messageMailTexts(unread: UnreadMessages, brand: string, takesReplies: boolean): MailTexts {
  const said = messageTexts(unread, brand);
  const notes = takesReplies ? replyNotes(unread, brand) : [];
  return { ...said, heading: said.subject, notes, stops: stopText(["messages"]) };
}

/**
 * How a message is mailed: beyond the mailbox's daily limit it waits for the mail of the day, which
 * may be sending it just now.
 */
function takeMessage(
  { store, clock }: MemberMailParts,
  message: MessageMail,
  { email, id: job }: { email: string; id: string },
): Promise<"mail" | "gather" | "none"> {
  return store.transact(async (tx) => {
    const take = { now: clock.now(), job };
    const told = await takeMail(tx, "told", toldId(message), take);
    const news = await takeMail(tx, "news", email, take);
    if (!told.ok) return "none";
    if (!news.ok) return "gather";
    told.write();
    news.write();
    return "mail";
  });
}

/** This member's reply address in this conversation; null if replies aren't received. */
async function replyAddressOf(
  { store, clock, replyAddresses }: MessageMailParts,
  place: ReplyPlace,
): Promise<string | null> {
  if (!replyAddresses) return null;
  const code = replyAddresses.codeOf(place);
  await store.transact(async (tx) => {
    if (await tx.get(replyAddressesCollection, code)) return;
    const createdAt = `${clock.now().toISOString()}_${code}`;
    tx.set<ReplyAddress>(replyAddressesCollection, code, { ...place, createdAt });
  });
  return replyAddresses.addressOf(code);
}
