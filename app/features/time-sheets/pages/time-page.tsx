import { nameOrState } from "~/domain/member-state";
import { BackArrow } from "~/features/market/shared/back-arrow";
import { CapFacts } from "~/features/time-sheets/shared/cap-facts";
import { sayTotal } from "~/features/time-sheets/shared/say-time";
import { WeekList } from "~/features/time-sheets/shared/week-list";
import { agreementPath, briefPath, weekPath, workPath } from "~/paths";
import { formatDay } from "~/shell/format/price";
import { LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { DefinitionList } from "~/ui/definition-list";
import { Hero } from "~/ui/hero";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { plainList } from "~/ui/text.css";
import { written } from "~/words/isolate";
import * as words from "~/words/timeSheets.generated";
import * as css from "./time-page.css";
import type { loadTime } from "./time-page.server";

type Loaded = Awaited<ReturnType<typeof loadTime>>;
type Time = NonNullable<Loaded["work"]["agreement"]["time"]>;

/** `/app/work/:id/time`: each week with how it stands, and how much of the cap is used. */
export function TimePage({ work }: Loaded) {
  const { id, brief, other, otherState, agreement } = work;
  const { time } = agreement;
  const name = nameOrState(other?.profile.organisation || other?.profile.displayName, otherState);
  return (
    <article className={css.page}>
      <BackArrow to={workPath(id)}>{words.toWork()}</BackArrow>
      <PageHeading
        title={words.title({ name })}
        lede={
          brief?.title && (
            <Link to={briefPath(brief.id)} {...written(brief.title, brief.writtenIn)}>
              {brief.title}
            </Link>
          )
        }
      />
      {time ? <Weeks work={work} time={time} name={name} /> : <p>{words.none()}</p>}
      {agreement.possible && (
        <p>
          <Link to={agreementPath(id)} className={touchTarget}>
            {words.toAgreement()}
          </Link>
        </p>
      )}
      <p>
        <Link to={workPath(id)} className={touchTarget}>
          {words.toWork()}
        </Link>
      </p>
    </article>
  );
}

interface WeeksProps {
  work: Loaded["work"];
  time: Time;
  /** Of the other side. */
  name: string;
}

function Weeks({ work: { id, side }, time, name }: WeeksProps) {
  const { weeks, unwritten } = time;
  const inState = (state: (typeof weeks)[number]["state"]) => weeks.filter((one) => one.state === state);
  // What waits longest comes first.
  const submitted = inState("SUBMITTED");
  const returned = side === "TALENT" ? inState("RETURNED").at(-1)?.week : undefined;
  const next =
    side === "HIRER"
      ? submitted.at(-1)?.week
      : (returned ?? inState("OPEN").at(-1)?.week ?? unwritten.at(-1));
  return (
    <>
      <Hero
        above={words.cardTitle()}
        title={titleOf({ side, name, next, returned, waiting: submitted.length })}
        action={next && <LinkButton to={weekPath(id, next)}>{words.openWeek()}</LinkButton>}
      >
        <p>
          {next && side === "HIRER"
            ? words.hint({ side, state: "SUBMITTED", name })
            : words.nextHint({ side, name })}
        </p>
      </Hero>
      <Card title={words.capTitle()}>
        <CapFacts id={id} time={time} />
        <DefinitionList
          look="card"
          items={[
            [words.approved(), sayTotal(inState("APPROVED")) || null],
            [words.submitted(), sayTotal(submitted) || null],
          ]}
        />
      </Card>
      <Card title={words.weeks()}>
        {weeks.length > 0 ? (
          <WeekList id={id} weeks={weeks} side={side} />
        ) : (
          <p>{words.noWeeks({ side, name })}</p>
        )}
      </Card>
      {unwritten.length > 0 && (
        <Card title={words.unwritten()}>
          <ul className={plainList}>
            {unwritten.map((week) => (
              <li key={week}>
                <Link to={weekPath(id, week)} className={touchTarget}>
                  {words.week({ day: formatDay(week) })}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

interface TitleParts extends Pick<WeeksProps, "name"> {
  side: Loaded["work"]["side"];
  /** Mondays. */
  next: string | undefined;
  returned: string | undefined;
  waiting: number;
}

function titleOf({ side, name, next, returned, waiting }: TitleParts): string {
  if (!next) return words.nothing({ side });
  if (side === "HIRER") return words.waiting({ count: waiting });
  if (returned) return words.returned({ name, day: formatDay(returned) });
  return words.toWrite({ day: formatDay(next) });
}
