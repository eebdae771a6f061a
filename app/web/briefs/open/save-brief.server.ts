import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { paths, safeRedirect } from "~/paths";
import { SetSavedDocument } from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { readForm } from "~/web/request/read-form.server";

/**
 * Keeps a brief in the member's list, or takes it out. The running page stays where it is; a plain
 * form comes back to the page that it stood on.
 */
export async function runSaveBrief(request: Request, context: AppLoadContext) {
  const session = await requireSession(request, context);
  const form = await readForm(request, ["brief", "intent", "back"]);
  const brief = String(form.get("brief") ?? "");
  const saved = form.get("intent") === "save";
  const { setSaved } = await context.api.run(SetSavedDocument, { brief, saved }, { session });
  if (setSaved.refusal) return json({ refused: setSaved.refusal.message }, { status: 422 });
  if (context.isDataRequest) return json({ refused: null });
  return redirect(safeRedirect(form.get("back"), paths.savedBriefs), 303);
}
