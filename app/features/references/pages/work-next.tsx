import type { ReactNode } from "react";
import type { WorkStage } from "~/domain/reference";
import { OtherFace, OwnFace } from "~/features/references/shared/side-face";
import { type NextOfSide, nextOf } from "~/features/references/shared/work-next";
import { formatDay } from "~/shell/format/price";
import { useTimed } from "~/shell/format/use-timed";
import { Card } from "~/ui/card";
import { finePrint, plainList, strong } from "~/ui/text.css";
import * as words from "~/words/work.generated";
import * as css from "./work-page.css";
import type { WorkPart } from "./work-texts";

/** What each of the two does next, and by when. */
export function WorkNext({ work, named }: WorkPart) {
  const { times, timed } = useTimed();
  const { you, they } = agreedNext(work, named) ?? nextOf(work, named, times);
  return (
    <Card title={words.next()}>
      <ul className={plainList}>
        <Side name={words.you()} next={you} timed={timed} face={<OwnFace size="large" />} />
        <Side
          name={named.name}
          next={they}
          timed={timed}
          face={<OtherFace work={work} named={named} size="large" />}
        />
      </ul>
    </Card>
  );
}

const beforeEnd: readonly WorkStage[] = ["NEW", "BEFORE", "RUNNING", "LONGER"];

/** What is next by the agreement, while the work runs; null where that asks for nothing. */
export function agreedNext(
  { stage, side, agreement }: WorkPart["work"],
  { name }: WorkPart["named"],
): Record<"you" | "they", NextOfSide> | null {
  if (!beforeEnd.includes(stage)) return null;
  const say = (next: string, { title = "", when = null as string | null } = {}) => ({
    you: { text: words.agreedYou({ next, name, title }), when },
    they: { text: words.agreedThey({ next, title }), when: null },
  });
  if (agreement.offeredBy) return say(agreement.offeredBy === side ? "OFFER_OWN" : "OFFER_THEIRS");
  const { milestones } = agreement;
  if (milestones.some(({ state }) => state === "DELIVERED")) return say(`DELIVERED_${side}`);
  const open = milestones.find(({ state }) => state !== "ACCEPTED")?.milestone;
  if (!open || stage === "NEW") return null;
  const when = open.dueOn && words.byDay({ day: formatDay(open.dueOn) });
  return say(`OPEN_${side}`, { title: open.title, when });
}

interface SideProps {
  name: string;
  next: NextOfSide;
  face: ReactNode;
  timed: ReturnType<typeof useTimed>["timed"];
}

function Side({ name, next, face, timed }: SideProps) {
  return (
    <li className={css.person}>
      {face}
      <div>
        <p className={strong} dir="auto">
          {name}
        </p>
        <p>{next.text}</p>
        {next.when && <p className={finePrint}>{timed(next.when)}</p>}
      </div>
    </li>
  );
}
