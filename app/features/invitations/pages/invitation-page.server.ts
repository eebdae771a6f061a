import type { AppLoadContext } from "@remix-run/node";
import { invitationReasons } from "~/domain/invitation";
import { invitationPath } from "~/paths";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { doneAt, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import { DeclineInvitationDocument, OwnInvitationDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { valueNamed } from "~/values/choices";
import { noReasonToDecline as noReason } from "~/words/problems.generated";

/** The member's own invitation for a brief; a 404 for who has none. */
export async function loadInvitation(request: Request, context: AppLoadContext, id: string) {
  const { session, ask } = await requireMember(request, context);
  const { brief } = await ask(OwnInvitationDocument, { id });
  if (!brief?.invitation) throw notFound();
  const { invitation, ...about } = brief;
  const kept = await findKeptAnswer(request, context, session);
  return { brief: about, invitation, uid: session.uid, kept };
}

/** Declines the member's invitation. */
export function runInvitation(request: Request, context: AppLoadContext, id: string) {
  return runForm<never>(request, context, {
    names: ["reason", "note"],
    takesPage: ["NOT_ACTIVE"],
    async run({ ask, typed }) {
      const reason = valueNamed(invitationReasons, typed.reason);
      if (!reason) return { refusal: refuse("INVALID", [{ field: "reason", message: noReason() }]) };
      const note = typed.note?.trim() ? typed.note : null;
      const { declineInvitation } = await ask(DeclineInvitationDocument, { brief: id, reason, note });
      return doneAt(`${invitationPath(id)}?done=declined`, declineInvitation);
    },
  });
}
