import "#require-node";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { ownTestsOf, testsOf } from "./tools/mutate/parts.mjs";
import base from "./vitest.config";

declare module "vitest" {
  export interface ProvidedContext {
    /** As Stryker provides it to its own setup file; `static` for a mutant of what runs at import. */
    mode?: "dry-run" | "mutant";
    mutantActivation?: "runtime" | "static";
  }
}

const part = process.env.MUTATE;

/**
 * What failed last, then what is soon done: the next mutant is most often a neighbour of the last one, and
 * the first test that fails ends its run. A mutant of what runs at import, which every test of the part
 * would have to meet, meets the part's own and those of declarations alone: the others would take most of the
 * time.
 */
class QuickestFirst extends BaseSequencer {
  override async sort(all: TestSpecification[]) {
    const { cache, config } = this.ctx;
    const files = all.filter(
      ({ project, moduleId }) =>
        project.getProvidedContext().mutantActivation !== "static" ||
        ownTestsOf(part).some((path) => moduleId.includes(path)),
    );
    const results = new Map(
      files.map((file) => {
        const key = `${file.project.name}:${relative(config.root, file.moduleId)}`;
        const { failed = false, duration = 0 } = cache.getFileTestResults(key) ?? {};
        return [file, failed ? -1 : duration];
      }),
    );
    return [...files].sort((a, b) => (results.get(a) ?? 0) - (results.get(b) ?? 0));
  }
}

/** The tests that `npm run mutate` runs for each changed line; `MUTATE` names the part. */
export default {
  ...base,
  test: {
    ...base.test,
    projects: undefined,
    // Many files share a process, which none of them changes: it saves most of the time.
    isolate: false,
    include: process.env.MUTATE_TESTS ? [process.env.MUTATE_TESTS] : testsOf(part),
    globalSetup: ["tests/support/global-setup.ts"],
    sequence: { sequencer: QuickestFirst },
    // A runner that was ended for taking too long leaves its successor what it compiled.
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: fileURLToPath(new URL("./.cache/modules", import.meta.url)),
    },
    // What a mutant keeps waiting has noticed it.
    testTimeout: 15_000,
    expect: { poll: { timeout: 8_000 } },
  },
};
