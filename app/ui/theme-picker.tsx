import type { ThemeName } from "~/domain/themes";
import { Form } from "~/ui/form";
import * as words from "~/words/ui.generated";
import * as css from "./theme-picker.css";
import { themeLabels } from "./themes/theme-names";

export interface ThemePickerProps {
  /** The current choice; `system` if none was made. */
  current: ThemeName | "system";
  /**
   * The themes to choose from: some are for developers only. A theme chosen earlier stays in force.
   */
  offered: readonly ThemeName[];
  /** The internal path to come back to. */
  returnTo: string;
}

/**
 * Chooses the theme. A form, answered with a cookie: it needs no JavaScript and never flashes. With
 * JavaScript a choice applies at once, and the page keeps its position and typed text.
 */
export function ThemePicker({ current, offered, returnTo }: ThemePickerProps) {
  const names = current === "system" || offered.includes(current) ? offered : [...offered, current];
  return (
    <Form method="post" action="/theme" navigate={false} className={css.picker}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <label className={css.label} htmlFor="theme">
        {words.theme()}
      </label>
      <select
        id="theme"
        name="theme"
        className={css.choice}
        defaultValue={current}
        // After a reload some browsers restore the earlier choice instead of the current one.
        autoComplete="off"
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        <option value="system">{words.themeSystem()}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {themeLabels[name]()}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={css.apply}>
          {words.themeApply()}
        </button>
      </noscript>
    </Form>
  );
}
