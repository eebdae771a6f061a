/** 32 bits that look like chance and are always the same. */
export function numberFrom(number: number, salt: number): number {
  let mixed = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

export function pick<T>(list: readonly T[], number: number, salt: number): T {
  return list[numberFrom(number, salt) % list.length] as T;
}
