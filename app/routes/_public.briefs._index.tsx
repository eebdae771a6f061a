import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { disciplines } from "~/content/disciplines";
import { PublicBriefs } from "~/features/public-pages/pages/public-briefs";
import { loadPublicBriefs } from "~/features/public-pages/pages/public-briefs.server";
import { publicBriefsPath } from "~/paths";
import { labelOf } from "~/platform/values/choices";
import { publicMeta } from "~/shell/page/public-meta";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const { discipline = null, place } = data ?? {};
  const page = publicMeta(matches, {
    title: discipline ? `Open briefs: ${labelOf(disciplines, discipline)}` : "Open briefs",
    description: "What hirers are looking for now, and the day by which everyone has a reply.",
    path: publicBriefsPath(discipline),
  });
  // What stands on a later page moves on with each new brief.
  return place?.isFirst === false ? [...page, { name: "robots", content: "noindex, follow" }] : page;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadPublicBriefs(request, context);
}

export default PublicBriefs;
