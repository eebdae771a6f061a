import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { disciplines } from "~/domain/disciplines";
import { PublicBriefs } from "~/features/public-pages/pages/public-briefs";
import { loadPublicBriefs } from "~/features/public-pages/pages/public-briefs.server";
import { publicBriefsPath } from "~/paths";
import { publicMeta } from "~/shell/page/public-meta";
import { labelOf } from "~/values/choices";
import * as words from "~/words/publicPages.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const { discipline = null, place } = data ?? {};
  const page = publicMeta(matches, {
    title: discipline
      ? words.briefsOfTitle({ discipline: labelOf(disciplines, discipline) })
      : words.briefsTitle(),
    description: words.briefsDescription(),
    path: publicBriefsPath(discipline),
  });
  // What stands on a later page moves on with each new brief.
  return place?.isFirst === false ? [...page, { name: "robots", content: "noindex, follow" }] : page;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadPublicBriefs(request, context);
}

export default PublicBriefs;
