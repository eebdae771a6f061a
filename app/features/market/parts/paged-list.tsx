import type { ReactNode } from "react";
import { EmptyState } from "~/ui/empty-state";
import { listEnds, OlderLink, RestartedNotice } from "~/ui/older-link";

interface PagedListProps {
  /** Where the page is in its list. */
  place: {
    /** The address of the next page; null on the last. */
    next: string | null;
    isFirst: boolean;
    /** The address named a place that the list doesn't have. */
    restarted: boolean;
  };
  /** How many entries the page has. */
  count: number;
  /** The way to the next page. */
  older: string;
  /** In place of a list that has nothing at all. */
  empty: { title: string; text: string; action?: ReactNode };
  /** In place of a page after the first that has nothing any more. */
  end: { title: string; action?: ReactNode };
  /** The page's entries. */
  children: ReactNode;
}

/** A list that goes on page by page. */
export function PagedList({ place, count, older, empty, end, children }: PagedListProps) {
  const nothing = place.isFirst ? empty : { ...end, text: listEnds };
  return (
    <>
      {place.restarted && <RestartedNotice />}
      {count > 0 ? (
        children
      ) : (
        <EmptyState title={nothing.title} action={nothing.action}>
          {nothing.text}
        </EmptyState>
      )}
      <OlderLink to={place.next}>{older}</OlderLink>
    </>
  );
}
