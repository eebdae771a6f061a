import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { paths, safeRedirect } from "~/paths";
import { TransportFailure } from "~/web/api/graphql-failure";
import { SetSavedDocument } from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { readForm } from "~/web/request/read-form.server";
import { failedForm } from "~/web/request/trouble.server";

/**
 * Keeps a brief in the member's list, or takes it out. The running page stays where it is; a plain
 * form comes back to the page that it stood on.
 */
export async function runSaveBrief(request: Request, context: AppLoadContext) {
  const session = await requireSession(request, context);
  const form = await readForm(request, ["brief", "intent", "back"]);
  const brief = String(form.get("brief") ?? "");
  const saved = form.get("intent") === "save";
  const answered = await context.api
    .run(SetSavedDocument, { brief, saved }, { session })
    .catch((error: unknown) => {
      if (error instanceof TransportFailure && error.retryAfterMs !== null && context.isDataRequest)
        return error;
      throw error;
    });
  if (answered instanceof TransportFailure) {
    const { message, init } = failedForm(answered, "");
    return json({ refused: message }, init);
  }
  const { setSaved } = answered;
  if (setSaved.refusal) return json({ refused: setSaved.refusal.message }, { status: 422 });
  if (context.isDataRequest) return json({ refused: null });
  return redirect(safeRedirect(form.get("back"), paths.savedBriefs), 303);
}
