import { ok } from "~/contract/result";
import { MESSAGE_MAIL_WAITS } from "~/contract/times";
import { type Account, accountsCollection } from "~/domain/accounts/account";
import { settingsOf } from "~/domain/accounts/settings";
import { enqueueMessageMail, type MessageMail, noteMailed } from "~/domain/conversations/message-mail-job";
import { type ReplyAddress, replyAddressesCollection } from "~/domain/conversations/reply-address";
import { readUnread } from "~/domain/reading/read-unread";
import type { JobHandler } from "~/jobs/worker.server";
import { conversationPath } from "~/paths";
import { addToDigest } from "./digest-mail";
import type { ReplyPlace } from "./inbound/reply-addresses.server";
import { takeMail } from "./mail-limits.server";
import { type NoticeMailParts, sendMail } from "./send-mail";
import { messageWords, replyNotes } from "./words/message-words";
import { stopWords } from "./words/stop-words";

/**
 * Tells a member of unread messages as they have chosen: by a mail now, in the mail of the day, or by none. There is
 * one for a conversation until it is read. A message that came while the others were read waits its own ten minutes.
 * The mail is sent at least once and always with the same Message-ID.
 */
export function sendMessageMail(parts: NoticeMailParts): JobHandler {
  const { store, clock } = parts;
  return async ({ id, payload }) => {
    const planned = payload as MessageMail;
    const { uid, conversation } = planned;
    const unread = await readUnread(store, planned);
    if (!unread || unread.mailedSeq > 0) return ok();
    const { seq } = unread;
    if (Date.parse(unread.at) + MESSAGE_MAIL_WAITS > clock.now().getTime()) {
      await store.transact(async (tx) => enqueueMessageMail(tx, clock, { ...planned, seq }, unread.at));
      return ok();
    }
    const account = await store.get<Account>(accountsCollection, uid);
    if (account?.data.status !== "ACTIVE") return ok();
    const { notify, timeZone } = settingsOf(account.data);
    if (notify.messages === "OFF") return ok();
    const { email } = account.data;
    if (notify.messages === "DAILY" || !(await takeNews(parts, email, id))) {
      await addToDigest(parts, uid, timeZone, { conversation });
      await noteMailed(store, planned, seq);
      return ok();
    }
    const replyTo = await replyAddressOf(parts, { uid, conversation });
    const said = messageWords(unread, parts.letterhead.brand);
    const sent = await sendMail(parts, {
      to: email,
      key: id,
      path: conversationPath(conversation),
      words: {
        ...said,
        heading: said.subject,
        notes: replyTo ? replyNotes(unread.from, parts.letterhead.brand) : [],
        stops: stopWords(["messages"]),
      },
      stopPath: parts.stopLinks.pathOf({ uid, topics: ["messages"] }),
      mutePath: parts.stopLinks.pathOf({ uid, topics: [], conversation }),
      replyTo,
    });
    // After the mail: a crash between the two sends it again, which its Message-ID tells.
    if (sent.ok) await noteMailed(store, planned, seq);
    return sent;
  };
}

/** Whether the mailbox can be sent another mail today; what can't waits for the mail of the day. */
function takeNews({ store, clock }: NoticeMailParts, email: string, job: string): Promise<boolean> {
  return store.transact(async (tx) => {
    const news = await takeMail(tx, "news", email, { now: clock.now(), job });
    if (news.ok) news.write();
    return news.ok;
  });
}

/** The address that replies of this member in this conversation come to; null where nobody receives them. */
async function replyAddressOf(
  { store, clock, replyAddresses }: NoticeMailParts,
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
