import { box, circle, drawing, letters, moved, pane, scaled, shape } from "../drawing";
import type { Colour } from "../palette";
import { ferry, jacket, waves } from "./ferry";

interface Poster {
  words: readonly [string, string];
  sky: Colour;
  sea: Colour;
  sun: Colour;
  ink: Colour;
}

const poster = (x: number, y: number, turn: number, { words: [first, second], sky, sea, sun, ink }: Poster) =>
  moved(
    x,
    y,
    [
      box({ x: 10, y: 14, width: 330, height: 500 }, "ink", 'opacity=".2"'),
      box({ width: 330, height: 500 }, sky),
      circle(254, 176, 46, sun),
      moved(56, 306, scaled(0.74, ferry({ hull: ink, deck: "paper", stripe: "clay" })), -3),
      pane(0, 0, 330, 500, [
        shape("M0 306 Q82 290 165 306 T330 306 V500 H0Z", sea),
        waves(344, 330, "paper"),
      ]),
      moved(128, 376, scaled(0.62, [jacket("brick", "paper")])),
      letters(165, 62, first, { size: 34, face: "serif", colour: ink, at: "middle" }),
      letters(165, 102, second, { size: 34, face: "serif", colour: ink, at: "middle" }),
    ],
    turn,
  );

/** The same poster in three languages, on a wall. */
export const ferryPosters = drawing(1200, 800, "cream", [
  box({ y: 700, width: 1200, height: 100 }, "sand"),
  poster(58, 142, -2, {
    words: ["Il giubbotto", "è sotto di te"],
    sky: "rose",
    sea: "plum",
    sun: "paper",
    ink: "ink",
  }),
  poster(436, 108, 0, {
    words: ["Your life jacket", "is under you"],
    sky: "mustard",
    sea: "teal",
    sun: "paper",
    ink: "navy",
  }),
  poster(812, 132, 2, {
    words: ["Deine Weste", "liegt unter dir"],
    sky: "sky",
    sea: "navy",
    sun: "mustard",
    ink: "ink",
  }),
]);
