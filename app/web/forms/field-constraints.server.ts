import { getZodConstraint } from "@conform-to/zod/v4";
import type { z } from "zod";

type Constraints = ReturnType<typeof getZodConstraint>;

const derived = new WeakMap<z.ZodObject, Constraints>();

/** What HTML can check of each field. Derived from the schema once: it never changes while the process lives. */
export function fieldConstraints(fields: z.ZodObject): Constraints {
  const known = derived.get(fields) ?? getZodConstraint(fields);
  derived.set(fields, known);
  return known;
}
