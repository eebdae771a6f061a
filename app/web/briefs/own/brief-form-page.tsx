import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { PageHeading } from "~/ui/page-heading";
import { BriefEditor } from "./brief-editor";
import type { BriefFormAnswer, BriefFormData } from "./brief-form-answer";
import { DatesForm } from "./dates-form";

/** The page of a brief's form: of a new one, a draft, a published one, or its dates alone. */
export function BriefFormPage() {
  const data = useLoaderData<BriefFormData>() as BriefFormData;
  const posted = useActionData<BriefFormAnswer>() as BriefFormAnswer | undefined;
  const answer = posted ?? data.kept ?? undefined;
  const [params] = useSearchParams();
  const isDates = data.mode === "dates";
  const Body = isDates ? DatesForm : BriefEditor;
  return (
    <>
      <PageHeading
        title={isDates ? "Change the dates" : data.typed.title || "New brief"}
        lede={ledes[data.mode]}
      />
      {/* After a save by the button the form begins anew with what is stored. */}
      <Body key={`${data.id} ${params.get("saved")}`} data={data} answer={answer} />
    </>
  );
}

const ledes = {
  dates:
    "Proposals have come in, so all else stays as the applicants read it. A date can move to a later day.",
  draft: "Only you see a draft, and anything can wait. Publishing needs all that isn’t marked as optional.",
  published: "This brief is open, and nobody has answered yet: you can still change all of it.",
};
