import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { publishedPath } from "~/paths";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { doneAt } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  InviteFormDocument,
  InviteMemberDocument,
  WithdrawInvitationDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";

const invitedBy = (request: Request) => new URL(request.url).searchParams.get("member") ?? "";

/** A brief of the hirer's own, and the member to invite for it; a 404 for others. */
export async function loadInvite(request: Request, context: AppLoadContext, id: string) {
  const { session, ask } = await requireMember(request, context);
  const { brief, member } = await ask(InviteFormDocument, { brief: id, member: invitedBy(request) });
  if (!brief?.check || !member) throw notFound();
  const kept = await findKeptAnswer(request, context, session);
  const invited = brief.invitations?.find(({ uid }) => uid === member.uid);
  const mayWithdraw = invited?.status === "SENT";
  return {
    brief: { id, title: brief.title, writtenIn: brief.writtenIn },
    member,
    mayWithdraw,
    uid: session.uid,
    newKey: randomUUID(),
    kept,
  };
}

/** Invites the member that the address names, or withdraws their invitation. */
export function runInvite(request: Request, context: AppLoadContext, id: string) {
  return runForm<never>(request, context, {
    names: ["key", "line"],
    takesPage: ["NOT_ACTIVE"],
    place: () => ({ back: new URL(request.url).search }),
    async run({ ask, typed, intent }) {
      const asked = { brief: id, member: invitedBy(request) };
      if (intent === "withdraw") {
        const { withdrawInvitation } = await ask(WithdrawInvitationDocument, asked);
        return doneAt(`${publishedPath(id)}?done=uninvited`, withdrawInvitation);
      }
      const { key = "", line = "" } = typed;
      const { inviteMember } = await ask(InviteMemberDocument, { ...asked, key, line });
      return doneAt(`${publishedPath(id)}?done=invited`, inviteMember);
    },
  });
}
