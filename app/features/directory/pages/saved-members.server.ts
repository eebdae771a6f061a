import { type AppLoadContext, redirect } from "@remix-run/node";
import { showRow } from "~/features/directory/flows/shown-row.server";
import { notedParam } from "~/features/directory/shared/noted";
import { paths, safeRedirect } from "~/paths";
import { runForm } from "~/shell/forms/run-form.server";
import { MemberBookmarksDocument, SetMemberBookmarkDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { readPage } from "~/shell/request/read-page.server";

/** Whom the member saved, the last saved first, 20 on a page. */
export async function loadSavedMembers(request: Request, context: AppLoadContext) {
  const { ask } = await requireMember(request, context);
  const { page, ...place } = await readPage(request, (after) => ask(MemberBookmarksDocument, { after }));
  const { nodes = [], pageInfo } = page.viewer?.memberBookmarks ?? {};
  const after = pageInfo?.endCursor;
  return {
    saved: nodes.map(({ uid, note, member }) => ({
      uid,
      note,
      // Null for one who hid, left or is suspended, without saying which.
      member: member && showRow(member, context.clock.now()),
    })),
    next: after ? `${paths.savedMembers}?${new URLSearchParams({ after })}` : null,
    ...place,
  };
}

/**
 * Saves a member, changes the note about them, or removes them, for every page that has these
 * buttons. The running page stays where it is for the button alone; a form returns to its page.
 */
export function runSaveMember(request: Request, context: AppLoadContext) {
  return runForm<never>(request, context, {
    names: ["uid", "note", "back"],
    async run({ ask, typed, intent }) {
      const { setMemberBookmark } = await ask(SetMemberBookmarkDocument, {
        member: typed.uid ?? "",
        bookmarked: intent !== "unsave",
        ...(intent === "note" && { note: typed.note ?? "" }),
      });
      const isButton = !("note" in typed);
      if (setMemberBookmark.refusal || (context.isDataRequest && isButton))
        return { refusal: setMemberBookmark.refusal };
      const back = safeRedirect(typed.back, paths.savedMembers);
      return redirect(withNoted(back, intent === "note" ? (typed.uid ?? "") : null), 303);
    },
  });
}

/** The address of a page that says whose note was saved, and no earlier one’s. */
function withNoted(back: string, uid: string | null): string {
  const [path = "", query = ""] = back.split("?");
  const params = new URLSearchParams(query);
  params.delete(notedParam);
  if (uid !== null) params.set(notedParam, uid);
  return params.size > 0 ? `${path}?${params}` : path;
}
