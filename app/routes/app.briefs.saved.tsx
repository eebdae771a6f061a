import {
  type ActionFunctionArgs,
  type AppLoadContext,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SavedBriefs } from "~/features/briefs/pages/open/saved-briefs";
import { loadSavedBriefs } from "~/features/briefs/pages/open/saved-briefs.server";
import { paths, safeRedirect } from "~/paths";
import { formErrors } from "~/shell/forms/post-answer";
import { runForm } from "~/shell/forms/run-form.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { SetSavedDocument } from "~/shell/operations/operations.generated";
import { pageTitle } from "~/shell/page/page-title";

export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Saved briefs");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(await loadSavedBriefs(request, context));
}

/** Saves or unsaves a brief, for every page that has the button. */
export async function action({ request, context }: ActionFunctionArgs) {
  return runSaveBrief(request, context);
}

export default function SavedBriefsPage() {
  const [refused] = formErrors(usePostAnswer());
  return <SavedBriefs list={useLoaderData<typeof loader>()} refused={refused ?? null} />;
}

/**
 * Adds a brief to the member's bookmarks, or removes it. The running page stays where it is; a
 * plain form returns to its page.
 */
function runSaveBrief(request: Request, context: AppLoadContext) {
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
