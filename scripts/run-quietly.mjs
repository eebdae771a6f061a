// @ts-check
import { spawn } from "node:child_process";

/**
 * Runs a program to its end without showing what it says.
 * @param {string} command
 * @param {string[]} args
 * @param {{ timeout: number, environment?: Record<string, string> }} options `timeout` in ms, after which it is killed
 * @returns {Promise<{ ok: boolean, said: string }>} `said`: of a failure, what it was and the program's last words
 */
export function runQuietly(command, args, { timeout, environment = {} }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      timeout,
      killSignal: "SIGKILL",
    });
    let words = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        words = (words + chunk).slice(-2_000);
      });
    }
    child.on("error", ({ message }) => resolve({ ok: false, said: `${message}\n` }));
    child.on("close", (code) =>
      resolve({ ok: code === 0, said: code === 0 ? "" : `${command} ${args.join(" ")} failed:\n${words}\n` }),
    );
  });
}
