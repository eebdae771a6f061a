import { useLocation, useParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { isRunning } from "~/domain/brief";
import { waitingForReply } from "~/domain/proposal";
import { lede } from "~/features/market/shared/lede.css";
import { StateMark } from "~/features/market/shared/state-chip";
import { receivedLooks } from "~/features/market/shared/state-looks";
import { useOpenBeside } from "~/features/market/shared/use-open-beside";
import { briefPath, comparePath, proposalsPath, replyPath } from "~/paths";
import { useRuns } from "~/shell/client/use-runs";
import { useTimed } from "~/shell/format/use-timed";
import { Button, LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { RestartedNotice } from "~/ui/older-link";
import { PageHeading } from "~/ui/page-heading";
import { place } from "~/ui/sub-nav.css";
import { finePrint } from "~/ui/text.css";
import { limits } from "~/values/limits";
import { formatNumber } from "~/words/formats";
import * as words from "~/words/proposalsBoard.generated";
import * as css from "./board.css";
import { BoardKeys } from "./board-keys";
import type { BoardPage, BoardSection } from "./board-page.server";
import { BoardRow } from "./board-row";
import { countOf } from "./decide-texts";
import { DecidedNotice } from "./decided-notice";
import { NoneShown } from "./none-shown";
import { describePromise } from "./promise";
import { PromiseNotice } from "./promise-notice";
import { cardOrders, sortedPath, sortOf } from "./sort-cards";

const ticksForm = "ticks";

/** The keys of `BoardKeys`. */
const keys = { j: <kbd>j</kbd>, k: <kbd>k</kbd>, s: <kbd>s</kbd>, d: <kbd>d</kbd> };

interface BoardProps {
  page: BoardPage;
  /**
   * The applicant shown beside the list if the address names none and no script runs; null for
   * none.
   */
  opened: string | null;
  /**
   * The whole proposal that the address names: beside the list where there is room, else alone. If
   * it names none, the first one, or null.
   */
  children: ReactNode;
}

/** The proposals of a brief by state, and the open one. */
export function Board({ page, opened, children }: BoardProps) {
  const { brief, now, sections, decided, restarted, first } = page;
  const { uid } = useParams();
  const { times, timed } = useTimed();
  const promised = describePromise(brief, times, now);
  // A page with JavaScript goes to the address of the proposal it opens, or opens none where there
  // is no room.
  const runs = useRuns();
  const read = runs ? uid : (uid ?? opened ?? undefined);
  const shown = sections.reduce((sum, { nodes }) => sum + nodes.length, 0);
  const isList = uid === undefined;
  const { search } = useLocation();
  useOpenBeside(isList && first !== null ? proposalsPath(brief.id, first) + search : null);
  const link = (title: ReactNode) => <Link to={briefPath(brief.id)}>{title}</Link>;
  const open = sections.flatMap(({ nodes }) => nodes).filter(({ applicantUid }) => applicantUid === uid);
  const said = <DecidedNotice briefId={brief.id} decided={decided} shown={open} />;
  const list = isList ? css.list : `${css.list} ${css.beside}`;
  // The head scrolls with the rows, so that a low window has room for both.
  const head = (
    <>
      <PageHeading
        title={words.title()}
        as={isList ? "h1" : "h2"}
        lede={
          brief.title === null
            ? words.forUntitled({ brief: link })
            : words.forBrief({ title: brief.title, brief: link })
        }
      />
      {promised &&
        (promised.urgent ? (
          <PromiseNotice promised={promised} timed={timed} />
        ) : (
          <p className={`${finePrint} ${lede}`}>
            {timed(words.promise({ title: promised.title, text: promised.text }))}
          </p>
        ))}
      {restarted && <RestartedNotice />}
    </>
  );
  return (
    <div className={css.board}>
      {shown === 0 ? (
        <div className={list}>
          {head}
          {isList && said}
          <NoProposals brief={brief} />
        </div>
      ) : (
        <BoardKeys briefId={brief.id} className={list}>
          {head}
          {isList && said}
          <OrderLinks brief={brief} only={page.only} order={page.order} shown={uid} />
          {page.order === "cost" && hasUnknownCost(sections) && (
            <p className={finePrint}>{words.costsUnknown()}</p>
          )}
          {waitingForReply(brief.counts) > 0 && (
            <p className={`${css.keys} ${css.beside}`}>{runs ? words.keys(keys) : "\u00a0"}</p>
          )}
          <Sections {...page} shown={read} />
          {shown > 1 && <TicksBar brief={brief} order={page.order} />}
        </BoardKeys>
      )}
      {isList ? (
        <div className={`${css.side} ${css.beside}`}>{children ?? (shown > 0 && <NoneShown />)}</div>
      ) : (
        <div className={css.side}>
          {said}
          {children}
        </div>
      )}
    </div>
  );
}

/** Whether a price in a list sorted by cost couldn’t be compared with the others. */
function hasUnknownCost(sections: readonly BoardSection[]): boolean {
  const waiting = sections.filter(({ state }) => state === "SENT" || state === "SHORTLISTED");
  return waiting.some(({ nodes }) => nodes.some(({ rate, cost }) => rate !== null && cost === null));
}

function NoProposals({ brief }: Pick<BoardPage, "brief">) {
  const action = <LinkButton to={briefPath(brief.id)}>{words.goToBrief()}</LinkButton>;
  if (brief.hidden)
    return (
      <EmptyState title={words.suspendedTitle()} action={action}>
        {words.suspendedText()}
      </EmptyState>
    );
  return (
    <EmptyState title={words.noneTitle()} action={action}>
      {brief.status === "DRAFT" ? words.noneOfDraft() : words.noneText()}
    </EmptyState>
  );
}

function Sections({
  brief,
  only,
  sections,
  order,
  ticked,
  shown,
}: BoardPage & { shown: string | undefined }) {
  const { counts } = brief;
  // A single proposal can't be compared, and is declined on its own page.
  const isAlone = sections.flatMap(({ nodes }) => nodes).length === 1;
  const runs = isRunning(brief);
  return (
    <>
      {only && (
        <p>
          <Link className={touchTarget} to={proposalsPath(brief.id)}>
            {words.everyStatus()}
          </Link>
        </p>
      )}
      {runs && !only && counts.sent === 0 && <p className={lede}>{words.noneNew()}</p>}
      {sections
        .filter(({ nodes }) => nodes.length > 0)
        .map((section) => (
          <section key={section.state} aria-labelledby={`state-${section.state}`}>
            <div className={css.sectionHead}>
              <h2 id={`state-${section.state}`}>
                <StateMark look={receivedLooks[section.state]} />
                {words.section({ status: section.state })}{" "}
                <span className={css.count}>{howMany(brief, section)}</span>
              </h2>
            </div>
            <ol className={css.rows}>
              {section.nodes.map((proposal) => (
                <BoardRow
                  key={proposal.applicantUid}
                  briefId={brief.id}
                  proposal={proposal}
                  isShown={proposal.applicantUid === shown}
                  form={isAlone ? null : ticksForm}
                  isTicked={ticked.includes(proposal.applicantUid)}
                  order={order}
                />
              ))}
            </ol>
            {section.next && (
              <p className={css.sectionHead}>
                <LinkButton
                  variant="secondary"
                  to={`${proposalsPath(brief.id)}?${new URLSearchParams({ status: section.state, ...sortOf(order), after: section.next })}`}
                >
                  {words.more()}
                </LinkButton>
              </p>
            )}
          </section>
        ))}
      {counts.waitlisted > 0 && (
        <section aria-labelledby="state-waitlisted">
          <h2 className={css.sectionHead} id="state-waitlisted">
            <StateMark look={receivedLooks.WAITLISTED} />
            {words.waitingList()} <span className={css.count}>{formatNumber(counts.waitlisted)}</span>
          </h2>
          <p className={finePrint}>
            {runs ? words.waitingListText() : words.waitingListEnded({ count: counts.waitlisted })}
          </p>
        </section>
      )}
    </>
  );
}

function howMany(brief: BoardPage["brief"], { state, nodes, next }: BoardSection): string {
  const count = countOf(brief, state);
  return count === null ? `${formatNumber(nodes.length)}${next ? "+" : ""}` : formatNumber(count);
}

/** Links that sort the waiting proposals: each order has its address. */
function OrderLinks({
  brief,
  only,
  order,
  shown,
}: Pick<BoardPage, "brief" | "only" | "order"> & { shown: string | undefined }) {
  if (waitingForReply(brief.counts) < 2) return null;
  return (
    <nav className={css.orders} aria-label={words.sortBy()}>
      <span className={touchTarget} aria-hidden="true">
        {words.sortBy()}
      </span>
      {cardOrders.map((value) => (
        <Link
          key={value}
          className={place}
          to={sortedPath(proposalsPath(brief.id, shown), value, only)}
          aria-current={value === order ? "true" : undefined}
          preventScrollReset
        >
          {words.order({ order: value })}
        </Link>
      ))}
    </nav>
  );
}

/**
 * Appears when a proposal is ticked, and counts the ticks; by style sheet alone, so that it needs
 * no JavaScript. The ticks stay in this page’s address for the way back.
 */
function TicksBar({ brief: { id, counts }, order }: Pick<BoardPage, "brief" | "order">) {
  return (
    <Form
      id={ticksForm}
      method="get"
      action={comparePath(id)}
      className={css.compare}
      onSubmit={({ currentTarget }) => keepTicks(new FormData(currentTarget))}
    >
      {order !== "date" && <input type="hidden" name="sort" value={order} />}
      <p>{words.ticked({ count: <strong className={css.ticked} /> })}</p>
      <Button variant="secondary" title={words.upToSideBySide({ most: limits.compared })}>
        {words.compare()}
      </Button>
      {waitingForReply(counts) > 0 && (
        <span className={css.decline}>
          <Button variant="quiet" formAction={replyPath(id, { with: [] })}>
            {words.decline()}
          </Button>
        </span>
      )}
      <Button variant="quiet" type="reset">
        {words.clear()}
      </Button>
    </Form>
  );
}

function keepTicks(ticks: FormData): void {
  const address = new URL(window.location.href);
  address.searchParams.delete("with");
  for (const uid of ticks.getAll("with")) address.searchParams.append("with", String(uid));
  window.history.replaceState(window.history.state, "", address);
}
