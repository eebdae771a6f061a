import type { ReactNode } from "react";
import { OtherFace, OwnFace } from "~/features/references/shared/side-face";
import { type NextOfSide, nextOf } from "~/features/references/shared/work-next";
import { useTimed } from "~/shell/format/use-timed";
import { Card } from "~/ui/card";
import { finePrint, plainList, strong } from "~/ui/text.css";
import * as words from "~/words/work.generated";
import * as css from "./work-page.css";
import type { WorkPart } from "./work-texts";

/** What each of the two does next, and by when. */
export function WorkNext({ work, named }: WorkPart) {
  const { times, timed } = useTimed();
  const { you, they } = nextOf(work, named, times);
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
