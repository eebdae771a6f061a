import { useLoaderData, useSearchParams } from "@remix-run/react";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { useSaidOnSave } from "~/shell/forms/use-said-on-save";
import { PageHeading } from "~/ui/page-heading";
import { limits } from "~/values/limits";
import * as words from "~/words/briefsForm.generated";
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
        title={data.mode === "dates" ? words.changeDatesTitle() : data.typed.title || words.newTitle()}
        lang={(data.mode !== "dates" && data.typed.title && data.typed.writtenIn) || null}
        lede={
          data.mode === "dates" && data.isAnswered
            ? words.ledeMovesOnce({ days: limits.datesMoveBy })
            : ledes[data.mode]()
        }
      />
      {/* After a save by the button the form is rendered anew from what is stored. */}
      <Body key={`${data.id} ${params.get("saved")}`} data={data} answer={answer} />
    </>
  );
}

const bodies = { draft: BriefEditor, published: BriefEditor, dates: DatesForm, fixed: FixedBrief };

const ledes = {
  fixed: words.ledeFixed,
  dates: words.ledeReplyDate,
  draft: words.ledeDraft,
  published: words.ledePublished,
};
