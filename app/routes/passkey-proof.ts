import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { answerPasskey } from "~/features/sign-in/flows/answer-passkey.server";
import { paths } from "~/paths";

export async function loader() {
  return redirect(paths.freelancer);
}

/** The running page's requests for a passkey challenge, and the device's answers. */
export async function action({ request, context }: ActionFunctionArgs) {
  return answerPasskey(request, context);
}
