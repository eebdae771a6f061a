import { Form, Link } from "@remix-run/react";
import { paths } from "~/paths";
import { Moment } from "~/shell/format/moment";
import type { FormAnswer } from "~/shell/forms/form-shape";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import * as css from "./account-page.css";
import { notSure } from "./account-texts";

interface DeletionPanelProps {
  /** The owner of a form that is sent without a session and kept. */
  uid: string;
  /** The address is unproven: such an account goes at once. */
  pending: boolean;
  /** Decides what the panel names: a hirer's briefs, or anyone else's proposals. */
  isHirer: boolean;
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

function Delete({ uid, pending, isHirer, lastResult }: Omit<DeletionPanelProps, "deletesAt">) {
  const form = useForm({
    id: "delete",
    names: ["sure"],
    lastResult,
    constraint: { sure: { required: true } },
    missing: { sure: notSure },
  });
  const { sure } = form.fields;
  return (
    <Form method="post" {...form.props} className={css.form} preventScrollReset>
      <ErrorSummary formErrors={form.errors} fields={[sure]} lastResult={lastResult} />
      <input type="hidden" name="member" value={uid} />
      <p className={css.text}>
        {pending
          ? "Your e-mail isn’t confirmed, so everything is gone at once and can’t be brought back. Left alone, the account is deleted after seven days."
          : isHirer
            ? "Nobody sees you from then on, and your open briefs close within ten minutes; a yes that wasn’t told yet is undone. For fourteen days you can sign in and undo it; then everything is gone but what others rely on: the briefs you published and the notes of your replies, without your name and e-mail. First download anything you want to keep."
            : "Nobody sees you from then on. For fourteen days you can sign in and undo it; then everything is gone but what others rely on: the proposals you sent, without your name and e-mail. First download anything you want to keep."}{" "}
        <Link to={paths.privacy}>What stays, in full</Link>
      </p>
      <CheckboxField field={sure} label="Yes, delete my account" />
      <div className={css.end}>
        <IntentButton intent="delete" variant="danger">
          Delete my account
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
        Everything is gone on{" "}
        <strong>
          <Moment at={deletesAt} />
        </strong>
        . Until then you can change your mind.
      </p>
      <div className={css.end}>
        <IntentButton intent="keep">Keep my account</IntentButton>
      </div>
    </Form>
  );
}
