import { Link } from "@remix-run/react";
import type { Times } from "~/content/times";
import * as row from "~/features/briefs/parts/brief-row.css";
import * as css from "~/features/directory/parts/member-row.css";
import { PagedList } from "~/features/market/parts/paged-list";
import { ProfileNav } from "~/features/market/parts/sub-navs";
import { workPath } from "~/own-paths";
import { paths } from "~/paths";
import { useTimes } from "~/shell/format/use-times";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { LinkButton } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { Done } from "~/ui/done";
import { CheckIcon, CrossIcon, QuestionIcon } from "~/ui/fit-icons";
import { titleLink } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { PageHeading } from "~/ui/page-heading";
import { PencilIcon } from "~/ui/state-icons";
import { AskedReferences } from "./asked-references";
import type { loadReferences } from "./references-page.server";
import { nameOfOther } from "./work-texts";

type Loaded = Awaited<ReturnType<typeof loadReferences>>;
type ListedWork = Loaded["works"][number];

interface ReferencesPageProps extends Loaded {
  answer: PostAnswer<never> | undefined;
}

const doneTexts: Readonly<Record<string, { title: string; text?: string }>> = {
  asked: { title: "The e-mail is on its way", text: "You’re told when a reference is shown." },
  removed: { title: "It is removed" },
  replied: { title: "Your reply is shown" },
};

/** `/app/profile/references`: which references there are to write, to wait for and to read. */
export function ReferencesPage({ works, isHirer, answer, ...page }: ReferencesPageProps) {
  const { asked, uid, mayAsk, ...place } = page;
  const done = answer ? undefined : doneTexts[place.done ?? ""];
  const look = (
    <LinkButton to={paths.briefs}>{isHirer ? "Go to your briefs" : "Look at open briefs"}</LinkButton>
  );
  return (
    <>
      <PageHeading
        title="Your references"
        lede="After work here, you and the other side can each write one about the other."
      />
      <ProfileNav />
      {done && <Done {...done} />}
      <PagedList
        place={place}
        count={works.length}
        older="Earlier works"
        empty={{
          title: "No work yet",
          text: isHirer
            ? "Whom you accept is listed here. When the work has ended, you can write a reference about them."
            : "What you are accepted for is listed here. When the work has ended, you can write a reference about the hirer.",
          action: look,
        }}
        end={{ title: "No earlier works", action: look }}
      >
        <div className={row.rows}>
          {works.map((work) => (
            <WorkRow key={work.id} work={work} />
          ))}
        </div>
      </PagedList>
      {mayAsk && <AskedReferences asked={asked} uid={uid} answer={answer} />}
    </>
  );
}

function WorkRow({ work }: { work: ListedWork }) {
  const name = nameOfOther(work);
  return (
    <article className={row.row}>
      <h2 className={row.title}>
        <span className={css.name}>
          <Monogram
            uid={work.other?.uid ?? work.id}
            name={name}
            face={work.other?.profile.face}
            through={work.brief?.id}
          />
          <Link to={workPath(work.id)} className={titleLink} dir="auto">
            {name}
          </Link>
        </span>
      </h2>
      <p className={row.facts}>
        <State work={work} />
        <span>{describeState(work, name, useTimes())}</span>
      </p>
      {work.brief?.title && (
        <p dir="auto" className={row.summary}>
          {work.brief.title}
        </p>
      )}
    </article>
  );
}

function State({ work: { ended, shown, own, received, removed, moves } }: { work: ListedWork }) {
  if (!ended) return null;
  if (!own && !received && removed.length > 0)
    return (
      <Chip tone="bad" icon={<CrossIcon />}>
        Removed
      </Chip>
    );
  if (shown)
    return (
      <Chip tone="good" icon={<CheckIcon />}>
        Shown
      </Chip>
    );
  if (own)
    return (
      <Chip tone="wait" icon={<QuestionIcon />}>
        Waiting
      </Chip>
    );
  if (!moves.includes("WRITE")) return null;
  return (
    <Chip tone="wait" icon={<PencilIcon />}>
      To write
    </Chip>
  );
}

function describeState(work: ListedWork, name: string, times: Times): string {
  const { ended, endsAt, shown, own, received, removed, waitsForViewer, showsAt, moves } = work;
  if (!ended) return endsAt ? `The work ends on ${times.day(endsAt)}` : "The work goes on";
  if (removed.some(({ side, what }) => side === work.side && what === "REFERENCE"))
    return "Yours was removed by an administrator";
  if (shown) {
    if (own && received) return moves.includes("REPLY") ? "Both wrote. You can reply" : "Both wrote";
    if (own) return "You wrote";
    return received ? `${name} wrote` : "Nothing is written";
  }
  const by = showsAt && times.until(showsAt);
  if (waitsForViewer) return `${name} wrote. Write yours by ${by}`;
  return own ? `${name} has time until ${by}` : "No one wrote yet";
}
