import { Form, useNavigation } from "@remix-run/react";
import { PagedList } from "~/features/market/parts/paged-list";
import { RecentMoment } from "~/shell/format/moment";
import { formErrors } from "~/shell/forms/post-answer";
import type { TroubledJobState } from "~/shell/operations/operations.generated";
import { Button } from "~/ui/button";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { visuallyHidden } from "~/ui/hidden.css";
import { SecondThought } from "~/ui/second-thought";
import { plainList } from "~/ui/text.css";
import * as css from "./admin.css";
import type { Shown } from "./admin-page";
import { type Given, GivenFields } from "./given-fields";
import { SignUpMails } from "./sign-up-mails";

const states: Record<TroubledJobState, string> = {
  FAILING: "Keeps failing",
  REFUSED: "Refused for good",
  HELD: "May have been sent before a restore",
};

/** Jobs that failed and need an administrator. */
export function JobsList({ jobs, mails, place, done, answer, uid, proof }: Shown<"jobs">) {
  return (
    <>
      <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
      {done === "retried" && !answer && <Done title="The job is tried again now" />}
      {done === "ended" && !answer && <Done title="The job is removed undone" />}
      {mails && <SignUpMails mails={mails} given={{ uid, proof }} />}
      <PagedList
        place={place}
        count={jobs.length}
        older="More jobs"
        empty={{
          title: "No job is in trouble",
          text: "What has failed ten times or was refused will be here.",
        }}
        end={{ title: "No more jobs" }}
      >
        <ul className={plainList}>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} given={{ uid, proof }} />
          ))}
        </ul>
      </PagedList>
    </>
  );
}

function JobRow({ job, given }: { job: Shown<"jobs">["jobs"][number]; given: Given }) {
  const { id, type, state, attempts, lastError, createdAt, nextTryAt } = job;
  const { state: sending, formData } = useNavigation();
  const isSent = (intent: string) =>
    sending !== "idle" && formData?.get("job") === id && formData.get("intent") === intent;
  return (
    <li className={css.row}>
      <div>
        <p>{type}</p>
        <div className={css.facts}>
          <span>{states[state]}</span>
          <span>{attempts} tried</span>
          {lastError && <span>{lastError}</span>}
          <span>
            From <RecentMoment at={createdAt} />
          </span>
          {nextTryAt && (
            <span>
              Next <RecentMoment at={nextTryAt} />
            </span>
          )}
        </div>
      </div>
      <Form method="post" preventScrollReset className={css.buttons}>
        <GivenFields {...given} />
        <input type="hidden" name="job" value={id} />
        <Button name="intent" value="retry" variant="secondary" pending={isSent("retry")}>
          Try again
          <span className={visuallyHidden}>: {type}</span>
        </Button>
        <SecondThought label="End">
          <Button name="intent" value="end" variant="danger" pending={isSent("end")}>
            Remove it undone
            <span className={visuallyHidden}>: {type}</span>
          </Button>
        </SecondThought>
      </Form>
    </li>
  );
}
