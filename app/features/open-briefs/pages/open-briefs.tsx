import { ActiveFilters } from "~/features/market/shared/active-filters";
import { countFound } from "~/features/market/shared/count-found";
import { exampleBriefs } from "~/features/market/shared/examples";
import { PagedList } from "~/features/market/shared/paged-list";
import { TalentNav } from "~/features/market/shared/sub-navs";
import { SaveSearch } from "~/features/saved-searches/shared/save-search";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Results } from "~/ui/results";
import * as words from "~/words/briefsOpen.generated";
import { BriefFilterForm } from "./filter-form";
import type { loadOpenBriefs } from "./open-briefs.server";
import { TalentRows } from "./talent-rows";

export type OpenBriefsPage = Awaited<ReturnType<typeof loadOpenBriefs>>;

/** Open briefs that talent looks through, what fits best first. */
export function OpenBriefs({ open }: { open: OpenBriefsPage }) {
  const { maySee, active, nothing, isWhole } = open;
  if (!maySee) return <WhileSuspended />;
  return (
    <>
      <PageHeading title={words.title()} />
      <TalentNav />
      {/* A new form for each filter, so that its fields show what the address says. */}
      <BriefFilterForm key={open.path} open={open} />
      <ActiveFilters filters={active} all={paths.briefs} />
      {active.length > 0 && <SaveSearch side="BRIEFS" filter={open.toSave} />}
      {open.isAway && <Notice title={words.searchIsAway()}>{words.newestInstead()}</Notice>}
      {!isWhole && <Notice title={words.searchIsMadeTitle()}>{words.searchIsMadeText()}</Notice>}
      {open.found && open.briefs.length > 0 && open.isFirst && (
        <Results>{words.found({ count: open.found.count, found: countFound(open.found) })}</Results>
      )}
      <PagedList
        place={open}
        count={open.briefs.length}
        older={open.order === "FIT" ? words.moreFits() : words.older()}
        empty={
          nothing ? { ...nothing, action: <WaysOn instead={open.instead} /> } : isWhole ? none() : notYet()
        }
        end={{
          title: words.noOlder(),
          action: <LinkButton to={paths.briefs}>{words.seeNewest()}</LinkButton>,
        }}
      >
        <TalentRows briefs={open.briefs} now={open.now} />
      </PagedList>
    </>
  );
}

const none = () => ({
  title: words.noneTitle(),
  text: words.noneText(),
  action: <LinkButton to={paths.profile}>{words.completeProfile()}</LinkButton>,
  examples: exampleBriefs(),
});

const notYet = () => ({
  title: words.notYetTitle(),
  text: words.notYetText(),
  action: <LinkButton to={paths.briefs}>{words.lookAgain()}</LinkButton>,
});

/** Offers less narrow searches that find something, and the whole list. */
function WaysOn({ instead }: Pick<OpenBriefsPage, "instead">) {
  return (
    <div className={buttonRow}>
      {instead.map(({ words: search, path, ...found }) => (
        <LinkButton key={search} to={path} variant="secondary">
          {words.looser({ search, found: countFound(found) })}
        </LinkButton>
      ))}
      <LinkButton to={paths.briefs} variant={instead.length > 0 ? "quiet" : "primary"}>
        {words.seeAll()}
      </LinkButton>
    </div>
  );
}

function WhileSuspended() {
  return (
    <>
      <PageHeading title={words.title()} />
      <TalentNav />
      <EmptyState
        title={words.suspendedTitle()}
        action={<LinkButton to={paths.ownProposals}>{words.seeProposals()}</LinkButton>}
      >
        {words.suspendedText()}
      </EmptyState>
    </>
  );
}
