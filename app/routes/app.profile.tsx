import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ProfilePage } from "~/members/profiles/profile-page";
import { loadProfile } from "~/members/profiles/profile-page.server";
import { runProfile } from "~/members/profiles/save-profile.server";
import { usePostAnswer } from "~/web/forms/use-post-answer";
import { pageTitle } from "~/web/page/page-title";

export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";
export { retryAfterHeaders as headers } from "~/web/request/retry-after";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Profile");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadProfile(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runProfile(request, context);
}

export default function OwnProfilePage() {
  return <ProfilePage profile={useLoaderData<typeof loader>()} answer={usePostAnswer()} />;
}
