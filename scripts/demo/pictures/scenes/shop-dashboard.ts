import { box, card, circle, drawing, letters, line } from "../drawing";
import type { Colour } from "../palette";

const tile = (at: number, name: string, figure: string, [change, colour]: readonly [string, Colour]) => {
  const x = 292 + at * 282;
  return [
    card({ x, y: 150, width: 258, height: 140, round: 14 }),
    letters(x + 24, 188, name, { size: 20, colour: "stone" }),
    letters(x + 24, 248, figure, { size: 52, face: "serif" }),
    letters(x + 234, 248, change, { size: 22, colour, at: "end" }),
  ].join("");
};

const shops: [name: string, share: number, colour: Colour][] = [
  ["Halifax, quay", 0.96, "teal"],
  ["Truro", 0.81, "teal"],
  ["Moncton", 0.74, "teal"],
  ["Sydney", 0.52, "teal"],
  ["Yarmouth", 0.31, "clay"],
];
const weeks = [40, 46, 43, 52, 58, 55, 63, 61, 70, 74, 71, 82];
const x = (week: number) => 336 + week * 35;
const y = (sold: number) => 690 - sold * 3.4;

/** The page that everybody opens on Monday. */
export const shopDashboard = drawing(1200, 800, "cream", [
  box({ width: 240, height: 800 }, "forest"),
  letters(40, 92, "Weekly", { size: 42, face: "serif", colour: "paper" }),
  ...["Sales", "Stock", "Orders", "Returns", "Shops"].flatMap((name, at) => [
    at === 0 ? box({ x: 20, y: 138, width: 200, height: 52, round: 12 }, "teal") : "",
    circle(50, 164 + at * 62, 7, at === 0 ? "mustard" : "sage"),
    letters(74, 172 + at * 62, name, { size: 24, colour: at === 0 ? "paper" : "sage" }),
  ]),
  letters(292, 92, "Sixty shops, week 36", { size: 46, face: "serif" }),
  box({ x: 976, y: 58, width: 164, height: 46, round: 23 }, "sand"),
  letters(1058, 89, "One figure", { size: 20, at: "middle" }),
  tile(0, "Sold", "412 k", ["+6 %", "forest"]),
  tile(1, "In stock", "96.2 %", ["+1 %", "forest"]),
  tile(2, "Returned", "2.1 %", ["+0.3", "brick"]),
  card({ x: 292, y: 322, width: 470, height: 420, round: 14 }),
  letters(320, 368, "Sold, by week", { size: 24 }),
  ...[0, 30, 60].map((sold) => line(`M320 ${y(sold)} H736`, "sand", 2)),
  ...weeks.map((sold, at) =>
    box(
      { x: x(at) - 11, y: y(sold), width: 22, height: 690 - y(sold), round: 5 },
      at === 11 ? "mustard" : "teal",
    ),
  ),
  line(`M${weeks.map((sold, at) => `${x(at)} ${y(sold * 0.86 + 12)}`).join(" L")}`, "navy", 5),
  letters(320, 722, "25", { size: 18, colour: "stone" }),
  letters(736, 722, "36", { size: 18, colour: "stone", at: "end" }),
  card({ x: 786, y: 322, width: 354, height: 420, round: 14 }),
  letters(814, 368, "By shop", { size: 24 }),
  ...shops.flatMap(([name, share, colour], at) => [
    letters(814, 418 + at * 66, name, { size: 20 }),
    box({ x: 814, y: 430 + at * 66, width: 298, height: 16, round: 8 }, "cream"),
    box({ x: 814, y: 430 + at * 66, width: 298 * share, height: 16, round: 8 }, colour),
  ]),
]);
