import { box, circle, drawing, letters, line, shape } from "./drawing";
import type { Colour } from "./palette";

const mark = (ground: Colour, ...parts: string[]) => drawing(480, 480, ground, parts, 264);
/** A quarter of a circle, from its corner: `turn` quarters from the lower right one on. */
const quarter = (x: number, y: number, turn: number, colour: Colour) =>
  shape("M0 0 L104 0 A104 104 0 0 1 0 104Z", colour, `transform="translate(${x} ${y}) rotate(${turn * 90})"`);
const arch = (x: number, y: number, colour: Colour) =>
  shape(`M${x} ${y} v-38 a38 38 0 0 1 76 0 v38 h-20 v-36 a18 18 0 0 0 -36 0 v36Z`, colour);

/** Whose picture is a mark: agencies, and organisations that are more than their hirer. */
export const marks: Record<string, string> = {
  halvorsen: mark(
    "navy",
    shape("M232 96 L232 284 L110 284Z", "paper"),
    shape("M252 140 L252 284 L348 284Z", "clay"),
    line("M96 330 q36 -34 72 0 t72 0 t72 0 t72 0", "sky", 20),
    line("M146 382 q32 -30 63 0 t63 0 t63 0", "sky", 20),
  ),
  kreidewerk: mark(
    "forest",
    letters(246, 318, "K", { size: 300, face: "serif", colour: "paper", at: "middle" }),
    line("M148 366 Q230 350 342 362", "mustard", 18),
  ),
  okra: mark(
    "sage",
    shape(
      "M240 78 Q308 92 386 184 Q396 262 332 372 Q240 412 148 372 Q84 262 94 184 Q172 92 240 78Z",
      "forest",
    ),
    ...[0, 1, 2, 3, 4].map((turn) =>
      shape(
        "M240 214 Q270 160 240 120 Q210 160 240 214Z",
        "paper",
        `transform="rotate(${turn * 72} 240 240)"`,
      ),
    ),
    circle(240, 240, 20, "mustard"),
  ),
  mostu: mark(
    "brick",
    ...[190, 282, 374].flatMap((y) =>
      [112, 202, 292].map((x) => arch(x, y, y === 282 && x === 202 ? "mustard" : "paper")),
    ),
  ),
  tidewater: mark(
    "teal",
    ...[90, 150, 205, 165, 110, 175].map((height, at) =>
      box({ x: 104 + at * 46, y: 340 - height, width: 30, height, round: 15 }, "paper"),
    ),
    line("M84 376 q39 -26 78 0 t78 0 t78 0 t78 0", "navy", 18),
  ),
  casa: mark(
    "clay",
    shape("M240 92 L388 214 L364 214 L364 372 L116 372 L116 214 L92 214Z", "paper"),
    box({ x: 196, y: 232, width: 88, height: 140 }, "plum"),
    shape("M284 232 L334 252 L334 392 L284 372Z", "mustard"),
  ),
  bergsignal: mark(
    "ink",
    shape("M66 372 L204 168 L268 262 L300 218 L414 372Z", "sky"),
    shape("M204 168 L244 227 L216 246 L196 226 L168 244 L162 230Z", "paper"),
    line("M292 158 a28 28 0 0 1 44 0 M266 128 a66 66 0 0 1 96 0", "mustard", 18),
    circle(314, 190, 14, "mustard"),
  ),
  paperkite: mark(
    "sky",
    shape("M250 76 L250 212 L132 212Z", "brick"),
    shape("M250 76 L250 212 L358 212Z", "mustard"),
    shape("M250 212 L250 356 L132 212Z", "mustard"),
    shape("M250 212 L250 356 L358 212Z", "plum"),
    line("M250 356 q-40 24 -8 46 t-20 42", "paper", 12),
  ),
  southerly: mark(
    "mustard",
    circle(240, 240, 142, "paper"),
    shape("M240 398 L192 232 L240 256 L288 232Z", "brick"),
    shape("M240 112 L214 208 L240 222 L266 208Z", "ink"),
  ),
  quatre: mark(
    "cream",
    quarter(250, 250, 0, "brick"),
    quarter(230, 250, 1, "navy"),
    quarter(230, 230, 2, "mustard"),
    quarter(250, 230, 3, "teal"),
  ),
  linden: mark(
    "sage",
    shape(
      "M240 96 C330 128 396 206 372 288 C352 356 282 366 240 330 C198 366 128 356 108 288 C84 206 150 128 240 96Z",
      "forest",
    ),
    line(
      "M240 150 V404 M240 300 L164 244 M240 300 L316 244 M240 230 L196 198 M240 230 L284 198",
      "paper",
      13,
    ),
  ),
  mzuri: mark(
    "cream",
    circle(176, 268, 88, "brick"),
    circle(312, 292, 80, "plum"),
    line("M176 200 V336 M312 232 V352", "cream", 11),
    line("M176 180 Q196 110 262 96 M312 212 Q306 140 262 96", "forest", 13),
    shape("M262 96 Q320 36 394 78 Q350 146 262 96Z", "forest"),
  ),
  velomar: mark(
    "mustard",
    circle(240, 240, 138, "ink"),
    circle(240, 240, 112, "mustard"),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((turn) =>
      line("M240 240 V132", "ink", 8, `transform="rotate(${turn * 45} 240 240)"`),
    ),
    circle(240, 240, 30, "brick"),
  ),
  brightwater: mark(
    "forest",
    circle(240, 196, 72, "mustard"),
    shape("M-30 232 q45 -44 90 0 t90 0 t90 0 t90 0 t90 0 t90 0 v80 h-540Z", "sky"),
    shape("M-30 304 q45 -44 90 0 t90 0 t90 0 t90 0 t90 0 t90 0 v190 h-540Z", "teal"),
    line("M120 372 q30 -26 60 0 t60 0 t60 0 t60 0", "paper", 14),
  ),
  ekeby: mark(
    "plum",
    shape("M232 168 Q178 124 92 136 L92 332 Q178 320 232 362Z", "paper"),
    shape("M248 168 Q302 124 388 136 L388 332 Q302 320 248 362Z", "rose"),
    line("M124 182 Q170 180 204 202 M124 226 Q170 224 204 246 M124 270 Q170 268 204 290", "plum", 11),
  ),
};
