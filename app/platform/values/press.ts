/** A key that a form makes for what it sends. */
export const pressKeyShape = /^[\w-]{8,64}$/;

/** The part of a key that stands in the id of what was sent with it: so a page finds its own again. */
export function markOf(key: string): string {
  return key.slice(0, Math.min(24, key.length >> 1));
}
