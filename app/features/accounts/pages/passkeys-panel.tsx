import { Form, useLocation } from "@remix-run/react";
import { limits } from "~/platform/values/limits";
import { Moment } from "~/shell/format/moment";
import type { FormAnswer } from "~/shell/forms/form-shape";
import { PasskeyButton } from "~/shell/forms/passkey-button";
import { useForm } from "~/shell/forms/use-form";
import { Button } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { visuallyHidden } from "~/ui/hidden.css";
import { finePrint, plainList } from "~/ui/text.css";
import { TextField } from "~/ui/text-field";
import * as css from "./account-page.css";
import type { loadAccount } from "./account-page.server";

type Passkeys = Awaited<ReturnType<typeof loadAccount>>["passkeys"];

interface PasskeysPanelProps {
  passkeys: Passkeys;
  uid: string;
  lastResult: FormAnswer | undefined;
}

/** The member's passkeys: each can be renamed and removed, and another one added. */
export function PasskeysPanel({ passkeys, uid, lastResult }: PasskeysPanelProps) {
  return (
    <div className={css.form}>
      <ErrorSummary formErrors={lastResult?.error?.[""] ?? []} fields={[]} lastResult={lastResult} />
      <p className={css.text}>
        A passkey signs you in with your fingerprint, your face or your device’s PIN. The link by e-mail keeps
        working.
      </p>
      <ul className={plainList} data-keeps-focus>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} uid={uid} />
        ))}
      </ul>
      <PasskeyButton key={useLocation().key} what="add" redirect="" variant="secondary">
        Add a passkey
      </PasskeyButton>
    </div>
  );
}

function PasskeyRow({ passkey, uid }: { passkey: Passkeys[number]; uid: string }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const form = useForm({
    id: `passkey-${id}`,
    names: ["passkeyName"],
    lastResult: undefined,
    constraint: { passkeyName: { required: true, maxLength: limits.passkeyName } },
    missing: { passkeyName: "Write a name." },
    defaultValue: { passkeyName: name },
  });
  return (
    <li className={css.passkey}>
      <Form method="post" {...form.props} className={css.form} preventScrollReset>
        <input type="hidden" name="member" value={uid} />
        <input type="hidden" name="passkey" value={id} />
        <TextField field={form.fields.passkeyName} label="Name of the passkey" />
        <p className={finePrint}>
          Added <Moment at={createdAt} />
          {lastUsedAt && (
            <>
              ; last used <Moment at={lastUsedAt} />
            </>
          )}
        </p>
        <div className={buttonRow}>
          <Button name="intent" value="rename-passkey" variant="secondary">
            Rename<span className={visuallyHidden}>: {name}</span>
          </Button>
          <Button name="intent" value="remove-passkey" variant="quiet">
            Remove<span className={visuallyHidden}>: {name}</span>
          </Button>
        </div>
      </Form>
    </li>
  );
}
