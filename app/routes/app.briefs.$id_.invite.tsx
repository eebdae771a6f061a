import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InvitePage } from "~/features/invitations/pages/invite-page";
import { loadInvite, runInvite } from "~/features/invitations/pages/invite-page.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/invitations.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.invitePage());

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadInvite(request, context, params.id ?? "");
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return runInvite(request, context, params.id ?? "");
}

export default function InvitePageRoute() {
  const page = useLoaderData<typeof loader>();
  return <InvitePage {...page} answer={usePostAnswer<never>() ?? page.kept ?? undefined} />;
}
