import { alignAnswers } from "~/domain/align-answers";
import { briefFields } from "~/domain/fields/brief-fields";
import { proposalFields } from "~/domain/fields/proposal-fields";
import { countDays } from "~/domain/price-texts";
import { StateMark } from "~/features/market/shared/state-chip";
import { fitLooks } from "~/features/market/shared/state-looks";
import { Pitch } from "~/features/proposals/shared/pitch";
import { proposalPath, proposalsPath } from "~/paths";
import { formatDay, formatPrice } from "~/shell/format/price";
import { Card } from "~/ui/card";
import { DefinitionList } from "~/ui/definition-list";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { disclosure } from "~/ui/second-thought.css";
import { finePrint, plainList, strong, sum } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import { written } from "~/words/isolate";
import { formatList } from "~/words/lists";
import * as words from "~/words/work.generated";
import * as css from "./work-page.css";
import type { WorkPart } from "./work-texts";

/** What the hirer asked for: the outcome, and each must-have with what shows that it is met. */
export function Asked({ work: { brief, proposal } }: WorkPart) {
  if (!brief) return null;
  const { desiredOutcome, mustHaves, writtenIn } = brief;
  const { answers } = alignAnswers(mustHaves, proposal?.answers ?? []);
  return (
    <Card title={words.asked()}>
      {desiredOutcome && <TypedText text={desiredOutcome} lang={writtenIn} />}
      {mustHaves.length > 0 && (
        <>
          <p className={`${css.label} ${finePrint}`}>{briefFields.mustHaves.label()}</p>
          <ul className={plainList}>
            {mustHaves.map((mustHave, at) => {
              const answer = answers[at];
              const state = answer?.met ? "MET" : answer?.met === false ? "NOT_MET" : "UNKNOWN";
              return (
                <li key={mustHave} className={css.mustHave}>
                  <StateMark look={fitLooks[state]} />
                  <div>
                    <p className={strong} {...written(mustHave, writtenIn)}>
                      {mustHave}
                    </p>
                    {state === "NOT_MET" && <p>{words.notMet()}</p>}
                    {state === "UNKNOWN" && <p>{words.notAnswered()}</p>}
                    {answer?.evidence && <TypedText text={answer.evidence} />}
                  </div>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Card>
  );
}

/** What the talent offered; folded once an agreement holds, whose terms are the ones that count. */
export function Offered({ work, named }: WorkPart) {
  if (!work.brief || !work.proposal) return null;
  const offer = <Offer work={work} named={named} />;
  return (
    <Card title={words.offered()}>
      {work.agreement.inForce ? (
        <details aria-label={words.beforeAgreement()}>
          <summary className={disclosure}>{words.beforeAgreement()}</summary>
          {offer}
        </details>
      ) : (
        offer
      )}
    </Card>
  );
}

/** The price, the dates, and the first lines of the pitch. */
function Offer({ work: { brief, proposal, side, applicantUid } }: WorkPart) {
  if (!brief || !proposal) return null;
  const { rate, days, startOn, team, pitch } = proposal;
  const path = side === "HIRER" ? proposalsPath(brief.id, applicantUid) : proposalPath(brief.id);
  return (
    <>
      {rate && (
        <p className={`${sum} ${css.price}`}>
          <bdi>{formatPrice(rate)}</bdi>
        </p>
      )}
      <DefinitionList
        look="card"
        items={[
          [words.estimate(), days === null ? null : countDays(days)],
          [words.start(), startOn ? formatDay(startOn) : words.startNotNamed()],
          [proposalFields.team.label(), team.length > 0 ? formatList(team) : null],
        ]}
      />
      {pitch && (
        <div className={css.label}>
          <Pitch text={pitch} />
        </div>
      )}
      <p>
        <Link to={path} className={touchTarget}>
          {words.readProposal()}
        </Link>
      </p>
    </>
  );
}
