import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FilesPage } from "~/features/files/pages/files-page";
import { loadFiles, runFiles } from "~/features/files/pages/files-page.server";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/files.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { headers } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.files());

export async function loader({ request, context, params: { place = "", id = "" } }: LoaderFunctionArgs) {
  return loadFiles(request, context, place, id);
}

export async function action({ request, context, params: { place = "", id = "" } }: ActionFunctionArgs) {
  return runFiles(request, context, place, id);
}

export default function OwnFilesPage() {
  const answer = useActionData<typeof action>();
  return (
    <FilesPage
      {...useLoaderData<typeof loader>()}
      rows={answer?.rows ?? []}
      problem={answer?.problem ?? null}
    />
  );
}
