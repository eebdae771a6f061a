import type { ReactNode } from "react";
import { type NextOfSide, nextOf } from "~/features/references/shared/work-next";
import { useTimed } from "~/shell/format/use-timed";
import { useViewer } from "~/shell/page/use-viewer";
import { Card } from "~/ui/card";
import { Monogram } from "~/ui/monogram";
import { finePrint, plainList, strong } from "~/ui/text.css";
import * as words from "~/words/work.generated";
import * as css from "./work-page.css";
import type { WorkPart } from "./work-texts";

/** What each of the two does next, and by when. */
export function WorkNext({ work, named }: WorkPart) {
  const { times, timed } = useTimed();
  const viewer = useViewer();
  const { you, they } = nextOf(work, named, times);
  return (
    <Card title={words.next()}>
      <ul className={plainList}>
        <Side
          name={words.you()}
          next={you}
          timed={timed}
          face={
            <Monogram
              uid={viewer?.uid ?? ""}
              name={viewer?.profile?.displayName ?? viewer?.email ?? ""}
              face={viewer?.profile?.face}
              size="large"
            />
          }
        />
        <Side
          name={named.name}
          next={they}
          timed={timed}
          face={
            <Monogram
              uid={work.other?.uid ?? work.id}
              name={named.name}
              face={work.other?.profile.face}
              through={work.brief?.id}
              size="large"
            />
          }
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
