// @ts-check

/**
 * @typedef {object} Part what may be divided no further
 * @property {number} size bytes by gzip, about
 * @property {readonly string[]} imports
 */
/**
 * @typedef {object} Page
 * @property {readonly string[]} needs parts that it begins with; it loads what these import, too
 * @property {number} scripts that it has anyway
 * @property {number} most scripts that it may have in all
 * @property {number} weight of a byte that it loads
 */
/** @typedef {{ members: string[], size: number, pages: Uint8Array, imports: Set<Group> }} Group */

/** Bytes that one script more costs a page: its name, its imports, and what it could have been compressed with. */
const perScript = 250;

/**
 * Which parts become a script together. It begins with as few bytes as can be: a script for each set of pages that
 * needs the same. Then those two are joined that save most, or cost least where a page has too many, until nothing
 * saves and no page has too many. No script imports one that imports it.
 *
 * @param {ReadonlyMap<string, Part>} parts
 * @param {readonly Page[]} pages
 * @returns {string[][]} groups of parts, largest use first
 */
export function groupParts(parts, pages) {
  const groups = byUse(parts, pages);
  for (let pairs = findPairs(groups, pages); pairs.length > 0; pairs = findPairs(groups, pages)) {
    /** @type {Set<Group>} */
    const joined = new Set();
    for (const [one, other] of pairs)
      if (!joined.has(one) && !joined.has(other) && mayJoin(one, other)) {
        join(groups, one, other);
        joined.add(one).add(other);
      }
  }
  const uses = (/** @type {Group} */ { pages: by }) => by.reduce((sum, each) => sum + each, 0);
  return groups.sort((one, other) => uses(other) - uses(one)).map(({ members }) => members);
}

/** @param {ReadonlyMap<string, Part>} parts @param {readonly Page[]} pages @returns {Group[]} */
function byUse(parts, pages) {
  const loaded = pages.map(({ needs }) => {
    const found = new Set(needs);
    for (const part of found) for (const each of parts.get(part)?.imports ?? []) found.add(each);
    return found;
  });
  /** @type {Map<string, Group>} */
  const groups = new Map();
  /** @type {Map<string, Group>} */
  const groupOf = new Map();
  for (const [name, { size }] of parts) {
    const by = Uint8Array.from(loaded, (each) => (each.has(name) ? 1 : 0));
    const key = by.join("");
    if (!key.includes("1")) continue;
    const group = groups.get(key) ?? { members: [], size: 0, pages: by, imports: new Set() };
    groups.set(key, group);
    group.members.push(name);
    group.size += size;
    groupOf.set(name, group);
  }
  for (const [name, group] of groupOf)
    for (const each of parts.get(name)?.imports ?? []) {
      const other = groupOf.get(each);
      if (other && other !== group) group.imports.add(other);
    }
  return [...groups.values()];
}

/**
 * Those that save most, to half of what the best does; else the one to join where there are too many. Plain loops:
 * it looks at each pair for each page, some ten million times in all.
 *
 * @param {Group[]} groups
 * @param {readonly Page[]} pages
 * @returns {[Group, Group][]} best first
 */
function findPairs(groups, pages) {
  const weights = Float64Array.from(pages, ({ weight }) => weight);
  const isOver = Uint8Array.from(pages, ({ scripts, most }, at) =>
    scripts + groups.filter(({ pages: by }) => by[at]).length > most ? 1 : 0,
  );
  const costs = groups.map((group) => costsOf(group, weights));
  const uses = groups.map(({ pages: by }) => by);
  /** @type {[cost: number, one: Group, other: Group][]} */
  const found = [];
  /** @type {[Group, Group] | undefined} */
  let needed;
  let leastNeeded = Number.POSITIVE_INFINITY;
  for (let one = 0; one < groups.length; one++) {
    const [ofOne, costOne] = [
      /** @type {Uint8Array} */ (uses[one]),
      /** @type {Float64Array} */ (costs[one]),
    ];
    for (let other = one + 1; other < groups.length; other++) {
      const ofOther = /** @type {Uint8Array} */ (uses[other]);
      const costOther = /** @type {Float64Array} */ (costs[other]);
      let cost = 0;
      let helped = 0;
      for (let page = 0; page < weights.length; page++) {
        // What a page has already costs it nothing.
        cost += (ofOne[page] ? (costOther[page] ?? 0) : 0) + (ofOther[page] ? (costOne[page] ?? 0) : 0);
        if (!(ofOne[page] && ofOther[page])) continue;
        cost -= perScript * (weights[page] ?? 0);
        helped += isOver[page] ?? 0;
      }
      if (cost >= 0 && (helped === 0 || cost / helped >= leastNeeded)) continue;
      const pair = /** @type {[Group, Group]} */ ([groups[one], groups[other]]);
      if (!mayJoin(...pair)) continue;
      if (cost < 0) found.push([cost, ...pair]);
      else {
        leastNeeded = cost / helped;
        needed = pair;
      }
    }
  }
  found.sort(([cost], [other]) => cost - other);
  const half = (found[0]?.[0] ?? 0) / 2;
  const best = found.flatMap(([cost, ...pair]) => (cost <= half ? [pair] : []));
  return best.length === 0 && needed ? [needed] : best;
}

/** What joining a group costs each page that doesn't have it: its bytes, and the scripts that it imports. @param {Group} group @param {Float64Array} weights */
function costsOf(group, weights) {
  const costs = new Float64Array(weights.length);
  for (const each of withImports(group)) {
    const cost = each.size + (each === group ? 0 : perScript);
    for (let page = 0; page < costs.length; page++)
      if (!group.pages[page] && !each.pages[page])
        costs[page] = (costs[page] ?? 0) + cost * (weights[page] ?? 0);
  }
  return costs;
}

/** @param {Group} group */
function withImports(group) {
  const found = new Set([group]);
  for (const each of found) for (const other of each.imports) found.add(other);
  return found;
}

/** Whether neither needs the other by way of a third, which would then need what needs it. @param {Group} one @param {Group} other */
function mayJoin(one, other) {
  const reaches = (/** @type {Group} */ from, /** @type {Group} */ to) =>
    [...from.imports].some((each) => each !== to && withImports(each).has(to));
  return !reaches(one, other) && !reaches(other, one);
}

/** @param {Group[]} groups @param {Group} one @param {Group} other which is no more */
function join(groups, one, other) {
  groups.splice(groups.indexOf(other), 1);
  one.members.push(...other.members);
  one.size += other.size;
  for (const each of other.imports) one.imports.add(each);
  for (const each of groups) if (each.imports.delete(other)) each.imports.add(one);
  one.imports.delete(one);
  one.imports.delete(other);
  // Who loads one of both loads both, and what they import.
  const by = one.pages.map((each, page) => each || (other.pages[page] ?? 0));
  for (const each of [one, ...withImports(one)])
    by.forEach((uses, page) => {
      if (uses) each.pages[page] = 1;
    });
}
