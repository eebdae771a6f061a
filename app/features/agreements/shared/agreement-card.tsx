import { standingFor } from "~/domain/agreement";
import type { WorkSide } from "~/domain/reference";
import { LookChip } from "~/features/market/shared/state-chip";
import { agreementLooks } from "~/features/market/shared/state-looks";
import { agreementPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import type { AgreementHeadFragment } from "~/shell/operations/operations.generated";
import { LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { sentences } from "~/ui/text.css";
import * as words from "~/words/agreements.generated";
import * as css from "./agreement-card.css";

interface AgreementCardProps {
  /** Of the work. */
  id: string;
  side: WorkSide;
  /** Of the other side. */
  name: string;
  agreement: AgreementHeadFragment;
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
        <p className={sentences}>{timed(words.next({ standing, name, day: at ? times.day(at) : "" }))}</p>
        <p>
          <LinkButton to={agreementPath(id)} variant="secondary">
            {words.open({ standing })}
          </LinkButton>
        </p>
      </div>
    </Card>
  );
}
