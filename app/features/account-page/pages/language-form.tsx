import type { ReactNode } from "react";
import type { FormAnswer } from "~/shell/forms/form-shape";
import { useFocusOnSave } from "~/shell/forms/use-focus-on-save";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { SelectField } from "~/ui/select-field";
import * as words from "~/words/accountsPage.generated";
import * as css from "./account-page.css";
import { asBrowserSays, languageChoices } from "./language-choices";

interface LanguageFormProps {
  /** The chosen one's code; null for what each browser says. */
  language: string | null;
  lastResult: FormAnswer | undefined;
  /** Says beside the button that it was just saved. */
  saved: ReactNode;
}

const names = ["language"] as const;
const formId = "language";

/**
 * The language of all pages and of mails. Posted by the browser itself, also with JavaScript: the
 * page's scripts have one language's words.
 */
export function LanguageForm({ language, lastResult, saved }: LanguageFormProps) {
  const form = useForm({
    id: formId,
    names,
    lastResult,
    constraint: { language: { required: true } },
    missing: {},
    defaultValue: { language: language ?? asBrowserSays },
  });
  useFocusOnSave(formId, saved !== null);
  return (
    <Form method="post" {...form.props} className={css.form} reloadDocument>
      <ErrorSummary formErrors={form.errors} fields={[form.fields.language]} lastResult={lastResult} />
      <SelectField
        field={form.fields.language}
        label={words.languageLabel()}
        hint={words.languageHint()}
        options={languageChoices}
        emptyLabel={null}
      />
      <div className={css.end}>
        <IntentButton intent="language">{words.saveLanguage()}</IntentButton>
      </div>
      {saved}
    </Form>
  );
}
