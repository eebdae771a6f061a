import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InvitationPage } from "~/features/invitations/pages/invitation-page";
import { loadInvitation, runInvitation } from "~/features/invitations/pages/invitation-page.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/invitations.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.invitationPage());

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadInvitation(request, context, params.id ?? "");
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return runInvitation(request, context, params.id ?? "");
}

export default function InvitationPageRoute() {
  const page = useLoaderData<typeof loader>();
  return <InvitationPage {...page} answer={usePostAnswer<never>() ?? page.kept ?? undefined} />;
}
