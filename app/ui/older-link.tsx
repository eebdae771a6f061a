import * as words from "~/words/ui.generated";
import { LinkButton } from "./button";
import { Notice } from "./notice";
import { action } from "./panel.css";

/** Shown on an empty page after the last. */
export { listEnds } from "~/words/ui.generated";

/** The link to the next page of a list; nothing on its last page. */
export function OlderLink({ to, children }: { to: string | null; children: string }) {
  if (!to) return null;
  return (
    <p className={action}>
      <LinkButton to={to} variant="secondary">
        {children}
      </LinkButton>
    </p>
  );
}

/** Shown above a list that starts from the beginning because its address had an invalid cursor. */
export function RestartedNotice() {
  return <Notice title={words.listRestartedTitle()}>{words.listRestarted()}</Notice>;
}
