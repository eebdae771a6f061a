/** The themes to choose from (product.md §3); without a choice the system's applies. */
export const themeNames = ["dark", "black", "light", "charcoal", "blueprint", "contrast"] as const;
export type ThemeName = (typeof themeNames)[number];

export function isThemeName(value: unknown): value is ThemeName {
  return themeNames.some((name) => name === value);
}
