import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { openPostedSession } from "~/visitors/sign-in/session.server";

export async function loader() {
  return redirect(paths.freelancer);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return openPostedSession(request, context);
}
