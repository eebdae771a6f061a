import { type NotifyTopic, notifyTopics } from "~/domain/account";
import { paths } from "~/paths";
import { createSignedCodes } from "~/values/signed-code.server";

/**
 * The member and the mails that a link stops: about some topics, about one conversation, which it
 * mutes, about saved searches, or those that ask whether the availability is still right.
 */
export interface Stop {
  uid: string;
  topics: NotifyTopic[];
  conversation?: string;
  searches?: string[];
  availability?: true;
}

export type StopLinks = ReturnType<typeof createStopLinks>;

/**
 * Links that stop a member's mails about something, without a session (RFC 8058). They can do
 * nothing else, and never expire: an old mail's link must still work. Signed by the newest secret;
 * all of them are taken.
 */
export function createStopLinks(secrets: readonly string[]) {
  const codes = createSignedCodes("stop-mails", secrets);
  return {
    pathOf(stop: Stop): string {
      const { uid } = stop;
      const about = aboutOf(stop);
      return `${paths.unsubscribe}?${new URLSearchParams({ to: uid, about, code: codes.sign(`${uid} ${about}`) })}`;
    },
    /** The mails that a link's address stops; null for a link that we didn't make. */
    read(query: URLSearchParams): Stop | null {
      const [uid = "", about = "", code = ""] = ["to", "about", "code"].map((name) => query.get(name) ?? "");
      if (uid.length > 200 || about.length > 300 || code.length > 100) return null;
      // The code joins the two by a space. No uid has one, so there is one way to read them apart.
      if (/\s/.test(uid) || !codes.isOurs(`${uid} ${about}`, code)) return null;
      if (about.startsWith(ofConversation))
        return { uid, topics: [], conversation: about.slice(ofConversation.length) };
      if (about.startsWith(ofSearches))
        return { uid, topics: [], searches: about.slice(ofSearches.length).split(".") };
      if (about === ofAvailability) return { uid, topics: [], availability: true };
      return { uid, topics: notifyTopics.filter((topic) => about.split(" ").includes(topic)) };
    },
  };
}

const ofConversation = "conversation:";
const ofSearches = "searches:";
const ofAvailability = "availability";

/** At most 300 characters: twenty searches have 260. */
function aboutOf({ topics, conversation, searches, availability }: Stop): string {
  if (availability) return ofAvailability;
  if (conversation) return ofConversation + conversation;
  return searches ? ofSearches + searches.join(".") : [...topics].sort().join(" ");
}
