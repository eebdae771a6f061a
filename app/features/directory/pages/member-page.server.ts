import type { AppLoadContext } from "@remix-run/node";
import { isForMembers } from "~/domain/profile";
import { withSkillNames } from "~/domain/vocabulary/skills.server";
import { redirectNamed } from "~/features/profiles/flows/named-member.server";
import { showSaved } from "~/features/profiles/flows/shown-saved.server";
import { backToMembers, memberPath } from "~/paths";
import { BriefsToInviteToDocument, MemberDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { readPage } from "~/shell/request/read-page.server";

/**
 * A member as the address shows them: `through` names a brief that both have to do with, `for` one
 * of the viewer's own to compare them with, `back` the list that led here. "Not found" equally for
 * a missing member and one that the viewer may not read.
 */
export async function loadMember(request: Request, context: AppLoadContext, uid: string) {
  const { session, ask } = await requireMember(request, context);
  await redirectNamed(ask, uid, memberPath);
  const params = new URL(request.url).searchParams;
  const through = params.get("through");
  const fitTo = params.get("for") || null;
  const asked = { uid, through, withFit: fitTo !== null, fitTo: fitTo ?? "" };
  const { page, isFirst } = await readPage(request, (after) => ask(MemberDocument, { ...asked, after }));
  const { member, brief } = page;
  if (!member) throw notFound();
  const own = uid === session.uid;
  // Visible to all members, so a hirer may write first.
  const isOpen = !own && isForMembers(member.profile.visibility);
  // Another hirer's brief isn't compared.
  const fit = brief && member.fit ? { brief, lines: member.fit, invitable: member.invitable ?? null } : null;
  // Talent can't invite.
  const mayInvite = session.claims.kind !== "FREELANCER" && session.claims.kind !== "AGENCY";
  const asksBriefs = mayInvite && isOpen && !fit && !through && member.kind !== "HIRER";
  return {
    member: showSaved(member, context.clock.now()),
    face: member.profile.face,
    portraits: member.profile.portraits,
    cases: member.cases.map((one) => withSkillNames(one, member.profile.writtenIn)),
    history: member.history,
    openBriefs: member.openBriefs.map((one) => withSkillNames(one)),
    now: context.clock.now().toISOString(),
    own,
    isOpen,
    through,
    back: backToMembers(params.get("back")),
    fit,
    /** What they can be compared with, and invited to. */
    briefs: asksBriefs ? ((await ask(BriefsToInviteToDocument, {})).viewer?.briefs.nodes ?? []) : [],
    bookmark: member.bookmark ?? null,
    viewerUid: session.uid,
    references: member.references.nodes,
    pastReferences: isFirst ? member.pastReferences : [],
    olderReferences: withAfter(request, member.references.pageInfo.endCursor),
  };
}

/** The same address, where the references go on. */
function withAfter({ url }: Request, after: string | null): string | null {
  if (after === null) return null;
  const { pathname, searchParams } = new URL(url);
  searchParams.set("after", after);
  searchParams.delete("_data");
  return `${pathname}?${searchParams}#references`;
}
