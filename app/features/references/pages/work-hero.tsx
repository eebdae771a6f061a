import { ConversationLink } from "~/features/conversations/shared/conversation-link";
import { TwoFaces } from "~/features/references/shared/two-faces";
import { agreedStep, describeStage, headlineOf } from "~/features/references/shared/work-next";
import { agreementPath, milestonesPath, timePath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { LinkButton } from "~/ui/button";
import { Hero } from "~/ui/hero";
import { open as openAgreement } from "~/words/agreements.generated";
import { writeTo } from "~/words/conversations.generated";
import { open as openMilestones } from "~/words/milestones.generated";
import * as references from "~/words/referencesWork.generated";
import { open as openTime } from "~/words/timeSheets.generated";
import * as words from "~/words/work.generated";
import { Say } from "./work-end";
import { describeEnd, type WorkPart } from "./work-texts";

interface WorkHeroProps extends WorkPart {
  /** Whether the page has the form for a line. */
  hasForm: boolean;
}

/** Both faces, how the work stands, and the one thing that its reader does next. */
export function WorkHero({ work, named, hasForm }: WorkHeroProps) {
  const { times, timed } = useTimed();
  const { stage, moves } = work;
  const isSaid = stage === "SAID" || stage === "ASKED";
  return (
    <Hero
      above={words.state({ stage })}
      title={timed(headlineOf(work, named))}
      mark={<TwoFaces work={work} named={named} />}
      action={<Action work={work} named={named} hasForm={hasForm} />}
    >
      <p>{timed(isSaid ? describeEnd(work, named, times) : describeStage(work, named, times))}</p>
      {stage === "ASKED" && moves.includes("END") && !moves.includes("GOES_ON") && (
        <p>{references.goesOnSpent()}</p>
      )}
    </Hero>
  );
}

interface StepProps {
  id: string;
  what: NonNullable<ReturnType<typeof agreedStep>>["what"];
}

/** The way to what the agreement asks for. */
function Step({ id, what }: StepProps) {
  switch (what) {
    case "ANSWER":
      return <LinkButton to={agreementPath(id)}>{openAgreement({ standing: "OFFERED_THEIRS" })}</LinkButton>;
    case "TIME":
    case "TIME_RETURNED":
      return <LinkButton to={timePath(id)}>{openTime()}</LinkButton>;
    default:
      return <LinkButton to={milestonesPath(id)}>{openMilestones()}</LinkButton>;
  }
}

function Action({ work, named, hasForm }: WorkHeroProps) {
  const { id, side, stage, moves, proposal, other } = work;
  const step = agreedStep(work);
  if (step?.by === side) return <Step id={id} what={step.what} />;
  switch (stage) {
    case "ASKED":
      return (
        <>
          {moves.includes("END") && <Say intent="end" label={references.endNow()} />}
          {moves.includes("GOES_ON") && <Say intent="goesOn" label={references.stillRuns()} />}
        </>
      );
    case "WRITE":
    case "OTHER_WROTE":
      return moves.includes("WRITE") ? <LinkButton to="#reference">{words.writeIt()}</LinkButton> : null;
    case "REPLY":
      return moves.includes("REPLY") ? <LinkButton to="#reply">{words.reply()}</LinkButton> : null;
    case "OWN_WROTE":
    case "SHOWN":
      return null;
    default:
      return hasForm ? (
        <LinkButton to="#line">{writeTo({ name: named.name })}</LinkButton>
      ) : (
        <ConversationLink conversation={proposal?.conversation ?? null} name={other && named.name} isNext />
      );
  }
}
