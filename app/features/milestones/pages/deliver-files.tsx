import { AttachFields } from "~/features/files/shared/attach-fields";
import { MilestoneFacts } from "~/features/milestones/shared/milestone-facts";
import { deliverFilesPath, milestonesPath } from "~/paths";
import { UnsentText } from "~/shell/forms/unsent-text";
import { Button, IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { strong } from "~/ui/text.css";
import { TextArea } from "~/ui/text-area";
import { TypedText } from "~/ui/typed-text";
import { limits } from "~/values/limits";
import * as words from "~/words/milestones.generated";
import type { DeliverFilesAnswer, loadDeliverFiles } from "./deliver-files.server";
import { otherName } from "./milestones-page";
import * as css from "./milestones-page.css";
import { Shown } from "./shown-progress";

interface DeliverFilesProps {
  page: Awaited<ReturnType<typeof loadDeliverFiles>>;
  answer: DeliverFilesAnswer | undefined;
}

const formId = "deliver-files";

/** `/app/work/:id/milestones/:milestone/files`: a delivery with files, by the browser alone. */
export function DeliverFiles({ page, answer }: DeliverFilesProps) {
  const { work, progress } = page;
  const { typed, rows, problem, refused } = { rows: [], problem: null, refused: null, ...page, ...answer };
  const { milestone, moves, takesWords } = progress;
  return (
    <article className={css.page}>
      <PageHeading
        title={words.deliverFilesTo({ title: milestone.title })}
        lede={
          <Link to={milestonesPath(work.id)} className={touchTarget}>
            {words.toMilestones()}
          </Link>
        }
      />
      {refused && <Notice kind="danger" title={refused} />}
      {!moves.includes("DELIVER") || !takesWords ? (
        <>
          {!refused && <Notice title={takesWords ? words.notNow() : words.withoutWords()} />}
          <UnsentText text={typed} />
        </>
      ) : (
        <Form
          method="post"
          action={deliverFilesPath(work.id, milestone.id)}
          encType="multipart/form-data"
          id={formId}
          className={css.form}
          // A whole page, so that the browser shows how far the upload is.
          reloadDocument
        >
          <MilestoneFacts progress={progress} side="TALENT" />
          {milestone.doneWhen && (
            <div>
              <h2 className={strong}>{words.doneWhen()}</h2>
              <TypedText text={milestone.doneWhen} />
            </div>
          )}
          <Shown progress={progress} />
          <TextArea
            field={{
              id: `${formId}-words`,
              name: "words",
              formId,
              errorId: `${formId}-words-error`,
              descriptionId: `${formId}-words-hint`,
              due: "",
              maxLength: limits.deliveryWords,
              initialValue: typed,
            }}
            label={words.deliverLabel()}
            hint={words.deliverHint({ name: otherName(work) })}
            rows={5}
          />
          <AttachFields formId={formId} rows={rows} problem={problem} />
          <div className={buttonRow}>
            <IntentButton intent="deliver">{words.deliverIt()}</IntentButton>
            {rows.length + 1 < limits.attachedFiles && (
              <Button name="intent" value="add" variant="quiet">
                {words.addAnotherFile()}
              </Button>
            )}
          </div>
        </Form>
      )}
    </article>
  );
}
