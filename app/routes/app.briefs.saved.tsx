import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Bookmarks } from "~/features/open-briefs/pages/bookmarks";
import { loadBookmarks } from "~/features/open-briefs/pages/bookmarks.server";
import { paths, safeRedirect } from "~/paths";
import { formErrors } from "~/shell/forms/post-answer";
import { runForm } from "~/shell/forms/run-form.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { SetBookmarkDocument } from "~/shell/operations/operations.generated";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/briefsOpen.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const handle: LiveHandle = { again: true };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.bookmarks());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadBookmarks(request, context);
}

/** Bookmarks a brief, or removes the bookmark, for every page that has the button. */
export async function action({ request, context }: ActionFunctionArgs) {
  return runBookmark(request, context);
}

export default function BookmarksPage() {
  const [refused] = formErrors(usePostAnswer());
  return <Bookmarks list={useLoaderData<typeof loader>()} refused={refused ?? null} />;
}

/**
 * Adds a brief to the member's bookmarks, or removes it. The running page stays where it is; a
 * plain form returns to its page.
 */
function runBookmark(request: Request, context: AppLoadContext) {
  return runForm<never>(request, context, {
    names: ["brief", "back"],
    async run({ ask, typed, intent }) {
      const { setBookmark } = await ask(SetBookmarkDocument, {
        brief: typed.brief ?? "",
        bookmarked: intent === "save",
      });
      if (setBookmark.refusal || context.isDataRequest) return { refusal: setBookmark.refusal };
      return redirect(safeRedirect(typed.back, paths.bookmarks), 303);
    },
  });
}
