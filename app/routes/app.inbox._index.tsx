import type { LoaderFunctionArgs } from "@remix-run/node";
import { quiet } from "~/ui/text.css";
import { requireMember } from "~/web/request/guards.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(request, context);
  return null;
}

/** Beside the list, where there is room. */
export default function NoConversation() {
  return <p className={quiet}>Choose a conversation to read it here.</p>;
}
