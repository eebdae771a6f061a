import { Form } from "@remix-run/react";
import { noReason, reportReasons, reportSubjects } from "~/content/report";
import { paths } from "~/paths";
import { labelOf } from "~/platform/values/choices";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Counter } from "~/ui/counter";
import { ErrorSummary } from "~/ui/error-summary";
import { PageHeading } from "~/ui/page-heading";
import { RadioGroup } from "~/ui/radio-group";
import { StepPage } from "~/ui/step-page";
import { TextArea } from "~/ui/text-area";
import * as css from "./report-page.css";
import type { loadReport } from "./report-page.server";

interface ReportPageProps extends Awaited<ReturnType<typeof loadReport>> {
  answer: PostAnswer | undefined;
}

/** `/app/report`: one short form to the administrators, and after it what happens next. */
export function ReportPage(page: ReportPageProps) {
  return page.sent ? <Thanks {...page} /> : <ReportForm {...page} />;
}

function Thanks({ about, title, from }: ReportPageProps) {
  return (
    <StepPage
      title="Thank you, we’ll look at it"
      lede={`Your report of the ${labelOf(reportSubjects, about)}${title ? ` “${title}”` : ""} is in. We read every one, and act where the terms are broken. They don’t hear who reported them, and you don’t have to do anything more.`}
    >
      <div>
        <LinkButton to={from}>
          {from === paths.app ? "Go to the dashboard" : "Back to where you were"}
        </LinkButton>
      </div>
    </StepPage>
  );
}

function ReportForm({ about, title, from, noteLength, uid, kept, answer }: ReportPageProps) {
  const lastResult = (answer ?? kept)?.lastResult;
  const form = useForm({
    id: "report",
    names: ["reason", "note"],
    lastResult,
    constraint: { reason: { required: true }, note: { maxLength: noteLength } },
    missing: { reason: noReason },
  });
  const { reason, note } = form.fields;
  return (
    <div className={css.page}>
      <PageHeading
        title={`Report this ${labelOf(reportSubjects, about)}`}
        lede={`“${title}”. Only the people who run this site read your report, with what stands there now.`}
      />
      <Form method="post" {...form.props} className={css.form}>
        <ErrorSummary formErrors={form.errors} fields={[reason, note]} lastResult={lastResult} />
        <input type="hidden" name="member" value={uid} />
        <RadioGroup field={reason} label="What is wrong?" options={reportReasons} />
        <TextArea
          field={note}
          label="What should we know?"
          hint="What happened, in a few words."
          count={<Counter field={note} />}
        />
        <div className={buttonRow}>
          <IntentButton intent="report">Send report</IntentButton>
          <LinkButton to={from} variant="quiet">
            Cancel
          </LinkButton>
        </div>
      </Form>
    </div>
  );
}
