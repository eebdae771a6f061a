/** The themes a person can choose (product.md §3); without a choice the system's holds. */
export const themeNames = ["dark", "black", "light", "charcoal", "blueprint", "contrast"] as const;
export type ThemeName = (typeof themeNames)[number];

/** Those that show how a page is built, or how far its contrast goes. */
export const developerThemes: readonly ThemeName[] = ["blueprint", "contrast"];

export function isThemeName(value: unknown): value is ThemeName {
  return themeNames.some((name) => name === value);
}

/** What the theme picker calls them. */
export const themeLabels: Record<ThemeName, string> = {
  dark: "Dark",
  black: "Black",
  light: "Light",
  charcoal: "Charcoal",
  blueprint: "Blueprint",
  contrast: "Contrast",
};
