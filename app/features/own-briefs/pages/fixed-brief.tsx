import { briefPath } from "~/paths";
import { BothVersions } from "~/shell/forms/both-versions";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import * as words from "~/words/briefsForm.generated";
import type { BriefFormAnswer, BriefFormData } from "./brief-form-answer";

interface FixedBriefProps {
  data: BriefFormData;
  answer: BriefFormAnswer | undefined;
}

const texts = {
  ended: () => ({ title: words.endedTitle(), children: words.endedText() }),
  filling: () => ({ title: words.fillingTitle(), children: words.fillingText() }),
  account: () => ({ title: words.accountTitle(), children: words.accountText() }),
};

/**
 * Shown in place of the form when a brief can't be changed any more, with the text that was sent.
 */
export function FixedBrief({ data: { id, fixed }, answer }: FixedBriefProps) {
  return (
    <>
      {answer?.both && answer.both.length > 0 && (
        <BothVersions title={words.typedIsHere()} both={answer.both}>
          {words.typedNotSaved()}
        </BothVersions>
      )}
      <EmptyState
        {...texts[fixed ?? "account"]()}
        action={<LinkButton to={briefPath(id)}>{words.seeBrief()}</LinkButton>}
      />
    </>
  );
}
