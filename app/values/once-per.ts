/**
 * Computes a value once for each object that can't change, such as a stored document or a part of
 * it: the store gives out the same one while it stands. Of any other it is computed each time.
 */
export function oncePer<Given extends object, Made>(compute: (given: Given) => Made): (given: Given) => Made {
  const known = new WeakMap<Given, Made>();
  return (given) => {
    const kept = known.get(given);
    if (kept !== undefined || !Object.isFrozen(given)) return kept ?? compute(given);
    const made = compute(given);
    known.set(given, made);
    return made;
  };
}
