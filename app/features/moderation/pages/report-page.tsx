import { noReason, reportReasons } from "~/domain/report";
import { paths } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Counter } from "~/ui/counter";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { PageHeading } from "~/ui/page-heading";
import { RadioGroup } from "~/ui/radio-group";
import { StepPage } from "~/ui/step-page";
import { TextArea } from "~/ui/text-area";
import * as words from "~/words/moderation.generated";
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
      title={words.sentTitle()}
      lede={title ? words.sentNamed({ about, title }) : words.sent({ about })}
    >
      <div>
        <LinkButton to={from}>{from === paths.app ? words.goToDashboard() : words.backToPage()}</LinkButton>
      </div>
    </StepPage>
  );
}

function ReportForm({ about, title, from, noteLength, kept, answer }: ReportPageProps) {
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
      <PageHeading title={words.reportThis({ what: about })} lede={words.lede({ title: title ?? "" })} />
      <Form method="post" {...form.props} className={css.form}>
        <ErrorSummary formErrors={form.errors} fields={[reason, note]} lastResult={lastResult} />
        <RadioGroup field={reason} label={words.whatIsWrong()} options={reportReasons} />
        <TextArea
          field={note}
          label={words.note()}
          hint={words.noteHint()}
          count={<Counter field={note} />}
        />
        <div className={buttonRow}>
          <IntentButton intent="report">{words.send()}</IntentButton>
          <LinkButton to={from} variant="quiet">
            {words.cancel()}
          </LinkButton>
        </div>
      </Form>
    </div>
  );
}
