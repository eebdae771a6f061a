import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Moment } from "~/shell/format/moment";
import type { FormAnswer } from "~/shell/forms/form-shape";
import { PasskeyButton } from "~/shell/forms/passkey-button";
import { useForm } from "~/shell/forms/use-form";
import { Button } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import { finePrint, plainList } from "~/ui/text.css";
import { TextField } from "~/ui/text-field";
import { limits } from "~/values/limits";
import * as words from "~/words/accountsPage.generated";
import * as css from "./account-page.css";
import type { loadAccount } from "./account-page.server";

type Passkeys = Awaited<ReturnType<typeof loadAccount>>["passkeys"];

interface PasskeysPanelProps {
  passkeys: Passkeys;
  lastResult: FormAnswer | undefined;
}

/** The member's passkeys: each can be renamed and removed, and another one added. */
export function PasskeysPanel({ passkeys, lastResult }: PasskeysPanelProps) {
  return (
    <div className={css.form}>
      <ErrorSummary formErrors={lastResult?.error?.[""] ?? []} fields={[]} lastResult={lastResult} />
      <p className={css.text}>{words.passkeysText()}</p>
      <ul className={plainList} data-keeps-focus>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      <PasskeyButton key={useLocation().key} what="add" redirect="" variant="secondary">
        {words.addPasskey()}
      </PasskeyButton>
    </div>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkeys[number] }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const form = useForm({
    id: `passkey-${id}`,
    names: ["passkeyName"],
    lastResult: undefined,
    constraint: { passkeyName: { required: true, maxLength: limits.passkeyName } },
    missing: { passkeyName: words.passkeyNameMissing() },
    defaultValue: { passkeyName: name },
  });
  const added = <Moment at={createdAt} />;
  const hidden = (said: ReactNode) => <span className={visuallyHidden}>{said}</span>;
  return (
    <li className={css.passkey}>
      <Form method="post" {...form.props} className={css.form} preventScrollReset>
        <input type="hidden" name="passkey" value={id} />
        <TextField field={form.fields.passkeyName} label={words.passkeyName()} />
        <p className={finePrint}>
          {lastUsedAt
            ? words.passkeyUsed({ added, used: <Moment at={lastUsedAt} /> })
            : words.passkeyUnused({ added })}
        </p>
        <div className={buttonRow}>
          <Button name="intent" value="rename-passkey" variant="secondary">
            {words.renamePasskey({ name, hidden })}
          </Button>
          <Button name="intent" value="remove-passkey" variant="quiet">
            {words.removePasskey({ name, hidden })}
          </Button>
        </div>
      </Form>
    </li>
  );
}
