import { LinkButton } from "./button";
import { Notice } from "./notice";
import { action } from "./panel.css";

/** What a page says that is after the last. */
export const listEnds = "This is where the list ends.";

/** The way to the next page of a list; nothing on its last. */
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

/** Said above a list that began anew, because its address named a place that it doesn't have. */
export function RestartedNotice() {
  return (
    <Notice title="The list begins anew">
      The place in this list that your link named is gone, so this is its first page.
    </Notice>
  );
}
