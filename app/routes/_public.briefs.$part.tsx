import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { PublicBriefPage } from "~/features/public-pages/pages/public-brief";
import { loadPublicBrief, runPublicBrief } from "~/features/public-pages/pages/public-brief.server";
import { notFoundMeta, notListedMeta } from "~/shell/page/not-found-meta";
import { publicMeta } from "~/shell/page/public-meta";
import * as words from "~/words/publicPages.generated";

export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (data?.ended) return notListedMeta(matches, data.ended.title ?? words.untitledBrief());
  if (!data?.brief) return notFoundMeta(matches);
  const { brief, path, picture, posting } = data;
  const title = words.briefTitle({ title: brief.title ?? "" });
  const page = { title, description: brief.summary ?? "", path, picture };
  return [...publicMeta(matches, page), ...(posting ? [{ "script:ld+json": posting }] : [])];
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadPublicBrief(request, context, params.part ?? "");
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return runPublicBrief(request, context, params.part ?? "");
}

export default PublicBriefPage;
