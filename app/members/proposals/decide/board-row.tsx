import { Link } from "@remix-run/react";
import { type FitAspect, fitAspects } from "~/contract/brief";
import { labelOf } from "~/contract/choices";
import { countDays } from "~/contract/price-words";
import { FitChip } from "~/members/parts/state-chip";
import { kindWords } from "~/members/words/member-words";
import { describeReason } from "~/members/words/reason-words";
import { proposalsPath } from "~/paths";
import { visuallyHidden } from "~/ui/hidden.css";
import { Monogram } from "~/ui/monogram";
import { finePrint } from "~/ui/text.css";
import { formatShortPrice } from "~/web/format/short-price";
import type { ProposalCardFragment } from "~/web/operations/operations.generated";
import * as css from "./board-row.css";
import { describeTelling, nameOf } from "./decide-words";

interface BoardRowProps {
  briefId: string;
  proposal: ProposalCardFragment;
  /** It is the one that is read beside the list. */
  isShown: boolean;
  /** The form that its checkbox belongs to. */
  compare: string;
}

/** Lines of the fit whose names are too long for a chip among others. */
const fitNames: Partial<Record<FitAspect, string>> = { WORKPLACE: "Place" };

/** One proposal in a list: who, what they ask, how the pitch begins and how it fits. */
export function BoardRow({ briefId, proposal, isShown, compare }: BoardRowProps) {
  const { applicantUid, applicant, kind, rate, days, pitch, fit, reason, tellsAt, moves } = proposal;
  const name = nameOf(proposal);
  const headline = applicant?.profile.headline;
  return (
    <li className={css.row[isShown ? "shown" : "rest"]}>
      <Monogram uid={applicantUid} name={name} size="large" />
      <div className={css.who}>
        <h3 className={css.head}>
          <Link
            className={css.name}
            to={proposalsPath(briefId, applicantUid)}
            aria-current={isShown ? "page" : undefined}
            prefetch="intent"
            preventScrollReset
            data-may-shortlist={moves.includes("SHORTLIST") || undefined}
          >
            {name}
          </Link>
        </h3>
        <p className={css.kind}>{[kindWords[kind], headline].filter(Boolean).join(" · ")}</p>
      </div>
      <label className={css.pick} title="Compare">
        <input className={css.box} type="checkbox" name="with" value={applicantUid} form={compare} />
        <span className={visuallyHidden}>Compare {name}</span>
      </label>
      <div className={css.words}>
        {pitch && <p className={css.pitch}>{pitch}</p>}
        <p className={css.facts}>
          <strong>
            {rate
              ? [formatShortPrice(rate), days && countDays(days)].filter(Boolean).join(" × ")
              : "No price named"}
          </strong>
          {fit.map(({ aspect, state }) => (
            <FitChip key={aspect} state={state} about={fitNames[aspect] ?? labelOf(fitAspects, aspect)} />
          ))}
        </p>
        {reason && <p className={finePrint}>{describeReason(reason)}</p>}
        {tellsAt && <p className={finePrint}>{describeTelling(tellsAt)}</p>}
      </div>
    </li>
  );
}
