import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { countryName } from "~/content/country.server";
import { publicMemberPath, sharePicturePath } from "~/paths";
import { PublicMemberDocument } from "~/shell/operations/operations.generated";
import { profilePage } from "./profile-page";

/** A member's page for everyone. Another spelling of its address leads to the one that it has. */
export async function loadPublicMember(request: Request, context: AppLoadContext, name: string) {
  const { publicMember: member, sharePicture } = await context.api.run(PublicMemberDocument, { name });
  if (!member) return json({ member: null }, 404);
  const path = publicMemberPath(member.handle);
  if (new URL(request.url).pathname !== path) throw redirect(path, 301);
  const picture = sharePicture && sharePicturePath("members", member.handle, sharePicture.version);
  const shown = { ...member, country: member.country && countryName(member.country) };
  return json({ member: shown, path, picture, page: profilePage(member, context.site.origin + path) });
}
