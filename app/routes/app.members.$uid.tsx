import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MemberPage } from "~/members/profiles/member-page";
import { loadMember } from "~/members/profiles/member-page.server";
import { pageTitle } from "~/web/page/page-title";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.member.name ?? "Member");

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return json(await loadMember(request, context, params.uid ?? ""));
}

export default function MemberRoute() {
  return <MemberPage {...useLoaderData<typeof loader>()} />;
}
