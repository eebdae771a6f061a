import { createGlobalThemeContract } from "@vanilla-extract/css";

/** The colours that every theme must set. Components use these and no others. */
export const colour = createGlobalThemeContract({
  canvas: "canvas",
  raised: "raised",
  text: "text",
  quiet: "quiet",
  rule: "rule",
  control: "control",
  accent: "accent",
  accentHover: "accent-hover",
  accentActive: "accent-active",
  onAccent: "on-accent",
  danger: "danger",
  onDanger: "on-danger",
  warning: "warning",
  focus: "focus",
});

/** The backgrounds of chips. */
export const tint = createGlobalThemeContract({
  plain: "tint-plain",
  good: "tint-good",
  wait: "tint-wait",
  bad: "tint-bad",
});
