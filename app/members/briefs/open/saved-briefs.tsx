import { useEffect, useRef } from "react";
import { TalentNav } from "~/members/parts/talent-nav";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { listEnds, OlderLink, RestartedNotice } from "~/ui/older-link";
import { PageHeading } from "~/ui/page-heading";
import { BriefCards } from "../brief-card";
import type { loadSavedBriefs } from "./saved-briefs.server";
import { TalentCard } from "./talent-card";

interface SavedBriefsProps {
  list: Awaited<ReturnType<typeof loadSavedBriefs>>;
  /** Why the last press of a save button came to nothing. */
  refused: string | null;
}

/** Briefs that a member wants to come back to. */
export function SavedBriefs({ list: { briefs, next, isFirst, restarted }, refused }: SavedBriefsProps) {
  useFocusAfterRemoval(briefs.length);
  return (
    <>
      <PageHeading title="Saved briefs" lede="What you put aside, last saved first. Only you see this." />
      <TalentNav />
      {refused && (
        <Notice kind="warning" title="Nothing was changed">
          {refused}
        </Notice>
      )}
      {restarted && <RestartedNotice />}
      {briefs.length > 0 ? (
        <BriefCards>
          {briefs.map((brief) => (
            <TalentCard key={brief.id} brief={brief} />
          ))}
        </BriefCards>
      ) : (
        <EmptyState
          title={isFirst ? "Nothing saved yet" : "Nothing more saved"}
          action={<LinkButton to={paths.briefs}>Look at open briefs</LinkButton>}
        >
          {isFirst
            ? "Press “Save for later” on a brief, and it will be here, whatever becomes of it."
            : listEnds}
        </EmptyState>
      )}
      <OlderLink to={next}>Saved earlier</OlderLink>
    </>
  );
}

/** The button that takes a brief out goes with its brief: the keyboard goes on from the list, not from the top. */
function useFocusAfterRemoval(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const lost = count < before.current && document.activeElement === document.body;
    before.current = count;
    if (lost) document.getElementById("main")?.focus({ preventScroll: true });
  }, [count]);
}
