import { type AppLoadContext, json, redirect } from "@remix-run/node";
import type { AccountKind } from "~/domain/account";
import { countryName } from "~/domain/country.server";
import { spokenLanguageName } from "~/domain/spoken-language.server";
import { withSkillNames } from "~/domain/vocabulary/skills.server";
import { otherLanguage } from "~/domain/written-language.server";
import {
  chooseBriefPath,
  loginPath,
  memberPath,
  newConversationPath,
  paths,
  publicMemberPath,
  sharePicturePath,
  signUpFormPath,
} from "~/paths";
import { PublicMemberDocument } from "~/shell/operations/operations.generated";
import { readPage } from "~/shell/request/read-page.server";
import { profilePage } from "./profile-page";

/**
 * A member's page for everyone, 20 references on each. Another spelling of its address leads to the
 * one that it has.
 */
export async function loadPublicMember(request: Request, context: AppLoadContext, name: string) {
  const { page, ...place } = await readPage(request, (after) =>
    context.api.run(PublicMemberDocument, { name, after }),
  );
  const { publicMember: member, sharePicture } = page;
  if (!member) return json({ member: null }, 404);
  const path = publicMemberPath(member.handle);
  const { origin } = context.site;
  if (new URL(request.url).pathname !== path) throw redirect(path, 301);
  const picture = sharePicture && sharePicturePath("members", member.handle, sharePicture.version);
  const shown = {
    ...withSkillNames(member),
    briefs: member.briefs.map((brief) => withSkillNames(brief)),
    cases: member.cases.map((one) => withSkillNames(one, member.writtenIn)),
    languages: member.languages.map(spokenLanguageName),
    country: member.country && countryName(member.country),
    language: otherLanguage(member.writtenIn),
  };
  const after = member.references.pageInfo.endCursor;
  return json({
    member: shown,
    ways: await waysFrom(request, context, shown),
    path,
    picture,
    page: profilePage(shown, origin + path, origin + (picture ?? "/share.png")),
    isFirst: place.isFirst,
    older: after && `${publicMemberPath(member.handle, after)}#references`,
  });
}

/**
 * What its reader can do about the member: a hirer invites and writes, a visitor signs up as one
 * first and comes back. The page knows the name in its address alone, never the uid.
 */
async function waysFrom(
  request: Request,
  context: AppLoadContext,
  { handle, kind }: { handle: string; kind: AccountKind },
) {
  const named = `@${handle}`;
  const found = await context.session();
  const reader = found.state === "signed-in" ? (found.session.claims.kind ?? "HIRER") : null;
  const [invite, write, own] = [chooseBriefPath(named), newConversationPath(named), memberPath(named)];
  const isTalent = kind !== "HIRER";
  const past = (to: string) => (reader ? to : signUpFormPath(paths.hire, to));
  const mayAct = isTalent && (reader === null || reader === "HIRER");
  return {
    isMember: reader !== null,
    invite: mayAct ? past(invite) : null,
    write: mayAct ? past(write) : null,
    /** The member's page in the signed-in area. */
    own: reader ? own : loginPath(own),
    /** A new member came back, who has to confirm their e-mail first. */
    confirmsFirst: reader !== null && new URL(request.url).searchParams.has("confirm"),
  };
}
