import type { ThemeName } from "~/content/themes";

/** The themes that show how a page is built, or test its contrast. */
export const developerThemes: readonly ThemeName[] = ["blueprint", "contrast"];

/** Their names in the theme picker. */
export const themeLabels: Record<ThemeName, string> = {
  dark: "Dark",
  black: "Black",
  light: "Light",
  charcoal: "Charcoal",
  blueprint: "Blueprint",
  contrast: "Contrast",
};
