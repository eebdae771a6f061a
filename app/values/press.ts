/** The shape of the key that a form creates for each post. */
export const pressKeyShape = /^[\w-]{8,64}$/;

/**
 * The part of a key that is included in the id of what was sent with it, so that a page finds its
 * own post again.
 */
export function markOf(key: string): string {
  return key.slice(0, Math.min(24, key.length >> 1));
}
