import type { ThemeName } from "~/content/themes";

/** Those that show how a page is built, or how far its contrast goes. */
export const developerThemes: readonly ThemeName[] = ["blueprint", "contrast"];

/** What the theme picker calls them. */
export const themeLabels: Record<ThemeName, string> = {
  dark: "Dark",
  black: "Black",
  light: "Light",
  charcoal: "Charcoal",
  blueprint: "Blueprint",
  contrast: "Contrast",
};
