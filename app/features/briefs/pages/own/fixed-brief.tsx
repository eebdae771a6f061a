import { briefPath } from "~/paths";
import { limits } from "~/platform/values/limits";
import { BothVersions } from "~/shell/forms/both-versions";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import type { BriefFormAnswer, BriefFormData } from "./brief-form-answer";

interface FixedBriefProps {
  data: BriefFormData;
  answer: BriefFormAnswer | undefined;
}

const texts = {
  ended: {
    title: "This brief has ended",
    children:
      "What it says stays as it was when proposals came in. On its page you can copy it to a new draft.",
  },
  filling: {
    title: "This brief is about to be filled",
    children: "You said yes for the last seat. Until that is told you can undo it, and then move the dates.",
  },
  account: { title: "Your account can’t change it", children: "You can read it." },
  moved: {
    title: "The dates have moved once",
    children:
      "Everyone who waits counts on the new ones, so they stay. All else stays as it was when proposals came in.",
  },
  latest: {
    title: "The reply date is as late as it can be",
    children: `It can be ${limits.decidesWithin} days after the last day for proposals. All else stays as it was when proposals came in.`,
  },
} as const;

/**
 * Shown in place of the form when a brief can't be changed any more, with the text that was sent.
 */
export function FixedBrief({ data: { id, fixed }, answer }: FixedBriefProps) {
  return (
    <>
      {answer?.both && answer.both.length > 0 && (
        <BothVersions title="What you typed is here" both={answer.both}>
          It was not saved, because the brief changed meanwhile. Copy what you still need.
        </BothVersions>
      )}
      <EmptyState
        {...texts[fixed ?? "account"]}
        action={<LinkButton to={briefPath(id)}>See the brief</LinkButton>}
      />
    </>
  );
}
