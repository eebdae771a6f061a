import type { Coverage } from "./coverage";

interface Place {
  x: number;
  /** Of the baseline. */
  y: number;
  scale: number;
}

/** Pixels that a part of a curve is at most off. */
const precise = 0.1;

/**
 * Draws an outline: M, L, Q and Z with absolute coordinates, upwards from the baseline.
 */
export function trace(coverage: Coverage, path: string, { x, y, scale }: Place): void {
  let [atX, atY, startX, startY] = [0, 0, 0, 0];
  const to = (nextX: number, nextY: number) => {
    coverage.line(atX, atY, nextX, nextY);
    [atX, atY] = [nextX, nextY];
  };
  for (const [, command, given = ""] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = given
      .split(" ")
      .map((one, at) => (at % 2 === 0 ? x + Number(one) * scale : y - Number(one) * scale));
    if (command === "M") [atX, atY, startX, startY] = [a, b, a, b];
    else if (command === "L") to(a, b);
    else if (command === "Q") {
      const [fromX, fromY] = [atX, atY];
      const bend = Math.hypot(fromX - 2 * a + c, fromY - 2 * b + d);
      const parts = Math.max(1, Math.ceil(Math.sqrt(bend / (4 * precise))));
      for (let part = 1; part <= parts; part += 1) {
        const t = part / parts;
        const s = 1 - t;
        to(s * s * fromX + 2 * s * t * a + t * t * c, s * s * fromY + 2 * s * t * b + t * t * d);
      }
    } else to(startX, startY);
  }
}
