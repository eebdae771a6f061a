import type { ThemeName } from "~/domain/themes";

/**
 * The colours of one theme, all opaque hex. Every text colour has a contrast of 7:1 on `canvas` and
 * on `raised`.
 */
export interface Palette {
  scheme: "dark" | "light";
  /** The page. */
  canvas: string;
  /** Panels, notices and fields. */
  raised: string;
  text: string;
  /** Secondary text: hints, labels of facts, footers. */
  quiet: string;
  /** Decorative hairlines; carries no meaning. */
  rule: string;
  /** Borders of fields and buttons, 3:1. */
  control: string;
  /** The one accent: links, the primary button, the current page. */
  accent: string;
  accentHover: string;
  accentActive: string;
  /** Text on the three accents above. */
  onAccent: string;
  danger: string;
  onDanger: string;
  warning: string;
  /** Focus ring, 3:1 on everything behind it. */
  focus: string;
}

export const palettes: Record<ThemeName, Palette> = {
  dark: {
    scheme: "dark",
    canvas: "#101413",
    raised: "#181d1b",
    text: "#f1efe8",
    quiet: "#b3b9b3",
    rule: "#2f3633",
    control: "#7d8882",
    accent: "#8ed8ba",
    accentHover: "#aee6cf",
    accentActive: "#79c7a8",
    onAccent: "#0b1512",
    danger: "#ffa899",
    onDanger: "#1d0b07",
    warning: "#efc878",
    focus: "#f1efe8",
  },
  black: {
    scheme: "dark",
    canvas: "#000000",
    raised: "#0d0f0e",
    text: "#f4f3ee",
    quiet: "#adb3ae",
    rule: "#2a2f2c",
    control: "#7a847e",
    accent: "#8ed8ba",
    accentHover: "#aee6cf",
    accentActive: "#79c7a8",
    onAccent: "#05100c",
    danger: "#ffa899",
    onDanger: "#170603",
    warning: "#efc878",
    focus: "#ffffff",
  },
  light: {
    scheme: "light",
    canvas: "#f6f7f4",
    raised: "#ffffff",
    text: "#131816",
    quiet: "#48504b",
    rule: "#d3d8d2",
    control: "#737c76",
    accent: "#0a5a47",
    accentHover: "#063f32",
    accentActive: "#042c23",
    onAccent: "#ffffff",
    danger: "#97190e",
    onDanger: "#ffffff",
    warning: "#6b4600",
    focus: "#131816",
  },
  charcoal: {
    scheme: "dark",
    canvas: "#2b2826",
    raised: "#34302e",
    text: "#f7f1e9",
    quiet: "#d2cac0",
    rule: "#4d4743",
    control: "#a59c93",
    accent: "#ace3cb",
    accentHover: "#c9f0de",
    accentActive: "#97d5ba",
    onAccent: "#12201a",
    danger: "#ffc4b9",
    onDanger: "#2a100b",
    warning: "#f6d592",
    focus: "#f7f1e9",
  },
  blueprint: {
    scheme: "dark",
    canvas: "#0c2a5c",
    raised: "#10326b",
    text: "#f3f7ff",
    quiet: "#c9d9f4",
    rule: "#4069ab",
    control: "#8fb0e6",
    accent: "#ffe08f",
    accentHover: "#fff0c4",
    accentActive: "#f5cf6b",
    onAccent: "#0c1f42",
    danger: "#ffc9c0",
    onDanger: "#2c0d07",
    warning: "#ffd9a0",
    focus: "#ffffff",
  },
  contrast: {
    scheme: "dark",
    canvas: "#000000",
    raised: "#000000",
    text: "#ffffff",
    quiet: "#ffffff",
    rule: "#ffffff",
    control: "#ffffff",
    accent: "#ffee55",
    accentHover: "#ffffff",
    accentActive: "#ffe100",
    onAccent: "#000000",
    danger: "#ffc2b8",
    onDanger: "#000000",
    warning: "#ffd98a",
    focus: "#ffffff",
  },
};
