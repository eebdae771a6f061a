import { globalFontFace } from "@vanilla-extract/css";
import brygada from "./brygada-1918.woff2";
import instrument from "./instrument-sans.woff2";

// `optional`: a page that is shown before the font has loaded keeps the fallback, so nothing moves.
// The fallbacks below have the metrics of the fonts, so the next page has the same layout.
// The range lists the letters in the files, without combining accents: a font that has accents but
// no positions for them would be used to compose letters that it lacks, such as the ạ and ấ of
// Vietnamese names.
const unicodeRange = "U+0-FF, U+131, U+152-153, U+2C6-2DC, U+2000-22FF";

globalFontFace("Brygada", {
  src: `url(${brygada}) format("woff2")`,
  unicodeRange,
  fontWeight: "400 700",
  fontStyle: "normal",
  fontDisplay: "optional",
});
globalFontFace("Instrument Sans", {
  src: `url(${instrument}) format("woff2")`,
  unicodeRange,
  fontWeight: "400 700",
  fontStyle: "normal",
  fontDisplay: "optional",
});
// All but Arabic: for that, the system's own font is better than theirs at the metrics of ours.
const fallbackRange = "U+0-5FF, U+700-74F, U+780-89F, U+900-FB4F, U+FE00-FE6F, U+FF00-10FFFF";

globalFontFace("Brygada fallback", {
  src: 'local("Times New Roman"), local("Liberation Serif")',
  unicodeRange: fallbackRange,
  sizeAdjust: "114.6%",
  ascentOverride: "80.3%",
  descentOverride: "21.8%",
  lineGapOverride: "0%",
});
globalFontFace("Instrument fallback", {
  src: 'local("Arial"), local("Liberation Sans")',
  unicodeRange: fallbackRange,
  sizeAdjust: "100.6%",
  ascentOverride: "96.4%",
  descentOverride: "24.9%",
  lineGapOverride: "0%",
});

export const serif = '"Brygada", "Brygada fallback", Georgia, serif';
export const sans = '"Instrument Sans", "Instrument fallback", system-ui, sans-serif';
