import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import packageJson from "../../package.json";
import { isResilienceFull, longCommands } from "../../scripts/left-out.mjs";
import { findFreePorts } from "../../scripts/ports.mjs";
import { graphqlServer } from "../support/graphql-mocks";
import { copyProject, type ProjectCopy } from "../support/project-copy";
import { beginNpm, runNpm, type Settings } from "./project-commands";

/** A copy with the build, in a directory whose path has a space: commands write into their project. */
let copy: ProjectCopy;
let local: ReturnType<typeof beginNpm>;
let ports: Settings;

beforeAll(async () => {
  graphqlServer.close();
  copy = copyProject({ withBuild: true });
  const [site, emulator, functions] = await findFreePorts(3);
  ports = { PORT: `${site}`, AUTH_EMULATOR_PORT: `${emulator}`, FUNCTIONS_PORT: `${functions}` };
});
afterAll(async () => {
  await local?.interrupt();
  copy?.remove();
});

/** Expects that it ends well; answers what it said. */
async function npm(args: string[], settings: Settings = {}): Promise<string> {
  const { code, said } = await runNpm(copy.directory, args, settings);
  expect(code, said).toBe(0);
  return said;
}

/** It imports nothing of the product. */
const quickFile = "tests/scripts/left-out.test.ts";

const withEmulator = () => ({ TEST_AUTH_EMULATOR_HOST: inject("authEmulatorHost") });

/** What the suite runs elsewhere: a file, and the words there. */
const elsewhere: Record<string, [file: string, words: string]> = {
  build: ["scripts/test.mjs", "scripts/build.mjs"],
  test: [".ci/run", "npm test --silent -- all"],
  check: [".ci/run", "npm run --silent check"],
  image: [".ci/run", "npm run --silent image"],
  dev: ["tests/e2e/dev-loop.ts", '"dev"'],
};

