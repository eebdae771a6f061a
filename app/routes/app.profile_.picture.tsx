import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadPicture, savePicture } from "~/features/profiles/pages/picture.server";
import { PicturePage } from "~/features/profiles/pages/picture-page";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/profiles.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { headers } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.pictureWindow());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadPicture(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return savePicture(request, context);
}

export default function OwnPicturePage() {
  return (
    <PicturePage {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem} />
  );
}
