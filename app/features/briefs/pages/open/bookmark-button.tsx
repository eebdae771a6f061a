import { useFetcher, useLocation } from "@remix-run/react";
import { useViewer } from "~/features/accounts/parts/use-viewer";
import { paths } from "~/paths";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { Button } from "~/ui/button";
import { visuallyHidden } from "~/ui/hidden.css";
import { BookmarkIcon } from "~/ui/state-icons";
import * as words from "~/words/briefsOpen.generated";

interface BookmarkButtonProps {
  id: string;
  title: string | null;
  bookmarked: boolean;
  /** An icon alone, where a list has many of them. */
  look?: "text" | "icon";
}

/** Bookmarks a brief, or removes the bookmark. A form, so that it works without JavaScript. */
export function BookmarkButton({ id, title, bookmarked, look = "text" }: BookmarkButtonProps) {
  const status = useViewer()?.status;
  const fetcher = useFetcher({ key: `bookmark-${id}` });
  const { pathname, search } = useLocation();
  // The button changes at once, before the server's answer. The intents keep their names, because
  // pages opened before a release send them after it.
  const intent = fetcher.formData?.get("intent");
  const shown = intent ? intent === "save" : bookmarked;
  const text = shown ? words.removeBookmark() : words.bookmark();
  // These members may read, but change nothing.
  if (status === "SUSPENDED" || status === "DELETING") return null;
  return (
    <fetcher.Form method="post" action={paths.bookmarks}>
      <input type="hidden" name="brief" value={id} />
      <input type="hidden" name="back" value={pathname + search} />
      <Button
        variant={look === "icon" ? "icon" : "quiet"}
        name="intent"
        value={shown ? "unsave" : "save"}
        title={look === "icon" ? text : undefined}
        // The second press of a double click would take back the first.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {look === "icon" && <BookmarkIcon filled={shown} />}
        <span className={look === "icon" ? visuallyHidden : undefined}>{text}</span>
        <span className={visuallyHidden}>: {title}</span>
      </Button>
      <span role="status">{formErrors(fetcher.data as PostAnswer | undefined)}</span>
    </fetcher.Form>
  );
}
