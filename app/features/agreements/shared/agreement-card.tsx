import { standingFor } from "~/domain/agreement";
import { agreementFields } from "~/domain/fields/agreement-fields";
import type { WorkSide } from "~/domain/reference";
import { LookChip } from "~/features/market/shared/state-chip";
import { agreementLooks } from "~/features/market/shared/state-looks";
import { agreementPath } from "~/paths";
import { formatDay } from "~/shell/format/price";
import { useTimed } from "~/shell/format/use-timed";
import type { AgreedTermsFragment, AgreementHeadFragment } from "~/shell/operations/operations.generated";
import { LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { DefinitionList } from "~/ui/definition-list";
import { sentences, sum } from "~/ui/text.css";
import * as words from "~/words/agreements.generated";
import * as css from "./agreement-card.css";
import { sayPrice } from "./say-price";

interface AgreementCardProps {
  /** Of the work. */
  id: string;
  side: WorkSide;
  /** Of the other side. */
  name: string;
  agreement: AgreementHeadFragment & {
    /** What both confirmed. */
    inForce: AgreedTermsFragment | null;
  };
}

/** How the agreement stands, and what is next with it. */
export function AgreementCard({ id, side, name, agreement }: AgreementCardProps) {
  const { times, timed } = useTimed();
  if (!agreement.possible)
    return (
      <Card title={words.cardTitle()}>
        <p className={sentences}>{words.isEmployment()}</p>
      </Card>
    );
  const standing = standingFor(agreement, side);
  const at = agreement.offeredAt ?? agreement.confirmedAt;
  return (
    <Card title={words.cardTitle()}>
      <div className={css.parts}>
        <p>
          <LookChip look={agreementLooks[standing]}>{words.state({ standing })}</LookChip>
        </p>
        {agreement.inForce && <Terms terms={agreement.inForce} />}
        <p className={sentences}>
          {agreement.ended
            ? words.next({ standing, name, day: formatDay(agreement.ended.lastOn) })
            : timed(words.next({ standing, name, day: at ? times.day(at) : "" }))}
        </p>
        <p>
          <LinkButton to={agreementPath(id)} variant="secondary">
            {words.open({ standing })}
          </LinkButton>
        </p>
      </div>
    </Card>
  );
}

/** What holds: the price, the dates, and who agreed. */
function Terms({ terms }: { terms: AgreedTermsFragment }) {
  const { hirerParty, talentParty, startOn, endOn } = terms;
  const price = sayPrice(terms);
  return (
    <>
      {price && (
        <p className={sum}>
          <bdi>{price}</bdi>
        </p>
      )}
      <DefinitionList
        look="card"
        items={[
          [agreementFields.startOn.label(), startOn && formatDay(startOn)],
          [agreementFields.endOn.label(), endOn && formatDay(endOn)],
          [agreementFields.hirerParty.label(), hirerParty],
          [agreementFields.talentParty.label(), talentParty],
        ]}
      />
    </>
  );
}
