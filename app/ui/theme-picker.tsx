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

/** Chooses the theme with one press. A plain form: the answer is a cookie, so no JavaScript and no flash. */
export function ThemePicker({ current, offered, returnTo }: ThemePickerProps) {
  const choices = [
    ["system", "System"],
    ...offered.map((name) => [name, themeLabels[name]] as const),
  ] as const;
  return (
    <form method="post" action="/theme" className={css.picker}>
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
    </form>
  );
}
