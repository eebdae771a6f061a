import { collections } from "~/collections";
import type { Migrations } from "./migration";

/** Every change of a stored document's shape. */
export const migrations: Migrations = {
  accounts,
  activity,
  attempts,
  audit,
  briefs,
  jobs,
  keptForms,
  limits,
  links,
  notifications,
  profiles,
  proposals,
  reports,
  sessions,
};
