import { collection } from "~/platform/ports/collection";
import type { SiteMode } from "~/values/site-mode";
import type { SchemaRecord } from "./migrations/schema-record";

/** `loads/run`: a dump is being loaded into this store, or was in part. */
export interface Load {
  /** Of which run; an id. */
  run: string;
  /** ISO 8601 UTC. */
  beganAt: string;
}

export const loads = collection<Load>()({ name: "loads", ofMember: null, inCopy: "stays" });

/** `readiness/store`: written to find out whether the store takes writes. */
export const readiness = collection<{ writtenAt: string }>()({
  name: "readiness",
  ofMember: null,
  inCopy: "stays",
});

export const schemas = collection<SchemaRecord>()({ name: "schemas", ofMember: null });

export const site = collection<SiteMode>()({
  name: "site",
  ofMember: null,
  inCopy: "stays",
  enums: ["mode"],
});
