import { Link } from "@remix-run/react";
import { kindChoices } from "~/content/brief-filter";
import { disciplines } from "~/content/disciplines";
import { atRates, bundledRates } from "~/content/exchange-rates";
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
import { LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { visuallyHidden } from "~/ui/hidden.css";
import { touchTarget } from "~/ui/link.css";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { memberSortChoices, rateChoices, teamSizeChoices } from "./member-filter";
import type { loadMembers } from "./members-page.server";

export type LoadedMembers = Awaited<ReturnType<typeof loadMembers>>;

/** `/app/members`: freelancers and agencies who let members find them. */
export function MembersPage({ list }: { list: LoadedMembers }) {
  const { members, path, brief, found, nobody } = list;
  return (
    <>
      <PageHeading title="Talent" />
      <MembersNav />
      {/* A new form for each filter, so that its fields show what the address says. */}
      <MemberFilterForm key={path} list={list} />
      <ActiveFilters filters={list.active} all={paths.members} />
      {list.active.length > 0 && <SaveSearch side="MEMBERS" filter={ofMembers(list.filter)} />}
      {!list.isWhole && (
        <Notice title="The search is being made">
          It has those already who changed their profile last. Others follow within minutes; until then some
          are missing here.
        </Notice>
      )}
      {members.length > 0 && list.isFirst && (
        <p className={lede} role="status">
          {found.count === 1 && !found.isMore ? "1 member found" : `${countFound(found)} members found`}
        </p>
      )}
      <PagedList
        place={list}
        count={members.length}
        older="Show more"
        empty={
          nobody ? { ...nobody, action: <WaysOn instead={list.instead} /> } : list.isWhole ? none : notYet
        }
        end={{
          title: "No one else",
          action: <LinkButton to={paths.members}>See the first</LinkButton>,
        }}
      >
        <div>
          {members.map((member) => (
            <MemberRow
              key={member.uid}
              member={member}
              to={listedMemberPath(member.uid, { fit: brief?.id ?? null, back: path })}
              tool={<SaveTool {...member} />}
              end={
                <>
                  <Write {...member} />
                  {brief && member.invitable && (
                    <InviteFor
                      briefId={brief.id}
                      uid={member.uid}
                      name={member.name}
                      state={member.invitable}
                    />
                  )}
                </>
              }
            />
          ))}
        </div>
      </PagedList>
    </>
  );
}

/** What is saved of a filter: not the order. */
const ofMembers = ({ sort: _, ...filter }: LoadedMembers["filter"]) => filter;

function SaveTool({ uid, name, saved }: { uid: string; name: string; saved: boolean }) {
  const viewer = useViewer();
  return viewer?.uid === uid ? null : <SaveButton uid={uid} name={name} saved={saved} />;
}

/** Only hirers write first. */
function Write({ uid, name }: { uid: string; name: string }) {
  if (useViewer()?.kind !== "HIRER") return null;
  return (
    <Link className={touchTarget} to={newConversationPath(uid)}>
      Write<span className={visuallyHidden}> to {name}</span>
    </Link>
  );
}

const none = {
  title: "No one here yet",
  text: "Freelancers and agencies who let members find them will be here, those who confirmed their availability last first.",
};

const notYet = {
  title: "No one here yet",
  text: "Members who let others find them will be here as soon as the search has them.",
  action: <LinkButton to={paths.members}>Look again</LinkButton>,
};

/** Offers less narrow searches that find somebody, and everybody. */
function WaysOn({ instead }: Pick<LoadedMembers, "instead">) {
  return (
    <div className={buttonRow}>
      {instead.map(({ words, path, ...found }) => (
        <LinkButton key={words} to={path} variant="secondary">
          {`${words} (${countFound(found)})`}
        </LinkButton>
      ))}
      <LinkButton to={paths.members} variant={instead.length > 0 ? "quiet" : "primary"}>
        See everyone
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
      <FilterForm action={paths.members} keyword={keyword} count={count} submit="Show talent" many>
        <SuggestedText
          name="skill"
          label="Skill"
          value={skill}
          most={limits.skill}
          suggestions={suggested.skill}
        />
        <Choice name="discipline" label="Discipline" value={discipline} options={disciplines} any />
        <Choice name="kind" label="Kind" value={kind} options={kindChoices} any />
        <Choice name="rate" label="Rate" value={rate} options={rateChoices(currency)} any />
        <Choice
          name="availability"
          label="Availability"
          value={availability}
          options={availabilityStates}
          any
        />
        <SuggestedText
          name="country"
          label="Country"
          value={country}
          most={limits.country}
          suggestions={suggested.country}
        />
        <SuggestedText
          name="timeZone"
          label="Time zone"
          value={timeZone}
          most={limits.country}
          suggestions={suggested.timeZone}
        />
        <SuggestedText
          name="language"
          label="Language"
          value={language}
          most={limits.skill}
          suggestions={suggested.language}
        />
        <Choice name="teamSize" label="Agency’s team" value={teamSize} options={teamSizeChoices} any />
        <Choice name="sort" label="Sort by" value={filter.sort} options={memberSortChoices(filter, briefs)} />
      </FilterForm>
      {unknown.map((text) => (
        <p key={text} className={about} role="status">
          {text}
        </p>
      ))}
      {rate && (
        <p className={about}>
          Rates in other currencies and by the hour are compared in {currency} a day, {atRates(bundledRates)}.
        </p>
      )}
      {brief && (
        <p className={about} role="status">
          How each fits <Link to={briefPath(brief.id)}>{brief.title ?? "your draft"}</Link> is below the
          headline. Those with its skills come first.
        </p>
      )}
    </search>
  );
}
