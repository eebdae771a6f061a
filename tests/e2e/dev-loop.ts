import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePorts } from "../../scripts/ports.mjs";
import { copyProject } from "../support/project-copy";

export type DevLoop = Awaited<ReturnType<typeof startDevLoop>>;

/** `npm run dev` in a copy of the project, once it says that it is ready. */
export async function startDevLoop() {
  const copy = copyProject();
  const [port = 0, emulatorPort = 0] = await findFreePorts(2);
  // A process group of its own, as a terminal gives to a command.
  const npm = spawn("npm", ["run", "--silent", "dev"], {
    cwd: copy.directory,
    env: { ...process.env, PORT: String(port), AUTH_EMULATOR_PORT: String(emulatorPort), DATA_DIR: ".local" },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (text) => (said += text));
  const ended = once(npm, "close");
  const group = -(npm.pid ?? 0);
  await new Promise<void>((resolve, reject) => {
    npm.stdout.on("data", () => said.includes("Ctrl-C stops everything") && resolve());
    ended.then(() => reject(new Error(`The dev loop ended:\n${said}`)));
  });

  return {
    origin: `http://localhost:${port}`,
    /** All that it has said. */
    said: () => said,
    /** Changes a file as an editor does. */
    edit(file: string, from: string, to: string) {
      const path = join(copy.directory, file);
      const text = readFileSync(path, "utf8");
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(path, text.replace(from, to));
    },
    /** What a Ctrl-C in its terminal does; answers its processes of before. */
    async interrupt() {
      const family = familyOf(npm.pid ?? 0);
      process.kill(group, "SIGINT");
      await ended;
      return family;
    },
    /** Ends whatever is left of it. */
    async remove() {
      if (npm.exitCode === null && npm.signalCode === null) {
        process.kill(group, "SIGTERM");
        await ended;
      }
      copy.remove();
    },
  };
}

/** A process and all that it has started, and they in turn. Linux tells; elsewhere it is none. */
function familyOf(pid: number): number[] {
  if (!existsSync("/proc")) return [];
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(/^PPid:\s+(\d+)$/m.exec(statusOf(name))?.[1])] as const);
  const family = [pid];
  for (const each of family) for (const [child, parent] of parents) if (parent === each) family.push(child);
  return family;
}

/** Whether a process runs; one that has ended, and whose end nobody has asked for yet, doesn't. */
export const runs = (pid: number) => /^State:\s+[^ZX]/m.test(statusOf(pid));

function statusOf(pid: number | string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}
