import brygada from "./brygada-1918.woff2";
import instrument from "./instrument-sans.woff2";

/** Link descriptors for root.tsx: both fonts are on every page, so they load beside the style sheet. */
export const fontPreloads = [brygada, instrument].map((href) => ({
  rel: "preload" as const,
  as: "font" as const,
  type: "font/woff2",
  href,
  crossOrigin: "anonymous" as const,
}));
