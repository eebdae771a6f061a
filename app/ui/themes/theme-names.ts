import type { ThemeName } from "~/domain/themes";
import * as words from "~/words/ui.generated";

/** The themes that show how a page is built, or test its contrast. */
export const developerThemes: readonly ThemeName[] = ["blueprint", "contrast"];

/** Their names in the theme picker. */
export const themeLabels: Record<ThemeName, () => string> = {
  dark: words.themeDark,
  black: words.themeBlack,
  light: words.themeLight,
  charcoal: words.themeCharcoal,
  blueprint: words.themeBlueprint,
  contrast: words.themeContrast,
};
