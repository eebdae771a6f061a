import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MemberPage } from "~/features/directory/pages/member-page";
import { loadMember } from "~/features/directory/pages/member-page.server";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/profiles.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { loadPage as clientLoader } from "~/shell/client/load-page";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.member.name ?? words.memberTitle());

/** A member's page for another member. */
export async function loader({ request, context, params: { uid = "" } }: LoaderFunctionArgs) {
  return loadMember(request, context, uid);
}

export default function MemberRoute() {
  return <MemberPage {...useLoaderData<typeof loader>()} />;
}
