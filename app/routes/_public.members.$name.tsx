import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { nameOfMember } from "~/features/public-pages/pages/profile-page";
import { PublicMemberPage } from "~/features/public-pages/pages/public-member";
import { loadPublicMember } from "~/features/public-pages/pages/public-member.server";
import { notFoundMeta } from "~/shell/page/not-found-meta";
import { publicMeta } from "~/shell/page/public-meta";
import * as words from "~/words/publicPages.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (!data?.member) return notFoundMeta(matches);
  const { member, path, picture, page } = data;
  const description = member.headline ?? member.about?.slice(0, 200) ?? "";
  // In the signed-in area the same name is the title of another page.
  const title = words.memberTitle({ name: nameOfMember(member), kind: member.kind });
  const all = [...publicMeta(matches, { title, description, path, picture }), { "script:ld+json": page }];
  // What stands on a later page moves on with each new reference.
  return data.isFirst ? all : [...all, { name: "robots", content: "noindex, follow" }];
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadPublicMember(request, context, params.name ?? "");
}

export default PublicMemberPage;
