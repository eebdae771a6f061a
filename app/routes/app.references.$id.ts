import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { workPath } from "~/paths";

/** Where the references of a work were until its page had them: mails and bookmarks lead here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  return redirect(`${workPath(params.id ?? "")}${new URL(request.url).search}`, 301);
}
