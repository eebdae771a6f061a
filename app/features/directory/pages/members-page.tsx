import { memo } from "react";
import { areOld, atRates, bandCurrency, bundledRates } from "~/domain/exchange-rates";
import { Invite } from "~/features/directory/shared/invite";
import { MemberRow } from "~/features/directory/shared/member-row";
import { cards } from "~/features/directory/shared/member-row.css";
import { SaveButton } from "~/features/directory/shared/save-button";
import { ActiveFilters } from "~/features/market/shared/active-filters";
import { countFound } from "~/features/market/shared/count-found";
import { FilterForm } from "~/features/market/shared/filter-form";
import { about } from "~/features/market/shared/filter-form.css";
import { PagedList } from "~/features/market/shared/paged-list";
import { MembersNav } from "~/features/market/shared/sub-navs";
import { SaveSearch } from "~/features/saved-searches/shared/save-search";
import { briefPath, listedMemberPath, newConversationPath, paths } from "~/paths";
import { usePageAddress } from "~/shell/page/page-address";
import { useViewer } from "~/shell/page/use-viewer";
import { LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { visuallyHidden } from "~/ui/hidden.css";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Results } from "~/ui/results";
import * as words from "~/words/directory.generated";
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
      {list.active.length > 0 && list.unknown.length === 0 && (
        <SaveSearch side="MEMBERS" filter={list.toSave} />
      )}
      {list.isAway && <Notice title={words.searchIsAway()}>{words.newestInstead()}</Notice>}
      {!list.isWhole && <Notice title={words.searchInTheMaking()}>{words.searchHasSome()}</Notice>}
      {members.length > 0 && list.isFirst && !list.isAway && (
        <Results>{words.membersFound({ count: found.count, shown: countFound(found) })}</Results>
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
        <div className={cards}>
          {members.map((member) => (
            <FoundRow
              key={member.uid}
              member={member}
              brief={brief?.id ?? null}
              path={path}
              back={back}
              reader={reader}
              isHirer={isHirer}
            />
          ))}
        </div>
      </PagedList>
    </>
  );
}

interface FoundRowProps {
  member: LoadedMembers["members"][number];
  /** The id of the brief that they are compared with. */
  brief: string | null;
  path: string;
  /** The address of the page. */
  back: string;
  /** The reader's uid: it can't be saved. */
  reader: string | null;
  /** Only hirers write first. */
  isHirer: boolean;
}

const FoundRow = memo(function FoundRow({ member, brief, path, back, reader, isHirer }: FoundRowProps) {
  const { uid, name, saved, invitable } = member;
  return (
    <MemberRow
      member={member}
      to={listedMemberPath(uid, { fit: brief, back: path })}
      tool={reader !== uid && <SaveButton uid={uid} name={name} saved={saved} back={back} />}
      end={
        isHirer && (
          <>
            <Link className={touchTarget} to={newConversationPath(uid)}>
              {words.write({ name, hidden: (said) => <span className={visuallyHidden}>{said}</span> })}
            </Link>
            <Invite brief={brief} uid={uid} name={name} state={invitable} />
          </>
        )
      }
    />
  );
});

const none = () => ({ title: words.noOneHere(), text: words.willBeHere() });

const notYet = () => ({
  title: words.noOneHere(),
  text: words.willBeHereSoon(),
  action: <LinkButton to={paths.members}>{words.lookAgain()}</LinkButton>,
});

/** Offers less narrow searches that find members, and all members. */
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

const ratesAt = (of: string, now: string) => atRates({ of }, areOld(of, new Date(now)));

function MemberFilterForm({ list }: { list: LoadedMembers }) {
  const { toSave, controls, currency, brief, active, unknown } = list;
  const count = active.filter(({ name }) => name !== "keyword").length;
  return (
    <search>
      <FilterForm
        action={paths.members}
        keyword={toSave.keyword}
        controls={controls}
        count={count}
        submit={words.showTalent()}
        orderBeside
      />
      {unknown.map((text) => (
        <p key={text} className={about} role="status">
          {text}
        </p>
      ))}
      {toSave.rate && (
        <p className={about}>
          {words.ratesCompared({
            currency: bandCurrency(currency),
            rates: ratesAt(bundledRates.of, list.now),
          })}
        </p>
      )}
      {list.members.some(({ compared }) => compared) && (
        <p className={about}>{words.ratesBeside({ currency, rates: ratesAt(list.ratesOf, list.now) })}</p>
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
