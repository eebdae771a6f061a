import { box, circle, drawing, letters, line, moved, shape } from "../drawing";
import type { Colour } from "../palette";

interface Bag {
  paper: Colour;
  print: Colour;
  name: string;
  place: string;
  art: (print: Colour, paper: Colour) => string;
}

const bag = (x: number, y: number, { paper, print, name, place, art }: Bag) =>
  moved(x, y, [
    '<ellipse cx="140" cy="520" rx="170" ry="22" fill="#1c2421" opacity=".16"/>',
    shape("M14 40 L266 40 L280 500 Q140 524 0 500Z", paper),
    shape("M14 40 L40 40 L34 506 Q12 504 0 500Z", "ink", 'opacity=".08"'),
    shape("M240 40 L266 40 L280 500 Q262 504 246 506Z", "ink", 'opacity=".12"'),
    box({ x: 10, width: 260, height: 46, round: 4 }, print),
    line("M26 23 H254", paper, 3, 'stroke-dasharray="1 11"'),
    art(print, paper),
    letters(140, 392, name, { size: 46, face: "serif", colour: print, at: "middle" }),
    line("M92 416 H188", print, 3),
    letters(140, 450, place, { size: 21, colour: print, at: "middle" }),
  ]);

const sunrise = (print: Colour, paper: Colour) =>
  circle(140, 216, 78, print) +
  [206, 228, 250, 272].map((y, at) => line(`M48 ${y} H232`, paper, 4 + at * 3)).join("");
const hills = (print: Colour) =>
  [0, 1, 2, 3]
    .map((at) =>
      line(`M52 ${292 - at * 34} Q96 ${212 - at * 34} 140 ${262 - at * 34} T228 ${250 - at * 34}`, print, 9),
    )
    .join("");
const beans = (print: Colour, paper: Colour) =>
  [
    [92, 160],
    [188, 176],
    [140, 236],
    [82, 276],
    [200, 282],
  ]
    .map(([x = 0, y = 0], at) =>
      moved(
        x,
        y,
        [
          shape("M0 -40 C40 -40 40 40 0 40 C-40 40 -40 -40 0 -40Z", print),
          line("M0 -34 Q-14 -8 0 0 Q14 8 0 34", paper, 5),
        ],
        at * 47 - 30,
      ),
    )
    .join("");

/** Three bags of one roaster, each printed in two colours. */
export const coffeeBags = drawing(1200, 800, "sand", [
  box({ y: 610, width: 1200, height: 190 }, "cream"),
  bag(110, 150, { paper: "paper", print: "forest", name: "Morning", place: "250 g, filter", art: sunrise }),
  bag(460, 170, { paper: "forest", print: "paper", name: "Hillside", place: "250 g, espresso", art: hills }),
  bag(810, 150, { paper: "paper", print: "brick", name: "Evening", place: "250 g, no caffeine", art: beans }),
]);
