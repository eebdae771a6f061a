import { ActiveFilters } from "~/features/market/parts/active-filters";
import { countFound } from "~/features/market/parts/count-found";
import { lede } from "~/features/market/parts/lede.css";
import { PagedList } from "~/features/market/parts/paged-list";
import { TalentNav } from "~/features/market/parts/sub-navs";
import { SaveSearch } from "~/features/saved-searches/parts/save-search";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { activeFilters, describeNothing, filterPath } from "./brief-filter";
import { BriefFilterForm } from "./filter-form";
import type { loadOpenBriefs } from "./open-briefs.server";
import { TalentRows } from "./talent-rows";

type OpenBriefsPage = Awaited<ReturnType<typeof loadOpenBriefs>>;

/** Open briefs that talent looks through, newest first. */
export function OpenBriefs({ open }: { open: OpenBriefsPage }) {
  const { maySee, filter, isWhole } = open;
  if (!maySee) return <WhileSuspended />;
  const active = activeFilters(filter, open.currency);
  return (
    <>
      <PageHeading title="Open briefs" />
      <TalentNav />
      {/* A new form for each filter, so that its fields show what the address says. */}
      <BriefFilterForm key={filterPath(filter)} {...open} />
      <ActiveFilters
        filters={active.map(({ label, without }) => ({ label, to: filterPath(without) }))}
        all={paths.briefs}
      />
      {active.length > 0 && <SaveSearch side="BRIEFS" filter={ofBriefs(filter)} />}
      {!isWhole && (
        <Notice title="The search is being made">
          It has the newest briefs already. Older ones follow within minutes; until then some are missing
          here.
        </Notice>
      )}
      {open.found && open.briefs.length > 0 && open.isFirst && (
        <p className={lede} role="status">
          {open.found.count === 1 ? "1 brief" : `${countFound(open.found)} briefs`}
        </p>
      )}
      <PagedList
        place={open}
        count={open.briefs.length}
        older="Older briefs"
        empty={
          active.length > 0
            ? { ...describeNothing(filter, isWhole), action: <WaysOn instead={open.instead} /> }
            : isWhole
              ? none
              : notYet
        }
        end={{
          title: "No older briefs",
          action: <LinkButton to={paths.briefs}>See the newest</LinkButton>,
        }}
      >
        <TalentRows briefs={open.briefs} now={open.now} />
      </PagedList>
    </>
  );
}

/** What is saved of a filter: not the order. */
const ofBriefs = ({ sort: _, ...filter }: OpenBriefsPage["filter"]) => filter;

const none = {
  title: "No open briefs yet",
  text: "What hirers publish will be here, newest first. Until then, a complete profile shows you at once how you fit each of them.",
  action: <LinkButton to={paths.profile}>Complete your profile</LinkButton>,
};

const notYet = {
  title: "No briefs yet",
  text: "What is open will be here as soon as the search has it.",
  action: <LinkButton to={paths.briefs}>Look again</LinkButton>,
};

/** Offers less narrow searches that find something, and the whole list. */
function WaysOn({ instead }: Pick<OpenBriefsPage, "instead">) {
  return (
    <div className={buttonRow}>
      {instead.map(({ words, path, ...found }) => (
        <LinkButton key={words} to={path} variant="secondary">
          {`${words} (${countFound(found)})`}
        </LinkButton>
      ))}
      <LinkButton to={paths.briefs} variant={instead.length > 0 ? "quiet" : "primary"}>
        See all open briefs
      </LinkButton>
    </div>
  );
}

function WhileSuspended() {
  return (
    <>
      <PageHeading title="Open briefs" />
      <TalentNav />
      <EmptyState
        title="You can’t read briefs now"
        action={<LinkButton to={paths.ownProposals}>See my proposals</LinkButton>}
      >
        Your account is suspended. What you wrote, and the briefs that it is for, are with your proposals.
      </EmptyState>
    </>
  );
}
