import type { ReactNode } from "react";
import { paths } from "~/paths";
import { Moment } from "~/shell/format/moment";
import type { FormAnswer } from "~/shell/forms/form-shape";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import * as words from "~/words/accountsPage.generated";
import * as css from "./account-page.css";
import { RunsOnList } from "./runs-on";

interface DeletionPanelProps {
  /** The owner of a form that is sent without a session and kept. */
  /** The address is unproven: such an account goes at once. */
  pending: boolean;
  /** Decides what the panel names: a hirer's briefs, or anyone else's proposals. */
  isHirer: boolean;
  /** What runs with others; null while the account isn’t active. */
  runsOn: Parameters<typeof RunsOnList>[0]["runsOn"] | null;
  /** When the account will be gone; null while it isn't being deleted. */
  deletesAt: string | null;
  lastResult: FormAnswer | undefined;
}

/** Deletes an account after a confirmation. A proven one can be restored for fourteen days. */
export function DeletionPanel({ deletesAt, lastResult, ...props }: DeletionPanelProps) {
  return deletesAt ? (
    <TakeBack deletesAt={deletesAt} lastResult={lastResult} />
  ) : (
    <Delete {...props} lastResult={lastResult} />
  );
}

function Delete({ pending, isHirer, runsOn, lastResult }: Omit<DeletionPanelProps, "deletesAt">) {
  const form = useForm({
    id: "delete",
    names: ["sure"],
    lastResult,
    constraint: { sure: { required: true } },
    missing: { sure: words.notSure() },
  });
  const { sure } = form.fields;
  const stays = (said: ReactNode) => <Link to={paths.privacy}>{said}</Link>;
  return (
    <Form method="post" {...form.props} className={css.form} preventScrollReset>
      <ErrorSummary formErrors={form.errors} fields={[sure]} lastResult={lastResult} />
      <p className={css.text}>
        {pending
          ? words.deleteUnproven({ stays })
          : isHirer
            ? words.deleteHirer({ stays })
            : words.deleteTalent({ stays })}
      </p>
      {runsOn && <RunsOnList runsOn={runsOn} isHirer={isHirer} />}
      <CheckboxField field={sure} label={words.sure()} />
      <div className={css.end}>
        <IntentButton intent="delete" variant="danger">
          {words.deleteAccount()}
        </IntentButton>
      </div>
    </Form>
  );
}

function TakeBack({ deletesAt, lastResult }: { deletesAt: string; lastResult: FormAnswer | undefined }) {
  return (
    <Form method="post" className={css.form} preventScrollReset>
      <ErrorSummary formErrors={lastResult?.error?.[""] ?? []} fields={[]} lastResult={lastResult} />
      <p className={css.text}>
        {words.goneOn({
          when: (
            <strong>
              <Moment at={deletesAt} />
            </strong>
          ),
        })}
      </p>
      <div className={css.end}>
        <IntentButton intent="keep">{words.keepAccount()}</IntentButton>
      </div>
    </Form>
  );
}
