import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { answerPasskey } from "~/features/sign-in/parts/answer-passkey.server";
import { paths } from "~/paths";

export async function loader() {
  return redirect(paths.freelancer);
}

/** What the running page asks of a passkey, and what came of it. */
export async function action({ request, context }: ActionFunctionArgs) {
  return answerPasskey(request, context);
}
