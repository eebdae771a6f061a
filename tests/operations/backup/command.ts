import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../../..", import.meta.url));

/** `npm run backup` and `npm run restore`, in a process of their own. */
export function runCommand(dataDir: string, ...args: string[]) {
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, ["build/server.js", ...args], {
      cwd: project,
      env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir },
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
    child.on("close", (code) => resolve({ code, said }));
  });
}
