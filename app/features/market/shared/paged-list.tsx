import type { ReactNode } from "react";
import { EmptyState, type Example } from "~/ui/empty-state";
import { listEnds, OlderLink, RestartedNotice } from "~/ui/older-link";

interface PagedListProps {
  /** The page's position in its list. */
  place: {
    /** The address of the next page; null on the last. */
    next: string | null;
    isFirst: boolean;
    /** The address had a cursor that the list doesn't have, so the list starts over. */
    restarted: boolean;
  };
  /** How many entries the page has. */
  count: number;
  /** The text of the link to the next page. */
  older: string;
  /** Shown in place of an empty list. */
  empty: { title: string; text: string; action?: ReactNode; examples?: readonly Example[] };
  /** Shown in place of a later page that has no entries any more. */
  end: { title: string; action?: ReactNode };
  /** The page's entries. */
  children: ReactNode;
}

/** A list with pages. */
export function PagedList({ place, count, older, empty, end, children }: PagedListProps) {
  const nothing = place.isFirst ? empty : { ...end, text: listEnds(), examples: undefined };
  return (
    <>
      {place.restarted && <RestartedNotice />}
      {count > 0 ? (
        children
      ) : (
        <EmptyState title={nothing.title} action={nothing.action} examples={nothing.examples} isResult>
          {nothing.text}
        </EmptyState>
      )}
      <OlderLink to={place.next}>{older}</OlderLink>
    </>
  );
}
