import { spawn } from "node:child_process";
import { once } from "node:events";

/** What a command gets of the environment: nothing of the tests’ runner. */
const kept = ["PATH", "HOME", "TMPDIR", "LANG", "NODE_EXTRA_CA_CERTS"];

export type Settings = Record<string, string>;

/** Begins `npm run …` as a terminal does: in a process group of its own. */
export function beginNpm(directory: string, args: string[], settings: Settings = {}) {
  const env = Object.fromEntries(kept.map((name) => [name, process.env[name]])) as NodeJS.ProcessEnv;
  const npm = spawn("npm", ["run", "--silent", ...args], {
    cwd: directory,
    env: { ...env, ...settings },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (text) => (said += text));
  const ended = once(npm, "close").then(([code]) => code as number | null);
  return {
    ended,
    said: () => said,
    /** Once it has said this; rejects when it ends before. */
    until(words: string) {
      return new Promise<void>((resolve, reject) => {
        const look = () => said.includes(words) && resolve();
        npm.stdout.on("data", look);
        ended.then(() => reject(new Error(`${args.join(" ")} ended:\n${said}`)));
        look();
      });
    },
    /** A Ctrl-C. */
    async interrupt() {
      if (npm.exitCode === null && npm.signalCode === null) process.kill(-(npm.pid ?? 0), "SIGINT");
      await ended;
    },
  };
}

/** Runs it to its end. */
export async function runNpm(directory: string, args: string[], settings?: Settings) {
  const npm = beginNpm(directory, args, settings);
  return { code: await npm.ended, said: npm.said() };
}
