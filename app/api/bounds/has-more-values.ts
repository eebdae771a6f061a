/**
 * Whether JSON contains more than `most` values, at any depth, lists and objects included. Stops as
 * soon as it does.
 */
export function hasMoreValues(json: unknown, most: number): boolean {
  // A stack of our own: deep nesting would exhaust the engine's.
  const waiting = [json];
  for (let left = most; waiting.length > 0; left -= 1) {
    if (waiting.length > left) return true;
    const value = waiting.pop();
    if (typeof value === "object" && value !== null)
      for (const held of Object.values(value)) waiting.push(held);
  }
  return false;
}
