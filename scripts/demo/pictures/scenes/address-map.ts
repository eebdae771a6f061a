import { box, card, circle, drawing, letters, line } from "../drawing";

const roads = [
  "M-20 220 L420 180 L760 260 L1220 210",
  "M-20 520 L300 470 L700 540 L1220 470",
  "M180 -20 L240 300 L190 820",
  "M520 -20 L560 400 L500 820",
  "M860 -20 L820 330 L900 820",
  "M1080 -20 L1100 420 L1040 820",
  "M-20 690 L400 660 L900 700 L1220 650",
];
const lanes = [
  "M60 -20 L90 820",
  "M360 -20 L390 820",
  "M690 -20 L700 820",
  "M970 -20 L985 820",
  "M-20 90 L1220 60",
  "M-20 350 L1220 350",
  "M-20 600 L1220 590",
  "M-20 760 L1220 770",
];
const river = "M-40 420 C140 340 240 420 380 400 C560 376 560 280 740 300 C920 322 980 420 1240 330";

/** Houses in blocks; a number that only looks drawn by lot decides which are there. */
const houses = Array.from({ length: 26 * 17 }, (_, at) => ({
  x: 30 + (at % 26) * 46,
  y: 24 + Math.floor(at / 26) * 47,
  lot: (at * 7919) % 97,
})).map(({ x, y, lot }) => ({ x: x + (lot % 13) - 6, y: y + (lot % 11) - 5, lot }));
const nearRiver = (x: number, y: number) =>
  y > 270 && y < 440 && Math.abs(y - (x < 420 ? 400 : x < 880 ? 310 : 370)) < 52;

/** A map of a town whose addresses are in their places. */
export const addressMap = drawing(1200, 800, "cream", [
  box({ x: 588, y: 560, width: 214, height: 116, round: 20 }, "sage"),
  box({ x: 250, y: 40, width: 96, height: 120, round: 20 }, "sage"),
  line(river, "sky", 62),
  ...lanes.map((path) => line(path, "paper", 9)),
  ...roads.map((path) => line(path, "sand", 26) + line(path, "paper", 20)),
  ...houses
    .filter(({ x, y, lot }) => lot > 26 && !nearRiver(x, y))
    .map(({ x, y, lot }) =>
      circle(x, y, 7, lot === 61 ? "brick" : "forest", lot === 61 ? "" : 'opacity=".8"'),
    ),
  line("M-20 520 L300 470 L700 540 L880 512 L820 330 L838 240 L1220 210", "brick", 9),
  line("M180 -20 L240 300 L214 560 L198 674 L400 660 L530 668", "navy", 9),
  circle(530, 668, 17, "navy"),
  circle(530, 668, 7, "paper"),
  card({ x: 800, y: 596, width: 340, height: 150, round: 16 }),
  letters(832, 668, "98.7 %", { size: 60, face: "serif", colour: "forest" }),
  circle(842, 710, 8, "forest"),
  letters(860, 717, "in its place", { size: 22 }),
  circle(996, 710, 8, "brick"),
  letters(1014, 717, "to check", { size: 22 }),
]);
