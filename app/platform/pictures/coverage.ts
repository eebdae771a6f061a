/** Adds what closed outlines cover, pixel by pixel, in rows of `width`. */
export interface Coverage {
  /** An edge of an outline, in pixels. What is outside counts at the border. */
  line(fromX: number, fromY: number, toX: number, toY: number): void;
  /** Between 0 and 1 for each pixel, where outlines go round one way. Ends the edges so far. */
  take(each: (pixel: number, covered: number) => void): void;
}

/**
 * Each edge notes in its pixels by how much more is covered from there on; the sum along a row is
 * the coverage. So no edge is sorted, and each costs its length.
 */
export function createCoverage(width: number, height: number): Coverage {
  const more = new Float32Array((width + 2) * height);
  const inside = (x: number) => Math.min(Math.max(x, 0), width);

  function add(at: number, share: number): void {
    more[at] = (more[at] ?? 0) + share;
  }

  /** An edge through this share of a row. */
  function cross(start: number, left: number, right: number, share: number): void {
    const first = Math.floor(left);
    const end = Math.ceil(right);
    if (end <= first + 1) {
      const middle = (left + right) / 2 - first;
      add(start + first, share * (1 - middle));
      add(start + first + 1, share * middle);
      return;
    }
    const run = right - left;
    /** The area under the edge up to there. */
    const under = (x: number) =>
      x <= left ? 0 : x < right ? (x - left) ** 2 / (2 * run) : run / 2 + (x - right);
    let before = 0;
    for (let pixel = first; pixel <= end; pixel += 1) {
      const covered = under(pixel + 1) - under(pixel);
      add(start + pixel, share * (covered - before));
      before = covered;
    }
  }

  return {
    line(fromX, fromY, toX, toY) {
      if (fromY === toY) return;
      const falls = fromY < toY;
      const [topX, topY, lowX, lowY] = falls ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
      const slope = (lowX - topX) / (lowY - topY);
      const last = Math.min(height, Math.ceil(lowY));
      for (let row = Math.max(0, Math.floor(topY)); row < last; row += 1) {
        const [upper, lower] = [Math.max(row, topY), Math.min(row + 1, lowY)];
        const one = inside(topX + (upper - topY) * slope);
        const other = inside(topX + (lower - topY) * slope);
        const share = falls ? lower - upper : upper - lower;
        cross(row * (width + 2), Math.min(one, other), Math.max(one, other), share);
      }
    },
    take(each) {
      for (let row = 0; row < height; row += 1) {
        let sum = 0;
        for (let column = 0, at = row * (width + 2); column < width; column += 1, at += 1) {
          sum += more[at] ?? 0;
          const covered = Math.abs(sum);
          if (covered > 0.01) each(row * width + column, Math.min(1, covered));
        }
      }
      more.fill(0);
    },
  };
}
