import { Form } from "@remix-run/react";
import { IntentButton } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { formatTime } from "~/web/format/price";
import type { FormAnswer } from "~/web/forms/form-shape";
import { useForm } from "~/web/forms/use-form";
import * as css from "./account-page.css";
import { notSure } from "./account-words";

interface DeletionPanelProps {
  /** By whom what is sent without a session is kept. */
  uid: string;
  /** The address is unproven: such an account goes by itself. */
  pending: boolean;
  /** When nothing of the account is left; null while it isn't being deleted. */
  deletesAt: string | null;
  lastResult: FormAnswer | undefined;
}

/** The end of an account: asked for with a second thought, and taken back for fourteen days. */
export function DeletionPanel({ uid, pending, deletesAt, lastResult }: DeletionPanelProps) {
  if (pending)
    return (
      <p className={css.text}>
        An account whose address nobody confirms is deleted by itself after seven days, with all that is in
        it.
      </p>
    );
  return deletesAt ? (
    <TakeBack deletesAt={deletesAt} lastResult={lastResult} />
  ) : (
    <Delete uid={uid} lastResult={lastResult} />
  );
}

function Delete({ uid, lastResult }: Pick<DeletionPanelProps, "uid" | "lastResult">) {
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
        Nobody sees you from then on, and your open briefs close at once. For fourteen days you can log in and
        take it back; then everything is gone. Download what you want to keep first.
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
    <Form method="post" className={css.form}>
      <ErrorSummary formErrors={lastResult?.error?.[""] ?? []} fields={[]} lastResult={lastResult} />
      <p className={css.text}>
        Everything is gone on <strong>{formatTime(deletesAt)}</strong>. Until then you can change your mind.
      </p>
      <div className={css.end}>
        <IntentButton intent="keep">Keep my account</IntentButton>
      </div>
    </Form>
  );
}
