import { type DeclineReason, keyOfProposal } from "~/domain/proposal";
import type { MarketParts } from "~/features/accounts/model/member";
import { setBookmark, setBriefAside } from "~/features/briefs/writes/bookmarks";
import type { AnswerDeed, MailedAnswer } from "~/features/notifications/mails/answer-links.server";
import { confirmAvailability } from "~/features/profiles/writes/save-profile";
import { decideByMail } from "~/features/proposals/writes/decide-proposal";
import type { GraphQLContext } from "~/graphql/context";
import type { AnswerByLinkCode, AnswerByLinkResponse } from "~/graphql/schema.generated";
import { limits } from "~/values/limits";
import type { RefusalCode } from "~/values/refusals";
import { type Result, refuse } from "~/values/result";

/** An answer, with the reason of a no. */
interface Given extends MailedAnswer {
  reason: DeclineReason | null;
}

type Deed = (parts: MarketParts, answer: Given) => Promise<Result<unknown>>;

const deeds: Record<AnswerDeed, Deed> = {
  "still-right": (parts, { uid, of, at }) => confirmAvailability(parts, uid, { said: of, askedAt: at }),
  bookmark: (parts, { uid, of }) => setBookmark(parts, uid, of, true),
  "not-for-me": (parts, { uid, of }) => setBriefAside(parts, uid, of),
  shortlist: (parts, { uid, of, at }) =>
    decideByMail(parts, uid, keyOfProposal(of), { reply: null, askedAt: at }),
  decline: async (parts, { uid, of, at, reason }) =>
    reason === null
      ? refuse("INVALID")
      : decideByMail(parts, uid, keyOfProposal(of), { reply: { reason, note: null }, askedAt: at }),
};

/** What a refusal is for the holder of a link; `NOT_NOW` where it isn't here. */
const codes: Partial<Record<RefusalCode, AnswerByLinkCode>> = {
  ANSWER_STANDS: "ALREADY",
  STALE: "CHANGED",
  NOT_FOUND: "CHANGED",
};

/**
 * Needs no key: the link's own signature is the permission. It only proves possession of the mail,
 * so this may do nothing more.
 */
export async function answerByLink(
  { auth, session, store, clock }: GraphQLContext,
  link: string,
  reason: DeclineReason | null,
): Promise<AnswerByLinkResponse> {
  // Check the length first: in a body full of `&` each would make a field.
  const answer = link.length > limits.httpUrl ? null : auth.readAnswer(new URLSearchParams(link));
  if (!answer) return { code: "LINK_UNKNOWN" };
  if (answer.isOver) return { code: "LINK_OVER" };
  const asker = await session();
  if (asker && asker.uid !== answer.uid) return { code: "OTHERS" };
  const done = await deeds[answer.does]({ store, clock }, { ...answer, reason });
  return { code: done.ok ? "SUCCESS" : (codes[done.code] ?? "NOT_NOW") };
}
