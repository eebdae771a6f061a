import { box, circle, line, shape } from "../drawing";
import type { Colour } from "../palette";

interface Paint {
  hull: Colour;
  deck: Colour;
  stripe: Colour;
}

/** A ferry, 300 wide; the water is at y = 0. */
export function ferry({ hull, deck, stripe }: Paint): string[] {
  return [
    box({ x: 196, y: -176, width: 34, height: 54 }, stripe),
    box({ x: 84, y: -128, width: 160, height: 40, round: 6 }, deck),
    box({ x: 44, y: -92, width: 220, height: 44, round: 6 }, deck),
    shape("M0 -50 H300 Q288 -10 262 16 H44 Q12 -8 0 -50Z", hull),
    line("M16 -30 H286", stripe, 8),
    ...[74, 110, 146, 182, 218].map((x) => circle(x, -70, 8, hull)),
    ...[112, 148, 184].map((x) => box({ x, y: -116, width: 22, height: 16, round: 3 }, hull)),
  ];
}

/** A life jacket, 120 by 150. */
export function jacket(colour: Colour, strap: Colour): string {
  return [
    shape(
      "M26 0 Q40 46 60 54 Q80 46 94 0 Q120 10 120 44 V134 Q120 150 104 150 H66 V62 H54 V150 H16 Q0 150 0 134 V44 Q0 10 26 0Z",
      colour,
    ),
    line("M4 84 H50 M70 84 H116 M4 116 H50 M70 116 H116", strap, 9),
    box({ x: 48, y: 76, width: 24, height: 17, round: 4 }, strap),
  ].join("");
}

/** Waves from side to side. */
export function waves(y: number, width: number, colour: Colour): string {
  const crests = Array.from({ length: Math.ceil(width / 40) }, () => "t40 0").join(" ");
  return line(`M-20 ${y} q20 -18 40 0 ${crests}`, colour, 8);
}
