import { useFetcher, useLocation } from "@remix-run/react";
import { useViewer } from "~/members/viewer/use-viewer";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { visuallyHidden } from "~/ui/hidden.css";
import { formErrors, type PostAnswer } from "~/web/forms/post-answer";

interface SaveButtonProps {
  id: string;
  title: string | null;
  saved: boolean;
}

/** Keeps a brief for later, or takes it out of the list: a form, so that it works without JavaScript. */
export function SaveButton({ id, title, saved }: SaveButtonProps) {
  const status = useViewer()?.status;
  const fetcher = useFetcher({ key: `save-${id}` });
  const { pathname, search } = useLocation();
  // What was pressed shows at once; the page's own answer follows.
  const intent = fetcher.formData?.get("intent");
  const shown = intent ? intent === "save" : saved;
  // They may read, and change nothing.
  if (status === "SUSPENDED" || status === "DELETING") return null;
  return (
    <fetcher.Form method="post" action={paths.savedBriefs}>
      <input type="hidden" name="brief" value={id} />
      <input type="hidden" name="back" value={pathname + search} />
      <Button
        variant="quiet"
        name="intent"
        value={shown ? "unsave" : "save"}
        // The second press of a double click would take back the first.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {shown ? "Remove from saved" : "Save for later"}
        <span className={visuallyHidden}>: {title}</span>
      </Button>
      <span role="status">{formErrors(fetcher.data as PostAnswer | undefined)}</span>
    </fetcher.Form>
  );
}
