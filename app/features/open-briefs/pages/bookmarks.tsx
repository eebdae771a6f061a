import { useEffect, useRef } from "react";
import { exampleBriefs } from "~/features/market/shared/examples";
import { PagedList } from "~/features/market/shared/paged-list";
import { TalentNav } from "~/features/market/shared/sub-navs";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import * as words from "~/words/briefsOpen.generated";
import type { loadBookmarks } from "./bookmarks.server";
import { TalentRows } from "./talent-rows";

interface BookmarksProps {
  list: Awaited<ReturnType<typeof loadBookmarks>>;
  /** Why the last press of a bookmark button was refused. */
  refused: string | null;
}

/** Briefs that a member wants to come back to. */
export function Bookmarks({ list, refused }: BookmarksProps) {
  const { briefs } = list;
  useFocusAfterRemoval(briefs.length);
  const look = <LinkButton to={paths.briefs}>{words.lookAtBriefs()}</LinkButton>;
  return (
    <>
      <PageHeading title={words.bookmarks()} />
      <TalentNav />
      {refused && (
        <Notice kind="warning" title={words.notChanged()}>
          {refused}
        </Notice>
      )}
      <PagedList
        place={list}
        count={briefs.length}
        older={words.bookmarkedEarlier()}
        empty={{
          title: words.noBookmarksTitle(),
          text: words.noBookmarksText(),
          action: look,
          examples: exampleBriefs(),
        }}
        end={{ title: words.noMoreBookmarks(), action: look }}
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
