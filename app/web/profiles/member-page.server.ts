import { type AppLoadContext, json } from "@remix-run/node";
import { MemberDocument } from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { showSaved } from "./shown-saved.server";

/** A member for another one, or "not found": the same for nobody and for one who may not be read. */
export async function loadMember(request: Request, context: AppLoadContext, uid: string) {
  const session = await requireSession(request, context);
  const through = new URL(request.url).searchParams.get("through");
  const { member } = await context.api.run(MemberDocument, { uid, through }, { session });
  if (!member) throw json(null, { status: 404 });
  return { member: showSaved(member, new Date()), own: uid === session.uid, through };
}
