import { useFetcher } from "@remix-run/react";
import { paths } from "~/paths";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { Button } from "~/ui/button";
import { MemberField } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import { BookmarkIcon } from "~/ui/state-icons";
import * as words from "~/words/directory.generated";

interface SaveButtonProps {
  uid: string;
  name: string;
  saved: boolean;
  /** The address of its page. */
  back: string;
}

/** Saves a member, or removes them from the saved. A form, so that it works without JavaScript. */
export function SaveButton({ uid, name, saved, back }: SaveButtonProps) {
  const fetcher = useFetcher({ key: `save-${uid}` });
  // The button changes at once, before the server's answer.
  const intent = fetcher.formData?.get("intent");
  const shown = intent ? intent === "save" : saved;

  return (
    <fetcher.Form method="post" action={paths.savedMembers}>
      <MemberField />
      <input type="hidden" name="uid" value={uid} />
      <input type="hidden" name="back" value={back} />
      <Button
        variant="icon"
        name="intent"
        value={shown ? "unsave" : "save"}
        title={shown ? words.remove() : words.save()}
        // The second press of a double click would take back the first.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        <BookmarkIcon filled={shown} />
        <span className={visuallyHidden}>
          {shown ? words.removeNamed({ name }) : words.saveNamed({ name })}
        </span>
      </Button>
      <span role="status">{formErrors(fetcher.data as PostAnswer | undefined)}</span>
    </fetcher.Form>
  );
}
