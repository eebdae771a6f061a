import * as row from "~/features/briefs/shared/brief-row.css";
import { exampleWorks } from "~/features/market/shared/examples";
import * as css from "~/features/market/shared/member-row.css";
import { PagedList } from "~/features/market/shared/paged-list";
import { otherSideOf } from "~/features/references/shared/other-side";
import { OtherFace } from "~/features/references/shared/side-face";
import { WorkChip } from "~/features/references/shared/work-chip";
import { nextOf } from "~/features/references/shared/work-next";
import { paths, workPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { titleLink } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { besideEachOther, written } from "~/words/isolate";
import * as words from "~/words/work.generated";
import type { loadOwnWorks } from "./own-works.server";

type List = Awaited<ReturnType<typeof loadOwnWorks>>;
type ListedWork = List["running"][number];

/** `/app/work`: what a member works on, and with whom. */
export function OwnWorks({ list }: { list: List }) {
  const { running, ended, isHirer } = list;
  const look = (
    <LinkButton to={paths.briefs}>{isHirer ? words.goToBriefs() : words.lookAtBriefs()}</LinkButton>
  );
  return (
    <>
      <PageHeading title={words.listTitle()} lede={words.listLede()} />
      <PagedList
        place={list}
        count={running.length + ended.length}
        older={words.earlier()}
        empty={{
          title: words.noneTitle(),
          text: isHirer ? words.noneOfHirer() : words.noneOfTalent(),
          action: look,
          examples: exampleWorks(),
        }}
        end={{ title: words.noEarlier(), action: look }}
      >
        <Works title={words.running()} works={running} />
        <Works title={words.ended()} works={ended} />
      </PagedList>
    </>
  );
}

function Works({ title, works }: { title: string; works: readonly ListedWork[] }) {
  if (works.length === 0) return null;
  return (
    <Panel title={title}>
      <div className={row.cards}>
        {works.map((work) => (
          <WorkRow key={work.id} work={work} />
        ))}
      </div>
    </Panel>
  );
}

function WorkRow({ work }: { work: ListedWork }) {
  const named = otherSideOf(work);
  const { times, timed } = useTimed();
  const { you } = nextOf(work, named, times);
  return (
    <article className={row.row}>
      <h3 className={row.title}>
        <span className={css.name}>
          <OtherFace work={work} named={named} size="card" />
          <Link to={workPath(work.id)} className={titleLink} dir="auto">
            {named.name}
          </Link>
        </span>
      </h3>
      <p className={row.facts}>
        <WorkChip stage={work.stage} />
        <span>{timed(besideEachOther([you.text, you.when]))}</span>
      </p>
      {work.brief?.title && (
        <p {...written(work.brief.title, work.brief.writtenIn)} className={row.summary}>
          {work.brief.title}
        </p>
      )}
    </article>
  );
}
