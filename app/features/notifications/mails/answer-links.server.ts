import { paths } from "~/paths";
import { isWithin } from "~/values/bound";
import { ANSWER_LINK_SERVES } from "~/values/durations";
import { createSignedCodes } from "~/values/signed-code.server";

/**
 * What the press of a mail's button does. `still-right`: says that what a member said of their
 * availability still holds. `bookmark`: keeps a brief among theirs. `not-for-me`: leaves it out of
 * what is found for them. `shortlist`, `decline`: decide about a new proposal.
 */
export const answerDeeds = ["still-right", "bookmark", "not-for-me", "shortlist", "decline"] as const;
export type AnswerDeed = (typeof answerDeeds)[number];

/** The one thing that a link does, for whom, and of what: it can do nothing else. */
export interface Answer {
  uid: string;
  does: AnswerDeed;
  /** In one word: an id, or what the mail said. */
  of: string;
}

/** An answer as its link gives it back. */
export interface MailedAnswer extends Answer {
  /** When its mail was made. */
  at: Date;
  /** Whether its days are over. */
  isOver: boolean;
}

export type AnswerLinks = ReturnType<typeof createAnswerLinks>;

/**
 * Links that do one thing without a session, for ANSWER_LINK_SERVES. Signed, so that nothing of
 * them is stored: by the newest secret; all of them are taken.
 */
export function createAnswerLinks(secrets: readonly string[]) {
  const codes = createSignedCodes("mailed-answer", secrets);
  // Joined by spaces, which none of them has.
  const textOf = (parts: readonly string[]) => parts.join(" ");
  return {
    pathOf({ uid, does, of }: Answer, now: Date): string {
      const at = String(now.getTime());
      const query = { to: uid, does, of, at, code: codes.sign(textOf([uid, does, of, at])) };
      return `${paths.answer}?${new URLSearchParams(query)}`;
    },
    /** Null for a link that we didn't make. */
    read(query: URLSearchParams, now: Date): MailedAnswer | null {
      const parts = ["to", "does", "of", "at", "code"].map((name) => query.get(name) ?? "");
      if (parts.some((part) => part.length > 200 || /\s/.test(part))) return null;
      const [uid = "", does = "", of = "", moment = "", code = ""] = parts;
      const deed = answerDeeds.find((one) => one === does);
      if (!deed || !codes.isOurs(textOf([uid, does, of, moment]), code)) return null;
      const at = new Date(Number(moment));
      return { uid, does: deed, of, at, isOver: !isWithin(ANSWER_LINK_SERVES, at, now) };
    },
  };
}
