import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { NoneShown } from "~/members/proposals/decide/none-shown";
import { requireMember } from "~/web/request/guards.server";

/** The list stands in the layout; this is the place beside it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(request, context);
  return json(null);
}

export default NoneShown;
