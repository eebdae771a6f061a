import { Form } from "@remix-run/react";
import { MembersNav, TalentNav } from "~/features/market/parts/sub-navs";
import { paths } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { IntentButton, LinkButton } from "~/ui/button";
import { Done } from "~/ui/done";
import { EmptyState } from "~/ui/empty-state";
import { control } from "~/ui/field.css";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { action } from "~/ui/panel.css";
import { prose } from "~/ui/prose.css";
import { SearchForm } from "./search-form";
import type { loadSearches, MadeFeed } from "./searches.server";

interface SearchesPageProps extends Awaited<ReturnType<typeof loadSearches>> {
  answer: PostAnswer<MadeFeed> | undefined;
}

/** What a member wants to hear of, and where they can read it elsewhere. */
export function SearchesPage({ uid, kind, searches, answer, ...page }: SearchesPageProps) {
  const { hasDatesFeed, timeZone } = page;
  const isTalent = kind === "FREELANCER" || kind === "AGENCY";
  const about = answer?.lastResult.initialValue?.search;
  const isOfSearch = searches.some(({ id }) => id === about);
  const feed = answer?.shown;
  const done = answer ? null : page.done;
  const problems = isOfSearch ? [] : Object.values(answer?.lastResult.error ?? {}).flat();
  return (
    <>
      <PageHeading title="Saved searches" />
      {isTalent ? <TalentNav /> : <MembersNav />}
      {done && <DoneToList {...done} searches={searches} />}
      {problems.length > 0 && (
        <Notice kind="danger" title="Nothing was changed">
          {problems.join(" ")}
        </Notice>
      )}
      {searches.length === 0 ? (
        <EmptyState
          title="No saved searches yet"
          action={
            <LinkButton to={isTalent ? paths.briefs : paths.members}>
              {isTalent ? "Search open briefs" : "Search freelancers and agencies"}
            </LinkButton>
          }
        >
          Search, then press “Save this search”: we e-mail you what is new, each thing once.
        </EmptyState>
      ) : (
        <p className={prose}>
          Each of these tells you once of what is new, in one e-mail. “At once” is within ten minutes; “Once a
          day” is at 08:00 ({timeZone}).
        </p>
      )}
      {searches.map((search) => (
        <Panel key={search.id} title={search.name}>
          {feed?.search === search.id && <FeedAddress address={feed.address} />}
          <SearchForm
            search={search}
            uid={uid}
            answer={about === search.id ? answer : undefined}
            isSaved={done?.what === "changed" && done.search === search.id}
          />
        </Panel>
      ))}
      <Panel title="Your dates in a calendar">
        <p className={prose}>
          Reply dates, last days for proposals and starts, for any calendar that can subscribe to a link.
        </p>
        {feed?.search === null && <FeedAddress address={feed.address} />}
        <Form method="post" className={action} preventScrollReset>
          <IntentButton intent="feed" variant="secondary">
            {hasDatesFeed ? "Renew the calendar’s link" : "Make a calendar link"}
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
  if (what === "deleted") return <Done title="The search is deleted" />;
  const name = searches.find(({ id }) => id === search)?.name;
  if (name === undefined) return null;
  if (what === "saved") return <Done title={`Saved: ${name}`} />;
  if (what !== "known") return null;
  return <Done title={`You saved this search before: ${name}`} text="It stays as it was. Change it here." />;
}

function FeedAddress({ address }: { address: string }) {
  return (
    <Notice title="Copy this link now">
      We keep no copy, so it is shown this once. It opens without signing in: don’t share it. A former one no
      longer works.
      <input
        className={control}
        readOnly
        value={address}
        aria-label="The feed’s link"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Notice>
  );
}
