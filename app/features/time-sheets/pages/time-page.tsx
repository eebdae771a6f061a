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
import { listEnds, OlderLink, RestartedNotice } from "~/ui/older-link";
import { PageHeading } from "~/ui/page-heading";
import { plainList } from "~/ui/text.css";
import { written } from "~/words/isolate";
import * as words from "~/words/timeSheets.generated";
import * as css from "./time-page.css";
import type { loadTime } from "./time-page.server";

type Loaded = Awaited<ReturnType<typeof loadTime>>;
type Time = NonNullable<Loaded["work"]["agreement"]["time"]>;

/** `/app/work/:id/time`: each week with how it stands, and how much of the cap is used. */
export function TimePage({ work, next, isFirst, restarted }: Loaded) {
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
      {time ? (
        <Weeks work={work} time={time} name={name} place={{ next, isFirst, restarted }} />
      ) : (
        <p>{words.none()}</p>
      )}
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
  place: Pick<Loaded, "next" | "isFirst" | "restarted">;
}

function Weeks({ work: { id, side }, time, name, place }: WeeksProps) {
  const { totals, unwritten } = time;
  const weeks = time.weeks.nodes;
  const inState = (state: (typeof totals)[number]["state"]) => totals.filter((one) => one.state === state);
  const submitted = inState("SUBMITTED");
  const returned = side === "TALENT" ? firstOf(inState("RETURNED")) : undefined;
  const next =
    side === "HIRER" ? firstOf(submitted) : (returned ?? firstOf(inState("OPEN")) ?? unwritten.at(-1));
  const waiting = submitted.reduce((count, one) => count + one.weeks, 0);
  return (
    <>
      <Hero
        above={words.cardTitle()}
        title={titleOf({ side, name, next, returned, waiting })}
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
        {place.restarted && <RestartedNotice />}
        {weeks.length > 0 ? (
          <WeekList id={id} weeks={weeks} side={side} />
        ) : (
          <p>{place.isFirst ? words.noWeeks({ side, name }) : listEnds()}</p>
        )}
        <OlderLink to={place.next}>{words.earlier()}</OlderLink>
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

/** The Monday of the week that waits longest. */
function firstOf(totals: Time["totals"]): string | undefined {
  return totals.map(({ first }) => first).sort()[0];
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
