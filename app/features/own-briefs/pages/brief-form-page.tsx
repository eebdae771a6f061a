import { useLoaderData, useSearchParams } from "@remix-run/react";
import { briefIdShape } from "~/domain/brief";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { useSaidOnSave } from "~/shell/forms/use-said-on-save";
import { PageHeading } from "~/ui/page-heading";
import * as words from "~/words/briefsForm.generated";
import { BriefEditor } from "./brief-editor";
import type { BriefFormData, BriefShown } from "./brief-form-answer";
import { FixedBrief } from "./fixed-brief";

/** The page of a brief's form: of a new one, a draft or a published one. */
export function BriefFormPage() {
  const loaded = useLoaderData<BriefFormData>() as BriefFormData;
  const posted = usePostAnswer<BriefShown>();
  const answer = posted ?? loaded.kept ?? undefined;
  // A new brief keeps the id that it was posted with: its page has made another since.
  const postedId = answer?.lastResult.initialValue?.id ?? "";
  const id = loaded.saved === null && briefIdShape.test(postedId) ? postedId : loaded.id;
  const data = { ...loaded, id };
  const [params] = useSearchParams();
  const Body = bodies[data.mode];
  useSaidOnSave(answer !== undefined);
  return (
    <>
      <PageHeading
        title={data.typed.title || words.newTitle()}
        lang={(data.typed.title && data.typed.writtenIn) || null}
        lede={data.mode === "published" && data.isAnswered ? words.ledeAnswered() : ledes[data.mode]()}
      />
      {/* After a save by the button the form is rendered anew from what is stored. */}
      <Body key={`${data.id} ${params.get("saved")}`} data={data} answer={answer} />
    </>
  );
}

const bodies = { draft: BriefEditor, published: BriefEditor, fixed: FixedBrief };

const ledes = {
  fixed: words.ledeFixed,
  draft: words.ledeDraft,
  published: words.ledePublished,
};
