import { useFetcher } from "@remix-run/react";
import { paths } from "~/paths";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { usePageAddress } from "~/shell/page/page-address";
import { useViewer } from "~/shell/page/use-viewer";
import { Button } from "~/ui/button";
import { MemberField } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import { BookmarkIcon } from "~/ui/state-icons";
import * as words from "~/words/briefsOpen.generated";

interface BookmarkButtonProps {
  id: string;
  title: string | null;
  bookmarked: boolean;
  /** `useBookmarking`. */
  back: string;
  /** An icon alone, where a list has many of them. */
  look?: "text" | "icon";
}

/**
 * The address of the page, which its buttons lead back to; null for a member who may read, but
 * change nothing.
 */
export function useBookmarking(): string | null {
  const status = useViewer()?.status;
  const back = usePageAddress();
  return status === "SUSPENDED" || status === "DELETING" ? null : back;
}

/** Bookmarks a brief, or removes the bookmark. A form, so that it works without JavaScript. */
export function BookmarkButton({ id, title, bookmarked, back, look = "text" }: BookmarkButtonProps) {
  const fetcher = useFetcher({ key: `bookmark-${id}` });
  // The button changes at once, before the server's answer. The intents keep their names, because
  // pages opened before a release send them after it.
  const intent = fetcher.formData?.get("intent");
  const shown = intent ? intent === "save" : bookmarked;
  const text = shown ? words.removeBookmark() : words.bookmark();
  return (
    <fetcher.Form method="post" action={paths.bookmarks}>
      <MemberField />
      <input type="hidden" name="brief" value={id} />
      <input type="hidden" name="back" value={back} />
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
        <span className={visuallyHidden}>
          : <bdi>{title}</bdi>
        </span>
      </Button>
      <span role="status">{formErrors(fetcher.data as PostAnswer | undefined)}</span>
    </fetcher.Form>
  );
}
