import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeliverFiles } from "~/features/milestones/pages/deliver-files";
import { loadDeliverFiles, runDeliverFiles } from "~/features/milestones/pages/deliver-files.server";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/milestones.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { headers } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.deliverFiles());

export async function loader({ request, context, params: { id = "", milestone = "" } }: LoaderFunctionArgs) {
  return loadDeliverFiles(request, context, { id, milestone });
}

export async function action({ request, context, params: { id = "", milestone = "" } }: ActionFunctionArgs) {
  return runDeliverFiles(request, context, { id, milestone });
}

export default function DeliverFilesPage() {
  return <DeliverFiles page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
