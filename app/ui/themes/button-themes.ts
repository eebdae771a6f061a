import type { Palette } from "./palettes";

export const buttonVariants = ["primary", "secondary", "quiet", "danger"] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonStates = ["rest", "hover", "active", "focus", "disabled"] as const;
export type ButtonState = (typeof buttonStates)[number];

/** `fill` and `border` may be `transparent`: the page or a panel shows through. */
export interface ButtonColours {
  fill: string;
  text: string;
  border: string;
}

export type ButtonTheme = Record<ButtonVariant, Record<ButtonState, ButtonColours>>;

const none = "transparent";

/**
 * The button theme for a palette: its colours, or the variables that hold those of any theme. A
 * disabled button keeps readable text and gets a dashed border.
 */
export function buttonTheme(p: Omit<Palette, "scheme">): ButtonTheme {
  const disabled = { fill: none, text: p.quiet, border: p.control };
  const accentFill = (fill: string) => ({ fill, text: p.onAccent, border: fill });
  const outline = (border: string) => ({ fill: none, text: p.text, border });
  const underline = (text: string) => ({ fill: none, text, border: none });
  const alarm = { fill: p.danger, text: p.onDanger, border: p.danger };
  return {
    primary: {
      rest: accentFill(p.accent),
      hover: accentFill(p.accentHover),
      active: accentFill(p.accentActive),
      focus: accentFill(p.accent),
      disabled,
    },
    secondary: {
      rest: outline(p.control),
      hover: outline(p.text),
      active: { fill: p.text, text: p.canvas, border: p.text },
      focus: outline(p.text),
      disabled,
    },
    quiet: {
      rest: underline(p.accent),
      hover: underline(p.text),
      active: underline(p.accent),
      focus: underline(p.text),
      disabled: { ...disabled, border: none },
    },
    danger: {
      rest: { fill: none, text: p.danger, border: p.danger },
      hover: alarm,
      active: alarm,
      focus: { fill: none, text: p.danger, border: p.danger },
      disabled,
    },
  };
}
