import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { countryName } from "~/domain/country.server";
import { spokenLanguageName } from "~/domain/spoken-language.server";
import { withSkillNames } from "~/domain/vocabulary/skills.server";
import { otherLanguage } from "~/domain/written-language.server";
import { publicMemberPath, sharePicturePath } from "~/paths";
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
    cases: member.cases.map((one) => withSkillNames(one, member.writtenIn)),
    languages: member.languages.map(spokenLanguageName),
    country: member.country && countryName(member.country),
    language: otherLanguage(member.writtenIn),
  };
  const after = member.references.pageInfo.endCursor;
  return json({
    member: shown,
    path,
    picture,
    page: profilePage(shown, origin + path, origin + (picture ?? "/share.png")),
    isFirst: place.isFirst,
    older: after && `${publicMemberPath(member.handle, after)}#references`,
  });
}
