import { type AppLoadContext, redirect } from "@remix-run/node";
import { paths, safeRedirect } from "~/paths";
import { runForm } from "~/shell/forms/run-form.server";
import { SetSavedDocument } from "~/shell/operations/operations.generated";

/**
 * Keeps a brief in the member's list, or takes it out. The running page stays where it is; a plain
 * form comes back to the page that it stood on.
 */
export function runSaveBrief(request: Request, context: AppLoadContext) {
  return runForm<never>(request, context, {
    names: ["brief", "back"],
    async run({ ask, typed, intent }) {
      const { setSaved } = await ask(SetSavedDocument, {
        brief: typed.brief ?? "",
        saved: intent === "save",
      });
      if (setSaved.refusal || context.isDataRequest) return { refusal: setSaved.refusal };
      return redirect(safeRedirect(typed.back, paths.savedBriefs), 303);
    },
  });
}
