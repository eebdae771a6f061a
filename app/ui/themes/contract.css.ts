import { createGlobalThemeContract } from "@vanilla-extract/css";
import { buttonStates, buttonVariants } from "./button-themes";

/**
 * Named by initials: `--p-r-f` is the fill (f) of the primary button (p) at rest (r). Short,
 * because each theme sets all sixty on every page.
 */
const states = ([variant]: string) =>
  Object.fromEntries(
    buttonStates.map((state) => {
      const name = `${variant}-${state[0]}`;
      return [state, { fill: `${name}-f`, text: `${name}-t`, border: `${name}-b` }];
    }),
  ) as Record<(typeof buttonStates)[number], { fill: string; text: string; border: string }>;

/** The colours that every theme must set. Components use these and no others. */
export const colour = createGlobalThemeContract({
  canvas: "canvas",
  raised: "raised",
  text: "text",
  quiet: "quiet",
  rule: "rule",
  control: "control",
  accent: "accent",
  onAccent: "on-accent",
  danger: "danger",
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

/** The button theme: variant × state × part. */
export const buttonColour = createGlobalThemeContract(
  Object.fromEntries(buttonVariants.map((variant) => [variant, states(variant)])) as Record<
    (typeof buttonVariants)[number],
    ReturnType<typeof states>
  >,
);
