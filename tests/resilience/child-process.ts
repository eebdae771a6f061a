import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Such a program finds the packages of this project. */
export const childEnv = { ...process.env, NODE_PATH: join(root, "node_modules") };

/** Builds a program beside the tests into a folder. A process of its own can't read TypeScript; CommonJS, since only that honours NODE_PATH. */
export async function buildChild(name: string, folder: string): Promise<string> {
  await build({
    configFile: false,
    root,
    logLevel: "error",
    resolve: { alias: { "~": join(root, "app") } },
    build: {
      ssr: join(root, `tests/resilience/${name}.ts`),
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: { output: { format: "cjs", entryFileNames: `${name}.cjs` } },
    },
  });
  return join(folder, `${name}.cjs`);
}

/** Runs a program until it has said `enough` lines, then kills it in the middle of the next; answers the lines. */
export function runUntilKilled(program: string, args: string[], enough: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      env: childEnv,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    let complaint = "";
    child.stdout.on("data", (chunk) => {
      said += chunk;
      if (said.split("\n").length > enough) child.kill("SIGKILL");
    });
    child.stderr.on("data", (chunk) => {
      complaint += chunk;
    });
    child.on("close", (code, signal) => {
      if (signal === "SIGKILL" || (code === 0 && !complaint)) resolve(said.split("\n").slice(0, -1));
      else reject(new Error(complaint));
    });
  });
}
