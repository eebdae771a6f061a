import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { beginUpload } from "~/features/files/pages/take-upload.server";
import { paths } from "~/paths";

export async function loader() {
  return redirect(paths.freelancer);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return beginUpload(request, context);
}
