import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { takeUpload } from "~/features/files/pages/take-upload.server";
import { paths } from "~/paths";

export async function loader() {
  return redirect(paths.freelancer);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return takeUpload(request, context, params.id ?? "");
}
