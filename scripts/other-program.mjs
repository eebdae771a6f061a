// @ts-check
/** Runs a program that isn't Node's, `other-program.mjs PROGRAM ARGUMENTS`, so that it ends with this one's parent. */
import { spawn } from "node:child_process";

const [, , program = "", ...args] = process.argv;
const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"] });
for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"]))
  process.on(signal, () => child.kill(signal));
child.on("error", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.on("exit", (code, signal) =>
  process.exit(signal === "SIGTERM" || signal === "SIGINT" ? 0 : (code ?? 1)),
);
