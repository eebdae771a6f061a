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
  /** With its word, where it stands beside other buttons; in a list the icon alone. */
  isNamed?: boolean;
}

/** Saves a member, or removes them from the saved. A form, so that it works without JavaScript. */
export function SaveButton({ uid, name, saved, back, isNamed = false }: SaveButtonProps) {
  const fetcher = useFetcher({ key: `save-${uid}` });
  // The button changes at once, before the server's answer.
  const intent = fetcher.formData?.get("intent");
  const shown = intent ? intent === "save" : saved;
  const word = shown ? words.remove() : words.save();

  return (
    <fetcher.Form method="post" action={paths.savedMembers}>
      <MemberField />
      <input type="hidden" name="uid" value={uid} />
      <input type="hidden" name="back" value={back} />
      <Button
        variant={isNamed ? "secondary" : "icon"}
        name="intent"
        value={shown ? "unsave" : "save"}
        title={isNamed ? undefined : word}
        // The second press of a double click would take back the first.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        <BookmarkIcon filled={shown} />
        {isNamed && <span aria-hidden="true">{word}</span>}
        <span className={visuallyHidden}>
          {shown ? words.removeNamed({ name }) : words.saveNamed({ name })}
        </span>
      </Button>
      <span role="status">{formErrors(fetcher.data as PostAnswer | undefined)}</span>
    </fetcher.Form>
  );
}
