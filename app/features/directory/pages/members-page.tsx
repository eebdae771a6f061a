import { kindChoices } from "~/content/brief-filter";
import { disciplines } from "~/content/disciplines";
import { areOld, atRates, bundledRates } from "~/content/exchange-rates";
import { availabilityStates } from "~/content/profile";
import { useViewer } from "~/features/accounts/parts/use-viewer";
import { InviteFor } from "~/features/directory/parts/invite-for";
import { MemberRow } from "~/features/directory/parts/member-row";
import { SaveButton } from "~/features/directory/parts/save-button";
import { ActiveFilters } from "~/features/market/parts/active-filters";
import { countFound } from "~/features/market/parts/count-found";
import { Choice, FilterForm, SuggestedText } from "~/features/market/parts/filter-form";
import { about } from "~/features/market/parts/filter-form.css";
import { lede } from "~/features/market/parts/lede.css";
import { PagedList } from "~/features/market/parts/paged-list";
import { MembersNav } from "~/features/market/parts/sub-navs";
import { SaveSearch } from "~/features/saved-searches/parts/save-search";
import { briefPath, listedMemberPath, newConversationPath, paths } from "~/paths";
import { limits } from "~/platform/values/limits";
import { Items } from "~/shell/page/items";
import { usePageAddress } from "~/shell/page/page-address";
import { LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { visuallyHidden } from "~/ui/hidden.css";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import * as words from "~/words/directory.generated";
import { memberSortChoices, rateChoices, teamSizeChoices } from "./member-filter";
import type { loadMembers } from "./members-page.server";

export type LoadedMembers = Awaited<ReturnType<typeof loadMembers>>;

/** `/app/members`: freelancers and agencies who let members find them. */
export function MembersPage({ list }: { list: LoadedMembers }) {
  const { members, path, brief, found, nobody } = list;
  const viewer = useViewer();
  const [reader, isHirer] = [viewer?.uid ?? null, viewer?.kind === "HIRER"];
  const back = usePageAddress();
  return (
    <>
      <PageHeading title={words.title()} />
      <MembersNav />
      {/* A new form for each filter, so that its fields show what the address says. */}
      <MemberFilterForm key={path} list={list} />
      <ActiveFilters filters={list.active} all={paths.members} />
      {list.active.length > 0 && <SaveSearch side="MEMBERS" filter={ofMembers(list.filter)} />}
      {!list.isWhole && <Notice title={words.searchInTheMaking()}>{words.searchHasSome()}</Notice>}
      {members.length > 0 && list.isFirst && (
        <p className={lede} role="status">
          {words.membersFound({ count: found.count, shown: countFound(found) })}
        </p>
      )}
      <PagedList
        place={list}
        count={members.length}
        older={words.showMore()}
        empty={
          nobody ? { ...nobody, action: <WaysOn instead={list.instead} /> } : list.isWhole ? none() : notYet()
        }
        end={{
          title: words.noOneElse(),
          action: <LinkButton to={paths.members}>{words.seeFirst()}</LinkButton>,
        }}
      >
        <Items
          of={FoundRow}
          each={members.map((member) => ({ member, brief: brief?.id ?? null, path, back, reader, isHirer }))}
          by={({ member }) => member.uid}
        />
      </PagedList>
    </>
  );
}

/** What is saved of a filter: not the order. */
const ofMembers = ({ sort: _, ...filter }: LoadedMembers["filter"]) => filter;

interface FoundRowProps {
  member: LoadedMembers["members"][number];
  /** The id of the brief that they are compared with. */
  brief: string | null;
  path: string;
  /** The address of the page. */
  back: string;
  /** The uid of the reader: nobody saves themselves. */
  reader: string | null;
  /** Only hirers write first. */
  isHirer: boolean;
}

function FoundRow({ member, brief, path, back, reader, isHirer }: FoundRowProps) {
  const { uid, name, saved, invitable } = member;
  return (
    <MemberRow
      member={member}
      to={listedMemberPath(uid, { fit: brief, back: path })}
      tool={reader !== uid && <SaveButton uid={uid} name={name} saved={saved} back={back} />}
      end={
        <>
          {isHirer && (
            <Link className={touchTarget} to={newConversationPath(uid)}>
              {words.write({ name, hidden: (said) => <span className={visuallyHidden}>{said}</span> })}
            </Link>
          )}
          {brief && invitable && <InviteFor briefId={brief} uid={uid} name={name} state={invitable} />}
        </>
      }
    />
  );
}

const none = () => ({ title: words.noOneHere(), text: words.willBeHere() });

const notYet = () => ({
  title: words.noOneHere(),
  text: words.willBeHereSoon(),
  action: <LinkButton to={paths.members}>{words.lookAgain()}</LinkButton>,
});

/** Offers less narrow searches that find somebody, and everybody. */
function WaysOn({ instead }: Pick<LoadedMembers, "instead">) {
  return (
    <div className={buttonRow}>
      {instead.map(({ words: search, path, ...found }) => (
        <LinkButton key={search} to={path} variant="secondary">
          {words.looserFound({ search, found: countFound(found) })}
        </LinkButton>
      ))}
      <LinkButton to={paths.members} variant={instead.length > 0 ? "quiet" : "primary"}>
        {words.seeEveryone()}
      </LinkButton>
    </div>
  );
}

function MemberFilterForm({ list }: { list: LoadedMembers }) {
  const { filter, currency, briefs, brief, active, suggested, unknown } = list;
  const { keyword, skill, discipline, kind, rate, availability, country, timeZone, language, teamSize } =
    filter;
  const count = active.length - (keyword ? 1 : 0);
  return (
    <search>
      <FilterForm action={paths.members} keyword={keyword} count={count} submit={words.showTalent()} many>
        <SuggestedText
          name="skill"
          label={words.skill()}
          value={skill}
          most={limits.skill}
          suggestions={suggested.skill}
        />
        <Choice name="discipline" label={words.discipline()} value={discipline} options={disciplines} any />
        <Choice name="kind" label={words.kind()} value={kind} options={kindChoices} any />
        <Choice name="rate" label={words.rate()} value={rate} options={rateChoices(currency)} any />
        <Choice
          name="availability"
          label={words.availability()}
          value={availability}
          options={availabilityStates}
          any
        />
        <SuggestedText
          name="country"
          label={words.country()}
          value={country}
          most={limits.country}
          suggestions={suggested.country}
        />
        <SuggestedText
          name="timeZone"
          label={words.timeZone()}
          value={timeZone}
          most={limits.country}
          suggestions={suggested.timeZone}
        />
        <SuggestedText
          name="language"
          label={words.language()}
          value={language}
          most={limits.skill}
          suggestions={suggested.language}
        />
        <Choice
          name="teamSize"
          label={words.agencysTeam()}
          value={teamSize}
          options={teamSizeChoices()}
          any
        />
        <Choice
          name="sort"
          label={words.sortBy()}
          value={filter.sort}
          options={memberSortChoices(filter, briefs)}
        />
      </FilterForm>
      {unknown.map((text) => (
        <p key={text} className={about} role="status">
          {text}
        </p>
      ))}
      {rate && (
        <p className={about}>
          {words.ratesCompared({
            currency,
            rates: atRates(bundledRates, areOld(bundledRates.of, new Date(list.now))),
          })}
        </p>
      )}
      {brief && (
        <p className={about} role="status">
          {words.fitBelow({
            title: brief.title ?? words.yourDraft(),
            brief: (said) => <Link to={briefPath(brief.id)}>{said}</Link>,
          })}
        </p>
      )}
    </search>
  );
}
