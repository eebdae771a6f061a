import { box, card, circle, drawing, letters, line, moved } from "../drawing";

const buses = ["06:45", "07:30", "08:10", "09:00", "10:20"];
const departures = buses.map((time, at) => {
  const y = 128 + at * 82;
  const isChosen = at === 1;
  return [
    box({ x: 26, y, width: 268, height: 66, round: 14 }, isChosen ? "forest" : "cream"),
    letters(44, y + 43, time, { size: 28, colour: isChosen ? "paper" : "ink" }),
    box({ x: 150, y: y + 20, width: 84, height: 9, round: 4 }, isChosen ? "sage" : "stone", 'opacity=".7"'),
    box({ x: 150, y: y + 38, width: 54, height: 9, round: 4 }, isChosen ? "sage" : "stone", 'opacity=".45"'),
    line(`M262 ${y + 24} l9 9 l-9 9`, isChosen ? "paper" : "stone", 4),
  ].join("");
});

/** A little square of squares, as scanners read it. */
const code = Array.from({ length: 81 }, (_, at) => [at % 9, Math.floor(at / 9)] as const)
  .filter(([x, y]) => (x * 5 + y * 3 + x * y) % 4 < 2 || (x < 3 && y < 3))
  .map(([x, y]) => box({ x: 97 + x * 14, y: 216 + y * 14, width: 14, height: 14 }, "ink"))
  .join("");

const phone = (x: number, y: number, turn: number, screen: readonly string[]) =>
  moved(
    x,
    y,
    [
      box({ x: 10, y: 18, width: 348, height: 640, round: 46 }, "ink", 'opacity=".18"'),
      box({ x: -14, y: -14, width: 348, height: 640, round: 46 }, "ink"),
      box({ width: 320, height: 612, round: 34 }, "paper"),
      ...screen,
    ],
    turn,
  );
const tap = (x: number, y: number) =>
  circle(x, y, 38, "mustard", 'opacity=".45"') + circle(x, y, 21, "mustard");

/** Two screens of a phone: a departure, and its ticket. */
export const busTickets = drawing(1200, 800, "mustard", [
  letters(84, 196, "Taps to a ticket", { size: 34 }),
  letters(84, 372, "9", { size: 170, face: "serif", colour: "clay" }),
  line("M74 356 L178 284", "brick", 9),
  letters(84, 620, "2", { size: 290, face: "serif", colour: "ink" }),
  phone(420, 108, -4, [
    letters(26, 60, "Lagos", { size: 34, face: "serif" }),
    line("M124 50 h34 m-10 -9 l10 9 l-10 9", "brick", 4),
    letters(176, 60, "Ibadan", { size: 34, face: "serif" }),
    box({ x: 26, y: 86, width: 120, height: 10, round: 5 }, "stone", 'opacity=".6"'),
    ...departures,
    tap(238, 244),
  ]),
  phone(808, 132, 3, [
    box({ width: 320, height: 132, round: 34 }, "forest"),
    box({ y: 70, width: 320, height: 62 }, "forest"),
    letters(160, 76, "Your ticket", { size: 36, face: "serif", colour: "paper", at: "middle" }),
    letters(160, 112, "Seat 14, window", { size: 19, colour: "sage", at: "middle" }),
    card({ x: 60, y: 180, width: 200, height: 196, round: 18 }, "cream"),
    code,
    letters(160, 442, "07:30", { size: 52, face: "serif", at: "middle" }),
    box({ x: 100, y: 462, width: 120, height: 10, round: 5 }, "stone", 'opacity=".6"'),
    box({ x: 34, y: 508, width: 252, height: 66, round: 33 }, "brick"),
    letters(160, 550, "Pay", { size: 28, colour: "paper", at: "middle" }),
    tap(232, 548),
  ]),
]);
