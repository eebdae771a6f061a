import { type ReactNode, useEffect, useState } from "react";
import { notifyTimes } from "~/domain/account";
import type { Options } from "~/domain/fields/field";
import type { FormAnswer } from "~/shell/forms/form-shape";
import { typedIn } from "~/shell/forms/typed-in";
import { useFocusOnSave } from "~/shell/forms/use-focus-on-save";
import { useForm } from "~/shell/forms/use-form";
import type { SettingsFieldsFragment } from "~/shell/operations/operations.generated";
import { useViewer } from "~/shell/page/use-viewer";
import { IntentButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { RadioGroup } from "~/ui/radio-group";
import { SelectField } from "~/ui/select-field";
import { finePrint } from "~/ui/text.css";
import { zoneAmong } from "~/values/zone-spellings";
import * as words from "~/words/accountsPage.generated";
import * as css from "./account-page.css";

interface SettingsFormProps {
  settings: SettingsFieldsFragment;
  timeZones: Options<string>;
  lastResult: FormAnswer | undefined;
  /** Says beside the button that the settings were just saved. */
  saved: ReactNode;
}

const names = ["proposals", "briefs", "messages", "invitations", "asksAvailability", "timeZone"] as const;
const formId = "settings";
const yesOrNo = () =>
  [
    ["YES", words.yes()],
    ["NO", words.no()],
  ] as const;

/** Which mails a member wants, and in which time zone their day begins. */
export function SettingsForm({ settings, timeZones, lastResult, saved }: SettingsFormProps) {
  const form = useForm({
    id: formId,
    names,
    lastResult,
    constraint: { timeZone: { required: true } },
    missing: {},
    defaultValue: {
      ...settings,
      invitations: settings.invitations ? "YES" : "NO",
      asksAvailability: settings.asksAvailability ? "YES" : "NO",
      timeZone: zoneAmong(timeZones, settings.timeZone ?? "UTC")?.[0] ?? "UTC",
    },
  });
  const kind = useViewer()?.kind;
  const isTalent = kind === "FREELANCER" || kind === "AGENCY";
  const { messages, proposals, briefs, invitations, asksAvailability, timeZone } = form.fields;
  // After a refused post the choices stay as they were sent.
  const mayGuess = settings.timeZone === null && !lastResult;
  const guessed = useBrowsersZone(timeZone.id, mayGuess, timeZones);
  const [isDaily, setDaily] = useState(
    [messages, proposals, briefs].some(({ initialValue }) => initialValue === "DAILY"),
  );
  useFocusOnSave(formId, saved !== null);
  return (
    <Form
      method="post"
      {...form.props}
      onChange={({ currentTarget }) => setDaily(Object.values(typedIn(currentTarget)).includes("DAILY"))}
      className={css.form}
      preventScrollReset
    >
      <ErrorSummary
        formErrors={form.errors}
        fields={names.map((name) => form.fields[name])}
        lastResult={lastResult}
      />
      <div className={css.choices}>
        <RadioGroup field={proposals} label={words.aboutProposals()} options={notifyTimes} inline />
        <RadioGroup field={briefs} label={words.aboutBriefs()} options={notifyTimes} inline />
        <RadioGroup field={messages} label={words.aboutMessages()} options={notifyTimes} inline />
        {isTalent && (
          <>
            <RadioGroup field={invitations} label={words.mayInvite()} options={yesOrNo()} inline />
            <RadioGroup field={asksAvailability} label={words.askWeekly()} options={yesOrNo()} inline />
          </>
        )}
      </div>
      <SelectField
        field={timeZone}
        label={words.timeZone()}
        hint={[words.timeZoneHint(), guessed && words.browsersZone(), isDaily && words.dailyAt()]
          .filter(Boolean)
          .join(" ")}
        options={timeZones}
        emptyLabel={null}
      />
      <p className={finePrint}>{words.alwaysMailed()}</p>
      <div className={css.end}>
        <IntentButton intent="settings">{words.save()}</IntentButton>
      </div>
      {saved}
    </Form>
  );
}

/** Chooses the browser's own time zone where none is kept yet. Answers whether it did. */
function useBrowsersZone(id: string, wanted: boolean, timeZones: Options<string>): boolean {
  const [guessed, setGuessed] = useState(false);
  useEffect(() => {
    const [own] = zoneAmong(timeZones, Intl.DateTimeFormat().resolvedOptions().timeZone) ?? [];
    const select = document.getElementById(id);
    if (!wanted || !own || !(select instanceof HTMLSelectElement)) return;
    select.value = own;
    setGuessed(own !== "UTC");
  }, [id, wanted, timeZones]);
  return guessed;
}
