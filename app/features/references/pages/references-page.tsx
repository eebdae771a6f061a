import type { Times } from "~/domain/times";
import * as row from "~/features/briefs/shared/brief-row.css";
import { exampleReferences } from "~/features/market/shared/examples";
import * as css from "~/features/market/shared/member-row.css";
import { PagedList } from "~/features/market/shared/paged-list";
import { LookChip } from "~/features/market/shared/state-chip";
import { referenceLooks } from "~/features/market/shared/state-looks";
import { ProfileNav } from "~/features/market/shared/sub-navs";
import { type OtherSide, otherSideOf } from "~/features/references/shared/other-side";
import { sayEnd } from "~/features/references/shared/say-end";
import { OtherFace } from "~/features/references/shared/side-face";
import { paths, workPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { LinkButton } from "~/ui/button";
import { halves } from "~/ui/columns.css";
import { Done } from "~/ui/done";
import { Link } from "~/ui/link";
import { titleLink } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { written } from "~/words/isolate";
import * as words from "~/words/references.generated";
import { AskedReferences } from "./asked-references";
import type { loadReferences } from "./references-page.server";

type Loaded = Awaited<ReturnType<typeof loadReferences>>;
type ListedWork = Loaded["works"][number];

interface ReferencesPageProps extends Loaded {
  answer: PostAnswer<never> | undefined;
}

const doneTexts: Readonly<Record<string, () => { title: string; text?: string }>> = {
  asked: () => ({ title: words.askedTitle(), text: words.askedText() }),
  removed: () => ({ title: words.removedTitle() }),
  replied: () => ({ title: words.repliedTitle() }),
};

/** `/app/profile/references`: which references there are to write, to wait for and to read. */
export function ReferencesPage({ works, isHirer, answer, ...page }: ReferencesPageProps) {
  const { asked, mayAsk, ...place } = page;
  const done = answer ? undefined : doneTexts[place.done ?? ""]?.();
  const look = (
    <LinkButton to={paths.briefs}>{isHirer ? words.goToBriefs() : words.lookAtBriefs()}</LinkButton>
  );
  return (
    <>
      <PageHeading title={words.title()} lede={words.lede()} />
      <ProfileNav />
      {done && <Done {...done} />}
      {/* An empty list has an example beside it. */}
      <div className={mayAsk && works.length > 0 ? halves : undefined}>
        <div>
          <PagedList
            place={place}
            count={works.length}
            older={words.earlierWorks()}
            empty={{
              title: words.noneTitle(),
              text: isHirer ? words.noneOfHirer() : words.noneOfTalent(),
              action: look,
              examples: exampleReferences(),
            }}
            end={{ title: words.noEarlierWorks(), action: look }}
          >
            <div className={mayAsk ? row.cardColumn : row.cards}>
              {works.map((work) => (
                <WorkRow key={work.id} work={work} />
              ))}
            </div>
          </PagedList>
        </div>
        {mayAsk && <AskedReferences asked={asked} answer={answer} />}
      </div>
    </>
  );
}

function WorkRow({ work }: { work: ListedWork }) {
  const other = otherSideOf(work);
  const { times, timed } = useTimed();
  return (
    <article className={row.row}>
      <h2 className={row.title}>
        <span className={css.name}>
          <OtherFace work={work} named={other} size="card" />
          <Link to={workPath(work.id)} className={titleLink} dir="auto">
            {other.name}
          </Link>
        </span>
      </h2>
      <p className={row.facts}>
        <State work={work} />
        <span>{timed(describeState(work, other, times))}</span>
      </p>
      {work.brief?.title && (
        <p {...written(work.brief.title, work.brief.writtenIn)} className={row.summary}>
          {work.brief.title}
        </p>
      )}
    </article>
  );
}

function State({ work: { ended, endSaidBy, shown, own, received, removed, moves } }: { work: ListedWork }) {
  if (!ended)
    return moves.includes("END") && endSaidBy ? (
      <LookChip look={referenceLooks.TO_ANSWER}>{words.toAnswer()}</LookChip>
    ) : null;
  if (!own && !received && removed.length > 0)
    return <LookChip look={referenceLooks.REMOVED}>{words.removed()}</LookChip>;
  if (shown) return <LookChip look={referenceLooks.SHOWN}>{words.shown()}</LookChip>;
  if (own) return <LookChip look={referenceLooks.WAITING}>{words.waiting()}</LookChip>;
  if (!moves.includes("WRITE")) return null;
  return <LookChip look={referenceLooks.TO_WRITE}>{words.toWrite()}</LookChip>;
}

function describeState(work: ListedWork, other: OtherSide, times: Times): string {
  const { ended, endsAt, endSaidBy, shown, own, received, removed, waitsForViewer, showsAt, moves } = work;
  if (!ended) {
    const day = endsAt && sayEnd(endsAt, times);
    if (!day) return words.goesOn();
    if (!endSaidBy) return words.endsOn({ day });
    return endSaidBy === work.side ? words.youSaidEnded({ day }) : words.theySaidEnded({ ...other, day });
  }
  if (removed.some(({ side, what }) => side === work.side && what === "REFERENCE"))
    return words.yoursRemoved();
  if (shown) {
    if (own && received) return moves.includes("REPLY") ? words.bothWroteReply() : words.bothWrote();
    if (own) return words.youWrote();
    return received ? words.theyWrote(other) : words.nothingWritten();
  }
  const day = showsAt ? times.until(showsAt) : "";
  if (waitsForViewer) return words.writeYours({ ...other, day });
  return own ? words.hasTime({ ...other, day }) : words.noOneWrote();
}
