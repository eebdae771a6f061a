import type { AppLoadContext } from "@remix-run/node";
import { MemberDocument } from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { notFound } from "~/web/request/not-found.server";
import { showSaved } from "./shown-saved.server";

/** A member for another one, or "not found": the same for nobody and for one who may not be read. */
export async function loadMember(request: Request, context: AppLoadContext, uid: string) {
  const session = await requireSession(request, context);
  const through = new URL(request.url).searchParams.get("through");
  const { member } = await context.api.run(MemberDocument, { uid, through }, { session });
  if (!member) throw notFound();
  return { member: showSaved(member, context.clock.now()), own: uid === session.uid, through };
}
