import { createVar, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { from } from "./breakpoints";
import { scale } from "./scale.css";
import { type ButtonVariant, buttonTheme, buttonVariants } from "./themes/button-themes";
import { colour } from "./themes/contract.css";

const part = { fill: createVar(), text: createVar(), border: createVar() };

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.625rem",
  minBlockSize: scale.control,
  paddingBlock: "0.5rem",
  // Large text on a phone needs the room.
  paddingInline: "min(1.375rem, 6vw)",
  border: `1px solid ${part.border}`,
  borderRadius: "2px",
  background: part.fill,
  color: part.text,
  fontSize: scale.body,
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: "none",
  textAlign: "center",
  verticalAlign: "top",
  cursor: "pointer",
  transition: "background-color 120ms, border-color 120ms, color 120ms",
  selectors: {
    "&:hover": { color: part.text },
    "&:disabled, &[aria-disabled='true']": { borderStyle: "dashed", cursor: "not-allowed" },
  },
});

const theme = buttonTheme(colour);

const set = (colours: { fill: string; text: string; border: string }) => ({
  vars: { [part.fill]: colours.fill, [part.text]: colours.text, [part.border]: colours.border },
});

export const button = styleVariants(
  Object.fromEntries(buttonVariants.map((variant) => [variant, variant])) as Record<
    ButtonVariant,
    ButtonVariant
  >,
  (variant) => [
    base,
    {
      ...set(theme[variant].rest),
      // Recognised by colour and weight: only links within text are underlined.
      ...(variant === "quiet" && { paddingInline: 0 }),
      selectors: {
        "&:focus-visible": set(theme[variant].focus),
        "&:hover": set(theme[variant].hover),
        "&:active": set(theme[variant].active),
        "&:disabled, &[aria-disabled='true']": set(theme[variant].disabled),
      },
    },
  ],
);

/** An icon alone: as large as a touch target, and without a fill until it is hovered. */
export const iconButton = style({
  display: "inline-grid",
  placeContent: "center",
  minInlineSize: "2.75rem",
  minBlockSize: "2.75rem",
  // Aligns its icon with the content below.
  marginInlineEnd: "-0.75rem",
  border: "1px solid transparent",
  borderRadius: "2px",
  background: "none",
  color: colour.quiet,
  cursor: "pointer",
  selectors: { "&:hover": { borderColor: colour.control, color: colour.text } },
});

export const turn = keyframes({ to: { transform: "rotate(360deg)" } });

/** The small ring inside a button whose action is running. */
export const ring = style({
  inlineSize: "1rem",
  blockSize: "1rem",
  border: "2px solid currentColor",
  borderInlineEndColor: "transparent",
  borderRadius: "50%",
  animation: `${turn} 900ms linear infinite`,
});

/** Buttons side by side; on a phone they fill the line, within reach of the thumb. */
export const buttonRow = style({
  display: "grid",
  gap: "0.75rem",
  // A name in it may be one long word.
  overflowWrap: "anywhere",
  "@media": { [from("xlMobile")]: { display: "flex", flexWrap: "wrap" } },
});
