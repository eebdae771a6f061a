import { randomUUID } from "node:crypto";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { conversationPath } from "~/paths";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { NewConversationDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";

/**
 * The member that a hirer writes to first. Redirects to an existing conversation of the two; 404
 * for others than hirers.
 */
export async function loadNewConversation(request: Request, context: AppLoadContext) {
  const { session, ask } = await requireMember(request, context);
  const to = new URL(request.url).searchParams.get("to") ?? "";
  const { viewer, member } = await ask(NewConversationDocument, { member: to });
  const begun = viewer?.conversationWith;
  if (begun) throw redirect(`${conversationPath(begun.id)}#write`);
  if (viewer?.kind !== "HIRER" || !member || to === session.uid) throw notFound();
  const kept = await findKeptAnswer(request, context, session);
  return { uid: session.uid, member, messageKey: randomUUID(), kept };
}
