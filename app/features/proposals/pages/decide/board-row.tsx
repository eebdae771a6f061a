import { memo } from "react";
import { kindLabels } from "~/domain/kind-labels";
import { countDays, roughly } from "~/domain/price-texts";
import { formatShortPrice } from "~/domain/short-price";
import { FitMarks } from "~/features/market/shared/fit-marks";
import { describeReason } from "~/features/proposals/shared/reason-texts";
import { proposalsPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { visuallyHidden } from "~/ui/hidden.css";
import { Link } from "~/ui/link";
import { Monogram } from "~/ui/monogram";
import * as words from "~/words/proposalsBoard.generated";
import type { BoardCard } from "./board-page.server";
import * as css from "./board-row.css";
import { describeTelling, nameOf } from "./decide-texts";
import { type CardOrder, sortedPath } from "./sort-cards";
import { VersionChip } from "./version-chip";

interface BoardRowProps {
  briefId: string;
  proposal: BoardCard;
  /** The proposal is the one shown beside the list. */
  isShown: boolean;
  /** The form that its checkbox belongs to; null for no checkbox. */
  form: string | null;
  /** It was ticked before a comparison, or before the list was sorted anew. */
  isTicked: boolean;
  /** The order of the list, which its links keep. */
  order: CardOrder;
}

/** One proposal in a list, on three lines: the applicant, the price, and the fit or the outcome. */
export const BoardRow = memo(function BoardRow({
  briefId,
  proposal,
  isShown,
  form,
  isTicked,
  order,
}: BoardRowProps) {
  const { applicantUid, applicant, kind, fit, status, versionState, reason, tellsAt, moves } = proposal;
  const name = nameOf(proposal);
  const { times, timed } = useTimed();
  const headline = applicant?.profile.headline;
  const price = priceLine(proposal);
  return (
    <li className={css.row[isShown ? "shown" : "rest"]}>
      <Monogram
        uid={applicantUid}
        name={name}
        face={applicant?.profile.face}
        through={briefId}
        size="large"
      />
      <div className={css.who}>
        <h3 className={css.head}>
          <Link
            className={css.name}
            to={sortedPath(proposalsPath(briefId, applicantUid), order)}
            aria-current={isShown ? "page" : undefined}
            preventScrollReset
            data-row
            data-may-shortlist={moves.includes("SHORTLIST") || undefined}
            dir="auto"
          >
            {name}
          </Link>
        </h3>
        <p className={css.kind}>
          <span className={css.kept}>
            {price && <strong className={css.price}>{price}</strong>}
            {price && " · "}
            {kindLabels[kind]()}
          </span>
          {headline && (
            <span className={css.rest}>
              {" · "}
              <bdi className={css.headline}>{headline}</bdi>
            </span>
          )}
        </p>
      </div>
      {form && (
        <label className={css.pick} title={words.choose()}>
          <input
            className={css.box}
            type="checkbox"
            name="with"
            value={applicantUid}
            form={form}
            defaultChecked={isTicked}
            data-waits={moves.includes("DECLINE") || undefined}
          />
          <span className={visuallyHidden}>{words.chooseNamed({ name })}</span>
        </label>
      )}
      {versionState !== "CURRENT" && (
        <p className={css.told}>
          <VersionChip state={versionState} />
        </p>
      )}
      {reason || tellsAt ? (
        <p className={css.told}>
          {timed(
            [reason && describeReason(reason), tellsAt && describeTelling(proposal, times)]
              .filter(Boolean)
              .join(" "),
          )}
        </p>
      ) : (
        status !== "WITHDRAWN" && (
          <p className={css.line}>
            <FitMarks fit={fit} />
          </p>
        )
      )}
    </li>
  );
});

/**
 * The price of a proposal, in a line: "$70–90 an hour × 12 days". In a list sorted by cost it
 * follows a computed cost: "≈ €6.7k fixed · $70 an hour × 12 days".
 */
export function priceLine({
  rate,
  days,
  cost,
  status,
}: Pick<BoardCard, "rate" | "days" | "cost" | "status">): string | null {
  // What a withdrawn one asked for is no more the hirer's to read than the rest of it.
  if (!rate) return status === "WITHDRAWN" ? null : words.noPrice();
  const asked = [formatShortPrice(rate), days && countDays(days)].filter(Boolean).join(" × ");
  return cost?.how ? `≈ ${formatShortPrice(roughly(cost.price))} · ${asked}` : asked;
}
