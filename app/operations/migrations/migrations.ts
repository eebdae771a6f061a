import { collections } from "~/collections";
import type { Migrations } from "./migration";

/** Every change that the shape of a stored document has been through. */
export const migrations: Migrations = Object.fromEntries(
  collections.filter(({ steps }) => steps.length > 0).map((entry) => [entry.name, entry]),
);
