import { createHmac, timingSafeEqual } from "node:crypto";
import { type NotifyTopic, notifyTopics } from "~/contract/account";
import { paths } from "~/paths";

/** What a link stops, and for whom. */
export interface Stop {
  uid: string;
  topics: NotifyTopic[];
}

export type StopLinks = ReturnType<typeof createStopLinks>;

/**
 * Links that stop a member's mails about some topics, without a session (RFC 8058). They can do nothing else, and
 * never expire: an old mail's link must still work. Signed by the newest secret; all of them are taken.
 */
export function createStopLinks([newest = "", ...older]: readonly string[]) {
  return {
    pathOf({ uid, topics }: Stop): string {
      const about = [...topics].sort().join(" ");
      return `${paths.unsubscribe}?${new URLSearchParams({ to: uid, about, code: codeOf(newest, uid, about) })}`;
    },
    /** What the address of such a link stops; null for one that we didn't make. */
    read(query: URLSearchParams): Stop | null {
      const [uid = "", about = "", code = ""] = ["to", "about", "code"].map((name) => query.get(name) ?? "");
      if (uid.length > 200 || about.length > 100 || code.length > 100) return null;
      const isOurs = [newest, ...older].some((secret) => isSame(codeOf(secret, uid, about), code));
      return isOurs
        ? { uid, topics: notifyTopics.filter((topic) => about.split(" ").includes(topic)) }
        : null;
    },
  };
}

function codeOf(secret: string, uid: string, about: string): string {
  return createHmac("sha256", secret).update(`stop-mails:${uid} ${about}`).digest("base64url");
}

function isSame(ours: string, given: string): boolean {
  const [one, other] = [Buffer.from(ours), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
