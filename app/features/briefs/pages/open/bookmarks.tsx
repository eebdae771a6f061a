import { useEffect, useRef } from "react";
import { PagedList } from "~/features/market/parts/paged-list";
import { TalentNav } from "~/features/market/parts/sub-navs";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import type { loadBookmarks } from "./bookmarks.server";
import { TalentRows } from "./talent-rows";

interface BookmarksProps {
  list: Awaited<ReturnType<typeof loadBookmarks>>;
  /** Why the last press of a bookmark button was refused. */
  refused: string | null;
}

const look = <LinkButton to={paths.briefs}>Look at open briefs</LinkButton>;

/** Briefs that a member wants to come back to. */
export function Bookmarks({ list, refused }: BookmarksProps) {
  const { briefs } = list;
  useFocusAfterRemoval(briefs.length);
  return (
    <>
      <PageHeading title="Bookmarks" />
      <TalentNav />
      {refused && (
        <Notice kind="warning" title="Nothing was changed">
          {refused}
        </Notice>
      )}
      <PagedList
        place={list}
        count={briefs.length}
        older="Bookmarked earlier"
        empty={{
          title: "No bookmarks yet",
          text: "Press “Bookmark” on a brief, and it will be here, whatever becomes of it.",
          action: look,
        }}
        end={{ title: "No more bookmarks", action: look }}
      >
        <TalentRows briefs={briefs} now={list.now} />
      </PagedList>
    </>
  );
}

/**
 * Removing a brief removes the focused button with it: move the focus to the list, not to the top
 * of the page.
 */
function useFocusAfterRemoval(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const lost = count < before.current && document.activeElement === document.body;
    before.current = count;
    if (lost) document.getElementById("main")?.focus({ preventScroll: true });
  }, [count]);
}
