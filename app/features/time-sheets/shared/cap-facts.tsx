import { agreementPath } from "~/paths";
import { formatPrice } from "~/shell/format/price";
import type { TimeHeadFragment } from "~/shell/operations/operations.generated";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { finePrint, strong } from "~/ui/text.css";
import * as words from "~/words/timeSheets.generated";
import { sayAmount } from "./say-time";

interface CapFactsProps {
  /** Of the work. */
  id: string;
  time: TimeHeadFragment;
}

/** How much of the cap is used, and once little is left, the way to a change. */
export function CapFacts({ id, time: { agreed, used, nearCap } }: CapFactsProps) {
  if (!agreed) return <p>{words.notByTime()}</p>;
  const { unit, rate, currency, cap } = agreed;
  const left = Math.max(0, cap - used);
  return (
    <>
      <p className={strong}>{words.capUsed({ used: sayAmount(unit, used), cap: sayAmount(unit, cap) })}</p>
      <p className={finePrint}>
        {words.capLeft({
          left: sayAmount(unit, left),
          rate: formatPrice({ min: rate, max: rate, currency, unit }),
        })}
      </p>
      {nearCap && (
        <>
          <p>{words.capNear()}</p>
          <p>
            <Link to={agreementPath(id)} className={touchTarget}>
              {words.change()}
            </Link>
          </p>
        </>
      )}
    </>
  );
}
