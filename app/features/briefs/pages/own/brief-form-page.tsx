import { useLoaderData, useSearchParams } from "@remix-run/react";
import { limits } from "~/platform/values/limits";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { useSaidOnSave } from "~/shell/forms/use-said-on-save";
import { PageHeading } from "~/ui/page-heading";
import { BriefEditor } from "./brief-editor";
import type { BriefFormData, SavedBrief } from "./brief-form-answer";
import { DatesForm } from "./dates-form";
import { FixedBrief } from "./fixed-brief";

/** The page of a brief's form: of a new one, a draft, a published one, or its dates alone. */
export function BriefFormPage() {
  const data = useLoaderData<BriefFormData>() as BriefFormData;
  const posted = usePostAnswer<SavedBrief>();
  const answer = posted ?? data.kept ?? undefined;
  const [params] = useSearchParams();
  const Body = bodies[data.mode];
  useSaidOnSave(answer !== undefined);
  return (
    <>
      <PageHeading
        title={data.mode === "dates" ? "Change the dates" : data.typed.title || "New brief"}
        lede={data.mode === "dates" && data.isAnswered ? movesOnce : ledes[data.mode]}
      />
      {/* After a save by the button the form is rendered anew from what is stored. */}
      <Body key={`${data.id} ${params.get("saved")}`} data={data} answer={answer} />
    </>
  );
}

const bodies = { draft: BriefEditor, published: BriefEditor, dates: DatesForm, fixed: FixedBrief };

const movesOnce = `Proposals have come in, so all else stays as it was. You can move these dates once, by up to ${limits.datesMoveBy} days. Everyone who waits is told, and your record counts the first reply date.`;

const ledes = {
  fixed: "Nothing of this brief can be changed now.",
  dates: "The brief takes no more proposals and has none: only its reply date can change.",
  draft:
    "Only you see a draft, and you can leave gaps. To publish it, fill in all that isn’t marked as optional.",
  published: "This brief is open and has no proposals yet: you can still change all of it.",
};
