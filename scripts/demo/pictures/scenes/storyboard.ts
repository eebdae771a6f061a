import { box, card, circle, drawing, letters, line, moved, pane, scaled, shape } from "../drawing";
import type { Colour } from "../palette";
import { ferry, jacket, waves } from "./ferry";

const frame = (at: number, ground: Colour, caption: string, parts: readonly string[]) => {
  const [x, y] = [72 + (at % 3) * 362, 64 + Math.floor(at / 3) * 356];
  return [
    card({ x, y, width: 332, height: 322, round: 6 }),
    pane(x + 16, y + 16, 300, 226, [box({ width: 300, height: 226 }, ground), ...parts]),
    letters(x + 18, y + 288, `${at + 1}`, { size: 34, face: "serif", colour: "brick" }),
    letters(x + 46, y + 285, caption, { size: 21 }),
  ].join("");
};

const person = (x: number, y: number, skin: Colour, coat: Colour) =>
  moved(x, y, [
    shape("M-44 96 Q-44 30 0 30 Q44 30 44 96Z", coat),
    circle(0, 0, 30, skin),
    shape("M-31 2 Q-32 -34 0 -34 Q32 -34 31 2 Q10 -16 -31 2Z", "ink"),
  ]);

/** Six frames of a short film about safety on board. */
export const storyboard = drawing(1200, 800, "sand", [
  frame(0, "sky", "We are leaving the pier", [
    circle(246, 44, 22, "mustard"),
    moved(40, 160, scaled(0.74, ferry({ hull: "navy", deck: "paper", stripe: "brick" }))),
    box({ y: 166, width: 300, height: 60 }, "teal"),
    waves(184, 300, "paper"),
  ]),
  frame(1, "cream", "Find your seat", [
    ...[0, 1, 2].map((at) =>
      moved(34 + at * 86, 92, [
        box({ width: 62, height: 66, round: 14 }, at === 1 ? "brick" : "teal"),
        box({ x: -4, y: 58, width: 70, height: 26, round: 10 }, at === 1 ? "brick" : "teal"),
        line("M8 86 v30 M54 86 v30", "ink", 6),
      ]),
    ),
    box({ y: 204, width: 300, height: 22 }, "stone"),
  ]),
  frame(2, "mustard", "Reach beneath it", [
    moved(52, 40, [
      box({ width: 130, height: 76, round: 18 }, "teal"),
      box({ x: -8, y: 66, width: 146, height: 38, round: 14 }, "teal"),
    ]),
    moved(78, 150, scaled(0.5, [jacket("brick", "paper")])),
    line("M292 60 Q236 76 206 150 L150 178", "clay", 26),
    circle(150, 178, 19, "clay"),
  ]),
  frame(3, "sage", "Over your head", [
    person(150, 84, "clay", "navy"),
    moved(90, 108, [jacket("brick", "paper")]),
    line("M60 120 L82 60 M240 120 L218 60", "ink", 5),
    line("M72 66 l10 -8 l5 12 M228 66 l-10 -8 l-5 12", "ink", 5),
  ]),
  frame(4, "lilac", "Pull the straps", [
    moved(72, 20, scaled(1.3, [jacket("brick", "paper")])),
    line("M52 130 h-34 m12 -12 l-12 12 l12 12 M248 130 h34 m-12 -12 l12 12 l-12 12", "ink", 6),
  ]),
  frame(5, "navy", "That’s all. Good trip", [
    circle(150, 92, 44, "mustard"),
    person(96, 128, "sand", "teal"),
    person(206, 128, "clay", "brick"),
    waves(212, 300, "sky"),
  ]),
]);
