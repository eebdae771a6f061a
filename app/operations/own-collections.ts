import { collection } from "~/platform/ports/collection";
import type { SiteMode } from "~/platform/values/site-mode";
import type { CollectionMove, Move } from "./migrate-store/move-record";
import type { SchemaRecord } from "./migrations/schema-record";

/** `moves/{collection}`, and `moves/run`. */
export const moves = collection<Move | CollectionMove>()({ name: "moves", ofMember: null, inCopy: "stays" });

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
