import { createHmac, timingSafeEqual } from "node:crypto";
import { type NotifyTopic, notifyTopics } from "~/contract/account";
import { paths } from "~/paths";

/** What a link stops, and for whom: mails about some topics, or about one conversation, which it mutes. */
export interface Stop {
  uid: string;
  topics: NotifyTopic[];
  conversation?: string;
}

export type StopLinks = ReturnType<typeof createStopLinks>;

/**
 * Links that stop a member's mails about something, without a session (RFC 8058). They can do nothing else, and
 * never expire: an old mail's link must still work. Signed by the newest secret; all of them are taken.
 */
export function createStopLinks([newest = "", ...older]: readonly string[]) {
  return {
    pathOf({ uid, topics, conversation }: Stop): string {
      const about = conversation ? ofConversation + conversation : [...topics].sort().join(" ");
      return `${paths.unsubscribe}?${new URLSearchParams({ to: uid, about, code: codeOf(newest, uid, about) })}`;
    },
    /** What the address of such a link stops; null for one that we didn't make. */
    read(query: URLSearchParams): Stop | null {
      const [uid = "", about = "", code = ""] = ["to", "about", "code"].map((name) => query.get(name) ?? "");
      if (uid.length > 200 || about.length > 300 || code.length > 100) return null;
      // The code joins the two by a space. No uid has one, so there is one way to read them apart.
      if (/\s/.test(uid)) return null;
      const isOurs = [newest, ...older].some((secret) => isSame(codeOf(secret, uid, about), code));
      if (!isOurs) return null;
      if (about.startsWith(ofConversation))
        return { uid, topics: [], conversation: about.slice(ofConversation.length) };
      return { uid, topics: notifyTopics.filter((topic) => about.split(" ").includes(topic)) };
    },
  };
}

const ofConversation = "conversation:";

function codeOf(secret: string, uid: string, about: string): string {
  return createHmac("sha256", secret).update(`stop-mails:${uid} ${about}`).digest("base64url");
}

function isSame(ours: string, given: string): boolean {
  const [one, other] = [Buffer.from(ours), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
