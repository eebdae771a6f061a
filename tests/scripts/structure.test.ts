import { expect, it } from "vitest";
import { measureStructure } from "../../scripts/structure.mjs";

const files: Record<string, { imports: string[]; text?: string }> = {
  "app/features/briefs/model/brief.ts": { imports: ["app/features/market/model/press.ts"] },
  "app/features/briefs/reads/bookmarks.ts": { imports: [], text: "await store.transact(async (tx) => {})" },
  "app/features/briefs/reads/list.ts": {
    imports: ["app/features/briefs/model/brief.ts"],
    text: "store.query()",
  },
  "app/features/briefs/shared/form.server.ts": { imports: [] },
  "app/features/market/model/press.ts": {
    imports: ["app/features/briefs/model/brief.ts", "app/ui/chip.tsx"],
  },
  "app/features/files/model/file.ts": {
    imports: [
      "app/features/market/model/press.ts",
      "app/features/files/model/name.ts",
      "node_modules/a/index.js",
    ],
  },
  "app/features/files/model/name.ts": { imports: [], text: "export const name = 1;\n" },
  "app/features/files/model/save.ts": { imports: [], text: "enqueue(tx, job)" },
  "app/features/files/model/file-steps.ts": { imports: [], text: "tx.set(name, id, moved)" },
  "app/features/files/writes/shape.ts": { imports: [], text: "export const shape = 1;" },
  "app/ui/chip.tsx": { imports: ["app/features/files/model/file.ts", "app/words/ui.generated.ts"] },
  "app/words/ui.generated.ts": { imports: [] },
};

it("counts what ties features and rooms, what lies about its role, and what could be one file", () => {
  const modules = Object.entries(files).map(([source, { imports }]) => ({
    source,
    dependencies: imports.map((resolved) => ({ resolved })),
  }));
  expect(measureStructure(modules, (path) => files[path]?.text ?? "\n".repeat(41))).toEqual({
    twoWayPairs: ["briefs, market"],
    tiedPairs: ["briefs, market", "files, market"],
    crossings: [
      "app/features/briefs/model/brief.ts -> app/features/market/model/press.ts",
      "app/features/market/model/press.ts -> app/features/briefs/model/brief.ts",
      "app/features/files/model/file.ts -> app/features/market/model/press.ts",
    ],
    twoWayRooms: ["features, ui"],
    lyingRoles: [
      "app/features/briefs/reads/bookmarks.ts: a read that writes",
      "app/features/briefs/shared/form.server.ts: shared, and no component",
      "app/features/files/model/save.ts: a model that writes",
      "app/features/files/writes/shape.ts: a write that changes nothing",
    ],
    smallOnes: ["app/features/files/model/name.ts"],
    files: Object.keys(files).filter((path) => !path.includes(".generated.")),
  });
});
