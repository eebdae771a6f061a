import type { AppLoadContext } from "@remix-run/node";
import { isForMembers } from "~/content/profile";
import { backToMembers } from "~/paths";
import { MemberDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { showSaved } from "./shown-saved.server";

/**
 * A member as the address shows them: `through` names a brief that both have to do with, `for` one
 * of the viewer's own to compare them with, `back` the list that led here. "Not found" equally for
 * a missing member and one that the viewer may not read.
 */
export async function loadMember(request: Request, context: AppLoadContext, uid: string) {
  const { session, ask } = await requireMember(request, context);
  const params = new URL(request.url).searchParams;
  const through = params.get("through");
  const fitTo = params.get("for") || null;
  const asked = { uid, through, withFit: fitTo !== null, fitTo: fitTo ?? "" };
  const { member, brief } = await ask(MemberDocument, asked);
  if (!member) throw notFound();
  const own = uid === session.uid;
  return {
    member: showSaved(member, context.clock.now()),
    own,
    // Visible to all members, so a hirer may write first.
    isOpen: !own && isForMembers(member.profile.visibility),
    through,
    back: backToMembers(params.get("back")),
    // Another's brief is compared with nobody.
    fit: brief && member.fit ? { brief, lines: member.fit, invitable: member.invitable ?? null } : null,
    bookmark: member.bookmark ?? null,
  };
}
