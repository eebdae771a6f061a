import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isForMembers } from "~/content/profile";
import { MemberPage } from "~/features/profiles/pages/member-page";
import { showSaved } from "~/features/profiles/pages/shown-saved.server";
import { MemberDocument } from "~/shell/operations/operations.generated";
import { pageTitle } from "~/shell/page/page-title";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.member.name ?? "Member");

/**
 * A member's page for another member, or "not found", equally for a missing member and one that the
 * viewer may not read.
 */
export async function loader({ request, context, params: { uid = "" } }: LoaderFunctionArgs) {
  const { session, ask } = await requireMember(request, context);
  const through = new URL(request.url).searchParams.get("through");
  const { member } = await ask(MemberDocument, { uid, through });
  if (!member) throw notFound();
  const own = uid === session.uid;
  // Visible to all members, so a hirer may write first.
  const isOpen = !own && isForMembers(member.profile.visibility);
  return json({ member: showSaved(member, context.clock.now()), own, isOpen, through });
}

export default function MemberRoute() {
  return <MemberPage {...useLoaderData<typeof loader>()} />;
}
