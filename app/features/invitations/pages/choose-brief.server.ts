import { type AppLoadContext, redirect } from "@remix-run/node";
import { redirectNamed } from "~/features/profiles/flows/named-member.server";
import { chooseBriefPath, invitePath } from "~/paths";
import { BriefToInviteForDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";

/**
 * The hirer's open briefs that a member can be invited for; the only one leads on to its form. A
 * 404 for others than hirers, and for a member whom they can't read.
 */
export async function loadChooseBrief(request: Request, context: AppLoadContext, uid: string) {
  const { ask } = await requireMember(request, context);
  await redirectNamed(ask, uid, chooseBriefPath);
  const { viewer, member } = await ask(BriefToInviteForDocument, { uid });
  if (viewer?.kind !== "HIRER" || !member || member.kind === "HIRER") throw notFound();
  const briefs = viewer.briefs.nodes;
  const [only] = briefs;
  if (only && briefs.length === 1) throw redirect(invitePath(only.id, uid));
  return { member, briefs };
}
