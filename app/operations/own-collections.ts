import { collection } from "~/platform/ports/collection";
import type { SiteMode } from "~/platform/values/site-mode";
import type { SchemaRecord } from "./migrations/schema-record";

/** `loads/run`: a dump is being loaded, by this run. */
export const loads = collection<{ run: string; beganAt: string }>()({
  name: "loads",
  ofMember: null,
  inCopy: "stays",
});

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
