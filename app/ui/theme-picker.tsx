import { Form } from "@remix-run/react";
import * as css from "./theme-picker.css";
import { type ThemeName, themeLabels } from "./themes/theme-names";

export interface ThemePickerProps {
  /** What is chosen now; `system` when nothing was. */
  current: ThemeName | "system";
  /** Which themes may be chosen: `blueprint` is for developers. */
  offered: readonly ThemeName[];
  /** The internal path to come back to. */
  returnTo: string;
}

/**
 * Chooses the theme with one press. A form, and the answer is a cookie: it needs no JavaScript and never
 * flashes. With JavaScript the page stays as it is, with its place and all that was typed.
 */
export function ThemePicker({ current, offered, returnTo }: ThemePickerProps) {
  const choices = [
    ["system", "System"],
    ...offered.map((name) => [name, themeLabels[name]] as const),
  ] as const;
  return (
    <Form method="post" action="/theme" navigate={false} className={css.picker}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <span className={css.legend} id="theme-picker">
        Theme
      </span>
      <fieldset className={css.choices} aria-labelledby="theme-picker">
        {choices.map(([value, label]) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            className={css.choice}
            aria-pressed={value === current}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
