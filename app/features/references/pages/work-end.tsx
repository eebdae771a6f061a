import { useTimed } from "~/shell/format/use-timed";
import { IntentButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { Form } from "~/ui/form";
import { SecondThought } from "~/ui/second-thought";
import { sentences } from "~/ui/text.css";
import * as words from "~/words/referencesWork.generated";
import { endTitle } from "~/words/work.generated";
import { describeEnd, type WorkPart } from "./work-texts";

/** How it ends, and what a side can say of that. The hero has the answer to the other’s word. */
export function WorkEnd({ work, named }: WorkPart) {
  const { times, timed } = useTimed();
  const { stage, endSaidBy, moves } = work;
  if (stage === "ASKED") return null;
  return (
    <Card title={endTitle()}>
      {/* While one waits for the other, the hero says it. */}
      {stage !== "SAID" && <p className={sentences}>{timed(describeEnd(work, named, times))}</p>}
      {moves.includes("END") && (
        <SecondThought label={words.hasEnded()}>
          <p className={sentences}>{words.endAsked(named)}</p>
          <Say intent="end" label={words.endNow()} />
        </SecondThought>
      )}
      {moves.includes("GOES_ON") && (
        <SecondThought label={endSaidBy ? words.takeWordBack() : words.takesLonger()}>
          <p className={sentences}>{endSaidBy ? words.wordBackMeans(named) : words.longerMeans(named)}</p>
          <Say intent="goesOn" label={words.stillRuns()} />
        </SecondThought>
      )}
    </Card>
  );
}

export function Say({ intent, label }: { intent: "end" | "goesOn"; label: string }) {
  return (
    <Form method="post">
      <IntentButton intent={intent} variant={intent === "end" ? "primary" : "secondary"}>
        {label}
      </IntentButton>
    </Form>
  );
}
