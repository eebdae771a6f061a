import { box, card, circle, drawing, letters, line, shape } from "../drawing";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
/** Nurses that were needed in the week before. */
const past = [17, 18, 16, 19, 18, 13, 12];
/** What the week to come needs, and by how much that may be off. */
const expected: [nurses: number, error: number][] = [
  [17, 0.7],
  [18.5, 1],
  [17.5, 1.3],
  [20, 1.7],
  [19, 2.1],
  [14.5, 2.4],
  [13, 2.7],
];

const x = (day: number) => 196 + day * 62;
const y = (nurses: number) => 640 - (nurses - 8) * 26;
const points = expected.map(([nurses], at) => `${x(at + 7)} ${y(nurses)}`);
const upper = expected.map(([nurses, error], at) => `${x(at + 7)} ${y(nurses + error)}`);
const lower = expected.map(([nurses, error], at) => `${x(at + 7)} ${y(nurses - error)}`).reverse();
const from = `${x(6)} ${y(12)}`;

/** A chart: the week that was, and the week that comes with its error. */
export const wardForecast = drawing(1200, 800, "sage", [
  card({ x: 70, y: 60, width: 1060, height: 676, round: 18 }),
  letters(124, 150, "Ward 4, next seven days", { size: 50, face: "serif" }),
  box({ x: 126, y: 184, width: 26, height: 18, round: 4 }, "sand"),
  letters(164, 200, "Nurses who were needed", { size: 22 }),
  line("M452 193 h34", "forest", 6),
  letters(500, 200, "Forecast", { size: 22 }),
  box({ x: 622, y: 184, width: 26, height: 18, round: 4 }, "sage"),
  letters(660, 200, "Eight of ten weeks are inside", { size: 22 }),
  ...[10, 15, 20].flatMap((nurses) => [
    line(`M160 ${y(nurses)} H1076`, "sand", 2),
    letters(144, y(nurses) + 8, String(nurses), { size: 22, colour: "stone", at: "end" }),
  ]),
  ...past.map((nurses, at) =>
    box({ x: x(at) - 20, y: y(nurses), width: 40, height: 640 - y(nurses), round: 6 }, "sand"),
  ),
  line("M160 640 H1076", "ink", 3),
  line(`M${x(6.5)} 262 V640`, "stone", 2, 'stroke-dasharray="2 10"'),
  letters(x(6.5) + 12, 280, "Today", { size: 22, colour: "brick" }),
  shape(`M${from} L${[...upper, ...lower].join(" L")}Z`, "sage", 'opacity=".75"'),
  line(`M${from} L${points.join(" L")}`, "forest", 7),
  ...expected.map(([nurses], at) => circle(x(at + 7), y(nurses), 9, at === 3 ? "brick" : "forest")),
  letters(x(10), y(20) - 62, "20", { size: 40, face: "serif", colour: "brick", at: "middle" }),
  ...[...days, ...days].map((day, at) =>
    letters(x(at), 676, day, { size: 20, colour: at > 6 ? "ink" : "stone", at: "middle" }),
  ),
]);
