import { type NotifyTopic, notifyTopics } from "~/contract/account";
import { createSignedCodes } from "~/contract/signed-code.server";
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
export function createStopLinks(secrets: readonly string[]) {
  const codes = createSignedCodes("stop-mails", secrets);
  return {
    pathOf({ uid, topics }: Stop): string {
      const about = [...topics].sort().join(" ");
      return `${paths.unsubscribe}?${new URLSearchParams({ to: uid, about, code: codes.sign(`${uid} ${about}`) })}`;
    },
    /** What the address of such a link stops; null for one that we didn't make. */
    read(query: URLSearchParams): Stop | null {
      const [uid = "", about = "", code = ""] = ["to", "about", "code"].map((name) => query.get(name) ?? "");
      if (uid.length > 200 || about.length > 100 || code.length > 100) return null;
      return codes.isOurs(`${uid} ${about}`, code)
        ? { uid, topics: notifyTopics.filter((topic) => about.split(" ").includes(topic)) }
        : null;
    },
  };
}
