import type { AppLoadContext } from "@remix-run/node";
import type { SignUpDraft } from "~/domain/account";
import type { Session } from "~/domain/session";
import {
  type SaveDraftCode,
  SaveDraftDocument,
  type SignUpDraftInput,
} from "~/shell/operations/operations.generated";

/** The notices on `/app` for a form whose text was not saved. */
export const draftNotices = ["other-kind", "already-begun"] as const;
export type DraftNotice = (typeof draftNotices)[number];

const noticeOf: Partial<Record<SaveDraftCode, DraftNotice>> = {
  OTHER_KIND: "other-kind",
  ALREADY_BEGUN: "already-begun",
};

/**
 * Saves what the sign-up form asked, once, for a session that its attempt or its link opened.
 * Answers the notice to show: null if it was saved, or there was nothing to save. Null, too, if the
 * store or the API gave no answer: the session then keeps its pointer to the draft, and the next
 * visit to /app tries again.
 */
export async function saveSignUpDraft(
  context: AppLoadContext,
  session: Session,
): Promise<DraftNotice | null> {
  if (!session.draft) return null;
  try {
    const attempt = await context.auth.attempts.find(session.draft.attempt);
    if (!attempt?.draft || attempt.address !== session.email) {
      await context.auth.sessions.clearDraft(session.id);
      return null;
    }
    const variables = { draft: toInput(attempt.draft), review: session.draft.review };
    const { saveDraft } = await context.api.run(SaveDraftDocument, variables, { session });
    if (saveDraft.code === "REVIEW_FIRST" || saveDraft.code === "AUTHENTICATION_REQUIRED") return null;
    if (saveDraft.code === "INVALID")
      context.log.error({ field: saveDraft.message }, "A sign-up draft broke a rule");
    await context.auth.sessions.clearDraft(session.id);
    return noticeOf[saveDraft.code] ?? null;
  } catch (error) {
    context.log.warn({ reason: String(error) }, "A sign-up draft is still to be saved");
    return null;
  }
}

/** The field of the input that holds the form of each kind of account. */
const formOf = { FREELANCER: "freelancer", AGENCY: "agency", HIRER: "hirer" } as const;

function toInput({ kind, ...asked }: SignUpDraft): SignUpDraftInput {
  // The cast is safe: the form is always the kind's own, which the compiler can't see.
  return { [formOf[kind]]: asked } as unknown as SignUpDraftInput;
}
