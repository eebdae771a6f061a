import { MembersNav, TalentNav } from "~/features/market/shared/sub-navs";
import { paths } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { IntentButton, LinkButton } from "~/ui/button";
import { Done } from "~/ui/done";
import { EmptyState } from "~/ui/empty-state";
import { control } from "~/ui/field.css";
import { Form } from "~/ui/form";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { action } from "~/ui/panel.css";
import { prose } from "~/ui/prose.css";
import * as words from "~/words/savedSearches.generated";
import { SearchForm } from "./search-form";
import type { loadSearches, MadeFeed } from "./searches.server";

interface SearchesPageProps extends Awaited<ReturnType<typeof loadSearches>> {
  answer: PostAnswer<MadeFeed> | undefined;
}

/** What a member wants to hear of, and where they can read it elsewhere. */
export function SearchesPage({ kind, searches, answer, ...page }: SearchesPageProps) {
  const { hasDatesFeed, timeZone } = page;
  const isTalent = kind === "FREELANCER" || kind === "AGENCY";
  const about = answer?.lastResult.initialValue?.search;
  const isOfSearch = searches.some(({ id }) => id === about);
  const feed = answer?.shown;
  const done = answer ? null : page.done;
  const problems = isOfSearch ? [] : Object.values(answer?.lastResult.error ?? {}).flat();
  return (
    <>
      <PageHeading title={words.title()} />
      {isTalent ? <TalentNav /> : <MembersNav />}
      {done && <DoneToList {...done} searches={searches} />}
      {problems.length > 0 && (
        <Notice kind="danger" title={words.failed()}>
          {problems.join(" ")}
        </Notice>
      )}
      {searches.length === 0 ? (
        <EmptyState
          title={words.noneTitle()}
          action={
            <LinkButton to={isTalent ? paths.briefs : paths.members}>
              {isTalent ? words.searchBriefs() : words.searchTalent()}
            </LinkButton>
          }
        >
          {words.noneText()}
        </EmptyState>
      ) : (
        <p className={prose}>{words.howTheyTell({ zone: timeZone })}</p>
      )}
      {searches.map((search) => (
        <Panel key={search.id} title={search.name}>
          {feed?.search === search.id && <FeedAddress address={feed.address} />}
          <SearchForm
            search={search}
            answer={about === search.id ? answer : undefined}
            isSaved={done?.what === "changed" && done.search === search.id}
          />
        </Panel>
      ))}
      <Panel title={words.calendarTitle()}>
        <p className={prose}>{words.calendarText()}</p>
        {feed?.search === null && <FeedAddress address={feed.address} />}
        <Form method="post" className={action} preventScrollReset>
          <IntentButton intent="feed" variant="secondary">
            {hasDatesFeed ? words.renewCalendar() : words.makeCalendar()}
          </IntentButton>
        </Form>
      </Panel>
    </>
  );
}

/** What was done to the list as a whole. A change of one search is told beside its button. */
function DoneToList({
  what,
  search,
  searches,
}: SearchesPageProps["done"] & Pick<SearchesPageProps, "searches">) {
  if (what === "deleted") return <Done title={words.deleted()} />;
  const name = searches.find(({ id }) => id === search)?.name;
  if (name === undefined) return null;
  if (what === "saved") return <Done title={words.saved({ name })} />;
  if (what !== "known") return null;
  return <Done title={words.knownTitle({ name })} text={words.knownText()} />;
}

function FeedAddress({ address }: { address: string }) {
  return (
    <Notice title={words.copyTitle()}>
      {words.copyText()}
      <input
        className={control}
        readOnly
        value={address}
        aria-label={words.feedLink()}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Notice>
  );
}
