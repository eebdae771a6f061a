import { assignVars, globalStyle } from "@vanilla-extract/css";
import { themeNames } from "~/domain/themes";
import { breakpoints, from } from "../breakpoints";
import { colour, tint } from "./contract.css";
import { type Palette, palettes } from "./palettes";
import { tintsOf } from "./tints";

function variables(palette: Palette) {
  const { scheme: _scheme, ...colours } = palette;
  return { ...assignVars(colour, colours), ...assignVars(tint, tintsOf(palette)) };
}

function theme(selector: string, palette: Palette, media?: string) {
  const rule = { colorScheme: palette.scheme, vars: variables(palette) };
  globalStyle(selector, media ? { "@media": { [media]: rule } } : rule);
}

// Without a choice, the system's theme. A chosen theme overrides it by coming later or by
// `:not([data-theme])`.
theme(":root", palettes.dark);
theme(":root:not([data-theme])", palettes.light, "(prefers-color-scheme: light)");
theme(":root:not([data-theme])", palettes.contrast, "(prefers-contrast: more)");

for (const name of themeNames) {
  // `:root` already is the dark theme.
  if (name !== "dark") theme(`[data-theme="${name}"]`, palettes[name]);
}

// Maximum contrast also means visible structure: links are always underlined, rules have full
// strength.
const underlined = { textDecorationLine: "underline", textDecorationColor: "currentColor" } as const;
globalStyle('[data-theme="contrast"] a', underlined);
globalStyle(":root:not([data-theme]) a", { "@media": { "(prefers-contrast: more)": underlined } });

// Blueprint outlines every box and names the current breakpoint in the corner, but not on paper.
globalStyle('[data-theme="blueprint"] :where(body *)', {
  "@media": { screen: { outline: `1px dashed ${colour.rule}` } },
});
globalStyle('[data-theme="blueprint"] body::after', {
  position: "fixed",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: 100,
  padding: "0.25rem 0.5rem",
  background: colour.accent,
  color: colour.onAccent,
  font: "600 0.75rem/1.2 ui-monospace, monospace",
  pointerEvents: "none",
  "@media": Object.fromEntries(
    (Object.keys(breakpoints) as (keyof typeof breakpoints)[]).map((name) => [
      `screen and ${from(name)}`,
      { content: `${name} ${breakpoints[name]}` },
    ]),
  ),
});
