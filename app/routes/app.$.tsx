import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/features/moderation/pages/admin-page";
import { loadAdminPage, runAdminForm } from "~/features/moderation/pages/admin-page.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => pageTitle(matches, data?.title ?? "");

/**
 * Any other path under /app leads to the start page, like every unknown path, except
 * administrators' pages.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadAdminPage(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runAdminForm(request, context);
}

export default function OtherRoute() {
  return <AdminPage {...useLoaderData<typeof loader>()} answer={usePostAnswer()} />;
}