/** Each in its shortest form, in this order: those of operators run beside `npm run local`, then after it. */
const here: Record<string, () => Promise<void>> = {
  async local() {
    execFileSync(process.execPath, ["scripts/build-functions.mjs"], { cwd: copy.directory });
    local = beginNpm(copy.directory, ["local", "--", "--no-build", "--functions"], ports);
    await local.until("Ctrl-C stops everything");
    const project = `http://127.0.0.1:${ports.FUNCTIONS_PORT}/demo-guildhall`;
    const body = JSON.stringify({ data: {} });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${project}/europe-west3/exportAccount`, { method: "POST", headers, body });
    expect(await answer.json()).toMatchObject({ error: { status: "UNAUTHENTICATED" } });
  },
  async admin() {
    const address = "nobody@example.com";
    const grant = () => runNpm(copy.directory, ["admin", "--", "grant", address], ports);
    let refused = await grant();
    // On a busy machine the emulator may take longer than a provider may.
    while (refused.said.includes("the sign-in provider gives no answer")) refused = await grant();
    expect(refused).toEqual({
      code: 1,
      said: `Nothing was changed: nobody has an account with this address. They sign up first.\nThis looked at AUTH_EMULATOR_PORT=${ports.AUTH_EMULATOR_PORT} and DATA_DIR=.local. Set both as for \`npm run local\`.\n`,
    });
    const [unused] = await findFreePorts(1);
    const otherPort = { ...ports, AUTH_EMULATOR_PORT: `${unused}` };
    const { code, said } = await runNpm(copy.directory, ["admin", "--", "grant", address], otherPort);
    expect({ code, said }).toEqual({
      code: 1,
      said: `No Auth emulator answers at 127.0.0.1:${unused}.\nThis looked at AUTH_EMULATOR_PORT=${unused} and DATA_DIR=.local. Set both as for \`npm run local\`.\n`,
    });
    expect(await npm(["admin", "--", "verify"], otherPort)).toContain("The audit trail is whole");
  },
  async jobs() {
    expect(await npm(["jobs"])).not.toBe("");
  },
  async site() {
    expect(await npm(["site"])).toContain("open");
  },
  async backup() {
    expect(await npm(["backup", "--", "--to", copy.directory])).toContain("documents");
    await local.interrupt();
    expect(local.said()).toContain("Stopped; everything is saved.");
  },
  async start() {
    const settings = { ...ports, APP_MODE: "local", FIREBASE_AUTH_EMULATOR_HOST: inject("authEmulatorHost") };
    const site = beginNpm(copy.directory, ["start"], settings);
    await site.until('"Listening"');
    const answer = await fetch(`http://localhost:${ports.PORT}/healthz`);
    expect(answer.status).toBe(200);
    await site.interrupt();
  },
  async restore() {
    expect(await npm(["restore", "--", "--from", copy.directory])).toContain("is as it was at");
  },
  async migrate() {
    await npm(["migrate", "--", "--check"]);
  },
  async dump() {
    expect(await npm(["dump", "--", "--to", join(copy.directory, "a dump")])).toContain("npm run load");
  },
  async load() {
    const settings = { DATA_DIR: join(copy.directory, "other store") };
    const said = await npm(["load", "--", "--from", join(copy.directory, "a dump")], settings);
    expect(said).toContain("The store is as it was at");
  },
  async "move-files"() {
    const other = `directory:${join(copy.directory, "other files")}`;
    mkdirSync(join(copy.directory, ".local/files"), { recursive: true });
    expect(await npm(["move-files", "--", "--from", "directory", "--to", other])).toContain("Equal");
  },
  async codegen() {
    const file = "app/graphql/schema.generated.ts";
    rmSync(join(copy.directory, file));
    await npm(["codegen"]);
    expect(readFileSync(join(copy.directory, file), "utf8")).toBe(readFileSync(file, "utf8"));
  },
  async shapes() {
    const file = "app/operations/migrations/shapes.json";
    await npm(["shapes"], withEmulator());
    expect(readFileSync(join(copy.directory, file), "utf8")).toBe(readFileSync(file, "utf8"));
  },
  async seed() {
    // In its usual place, where the soak finds it.
    const said = await npm(["seed", "--", "--briefs", "1000"]);
    expect(said).toContain("1,000 briefs and as many profiles in");
  },
  async bench() {
    expect(await npm(["bench", "--", "--quick", "--no-build"], withEmulator())).toContain("| `/login` |");
  },
  async soak() {
    const said = await npm(["soak", "--", "--minutes", "0.05", "--no-build"], withEmulator());
    expect(said).toContain("| answers that failed | 0 |");
  },
  async mutate() {
    const only = ["app/domain/claims.ts", "--tests", "tests/domain/claims.test.ts", "--sample", "1"];
    expect(await npm(["mutate", "--", ...only], withEmulator())).toMatch(/of 1 noticed/);
  },
  // Their own files run with the rest of the suite, which took twenty seconds more here.
  async fuzz() {
    const settings = { ...withEmulator(), FUZZ_RUNS: "10" };
    expect(await npm(["fuzz", "--", quickFile], settings)).toContain("passed");
  },
  async resilience() {
    const said = await npm(["resilience", "--", quickFile, "--no-build"], withEmulator());
    expect(said).toMatch(/^[1-9]\d* passed, 0 failed$/m);
  },
  async "test:firestore"() {
    // Without Java there is no emulator.
    const { status, stderr } = spawnSync(process.execPath, ["scripts/test-firestore.mjs"], {
      cwd: copy.directory,
      env: { PATH: "", NODE_ENV: "production" },
      encoding: "utf8",
    });
    expect(status).toBe(3);
    expect(stderr).toContain("Nothing was tested");
  },
  async "test:opensearch"() {
    // Without Java and Maven there is no node.
    const { status, stderr } = spawnSync(process.execPath, ["scripts/test-opensearch.mjs"], {
      cwd: copy.directory,
      env: { PATH: "", NODE_ENV: "production" },
      encoding: "utf8",
    });
    expect(status).toBe(3);
    expect(stderr).toContain("Nothing was tested");
  },
};

describe("every command", () => {
  it("stands in docs/commands.md and in package.json, and is run by the suite", () => {
    const page = readFileSync("docs/commands.md", "utf8");
    const named = [...page.matchAll(/\bnpm (?:run (?!--)([a-z:-]+)|(test|start)\b)/g)].map(
      ([, command, own]) => command ?? own,
    );
    // npm runs these by itself, at the end of `npm ci`.
    const { postinstall: _told, prepare: _written, ...commands } = packageJson.scripts;
    const scripts = Object.keys(commands).sort();
    expect([...new Set(named)].sort()).toEqual(scripts);
    expect([...Object.keys(here), ...Object.keys(elsewhere)].sort()).toEqual(scripts);
    for (const [file, words] of Object.values(elsewhere)) expect(readFileSync(file, "utf8")).toContain(words);
  });

  const names = Object.keys(here);
  const run = isResilienceFull(process.env) ? names : names.filter((name) => !longCommands.includes(name));
  it.each(run)("works in a checkout whose path has a space: %s", { timeout: 600_000 }, (name) =>
    here[name]?.(),
  );
});
