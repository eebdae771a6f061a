import { Form } from "@remix-run/react";
import type { ThemeName } from "~/content/themes";
import * as css from "./theme-picker.css";
import { themeLabels } from "./themes/theme-names";

export interface ThemePickerProps {
  /** What is chosen now; `system` when nothing was. */
  current: ThemeName | "system";
  /** Which themes may be chosen: some are for developers. One that was chosen elsewhere stays. */
  offered: readonly ThemeName[];
  /** The internal path to come back to. */
  returnTo: string;
}

/**
 * Chooses the theme. A form, and the answer is a cookie: it needs no JavaScript and never flashes. With
 * JavaScript a choice holds at once, and the page stays as it is, with its place and all that was typed.
 */
export function ThemePicker({ current, offered, returnTo }: ThemePickerProps) {
  const names = current === "system" || offered.includes(current) ? offered : [...offered, current];
  return (
    <Form method="post" action="/theme" navigate={false} className={css.picker}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <label className={css.label} htmlFor="theme">
        Theme
      </label>
      <select
        id="theme"
        name="theme"
        className={css.choice}
        defaultValue={current}
        // After a reload some browsers put back what was chosen before, not what holds.
        autoComplete="off"
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        <option value="system">System</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {themeLabels[name]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={css.apply}>
          Apply
        </button>
      </noscript>
    </Form>
  );
}
