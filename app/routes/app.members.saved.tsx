import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SavedMembers } from "~/features/directory/pages/saved-members";
import { loadSavedMembers, runSaveMember } from "~/features/directory/pages/saved-members.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/directory.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.savedTitle());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadSavedMembers(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runSaveMember(request, context);
}

export default function SavedMembersRoute() {
  return <SavedMembers list={useLoaderData<typeof loader>()} answer={usePostAnswer()} />;
}
