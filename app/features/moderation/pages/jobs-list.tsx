import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { PagedList } from "~/features/market/shared/paged-list";
import { RecentMoment } from "~/shell/format/moment";
import { formErrors } from "~/shell/forms/post-answer";
import type { TroubledJobState } from "~/shell/operations/operations.generated";
import { Button } from "~/ui/button";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import { SecondThought } from "~/ui/second-thought";
import { plainList } from "~/ui/text.css";
import * as words from "~/words/moderationJobs.generated";
import * as css from "./admin.css";
import type { Shown } from "./admin-page";
import { type Given, GivenFields } from "./given-fields";
import { SignUpMails } from "./sign-up-mails";

const states: Record<TroubledJobState, () => string> = {
  FAILING: words.failing,
  REFUSED: words.refused,
  HELD: words.held,
};

/** Jobs that failed and need an administrator. */
export function JobsList({ jobs, mails, place, done, answer, proof }: Shown<"jobs">) {
  return (
    <>
      <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
      {done === "retried" && !answer && <Done title={words.retried()} />}
      {done === "ended" && !answer && <Done title={words.ended()} />}
      {mails && <SignUpMails mails={mails} given={{ proof }} />}
      <PagedList
        place={place}
        count={jobs.length}
        older={words.more()}
        empty={{ title: words.noneTitle(), text: words.none() }}
        end={{ title: words.noMore() }}
      >
        <ul className={plainList}>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} given={{ proof }} />
          ))}
        </ul>
      </PagedList>
    </>
  );
}

const hidden = (said: ReactNode) => <span className={visuallyHidden}>{said}</span>;

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
          <span>{states[state]()}</span>
          <span>{words.attempts({ count: attempts })}</span>
          {lastError && <span>{lastError}</span>}
          <span>{words.since({ at: <RecentMoment at={createdAt} /> })}</span>
          {nextTryAt && <span>{words.nextTry({ at: <RecentMoment at={nextTryAt} /> })}</span>}
        </div>
      </div>
      <Form method="post" preventScrollReset className={css.buttons}>
        <GivenFields {...given} />
        <input type="hidden" name="job" value={id} />
        <Button name="intent" value="retry" variant="secondary" pending={isSent("retry")}>
          {words.retry({ job: type, hidden })}
        </Button>
        <SecondThought label={words.end()}>
          <Button name="intent" value="end" variant="danger" pending={isSent("end")}>
            {words.endIt({ job: type, hidden })}
          </Button>
        </SecondThought>
      </Form>
    </li>
  );
}
