import { briefPath } from "~/paths";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { BothVersions } from "../both-versions";
import type { BriefFormAnswer, BriefFormData } from "./brief-form-answer";

interface FixedBriefProps {
  data: BriefFormData;
  answer: BriefFormAnswer | undefined;
}

/** In place of a form whose brief can't be changed any more, with what was typed meanwhile. */
export function FixedBrief({ data: { id, hasEnded }, answer }: FixedBriefProps) {
  return (
    <>
      {answer?.both && answer.both.length > 0 && (
        <BothVersions title="What you typed is here" both={answer.both}>
          It was not saved: meanwhile the brief came to stand as it is. Copy what you still need.
        </BothVersions>
      )}
      <EmptyState
        title={hasEnded ? "This brief has ended" : "Your account can’t change it"}
        action={<LinkButton to={briefPath(id)}>See the brief</LinkButton>}
      >
        {hasEnded
          ? "What it says stays as its applicants read it. On its page you can copy it to a new draft."
          : "You can read it."}
      </EmptyState>
    </>
  );
}
