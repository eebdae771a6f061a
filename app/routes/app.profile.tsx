import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ProfilePage } from "~/features/profiles/pages/profile-page";
import { loadProfile } from "~/features/profiles/pages/profile-page.server";
import { runProfile } from "~/features/profiles/pages/save-profile.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/profiles.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.title());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadProfile(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runProfile(request, context);
}

export default function OwnProfilePage() {
  return <ProfilePage profile={useLoaderData<typeof loader>()} answer={usePostAnswer()} />;
}
