import { writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import type { Asked, Turned } from "~/platform/turned-pictures/picture-process.server";
import { turnHere } from "~/platform/turned-pictures/turn-here.server";
import { refuse } from "~/values/result";

/**
 * The program of a process that turns one picture: `build/turn-picture.js` (decisions/pictures.md).
 * The server kills it as soon as it has answered.
 */
// Pages have priority.
setPriority(10);
// Where memory runs out, Linux ends this process rather than the server.
if (process.platform === "linux") writeFileSync("/proc/self/oom_score_adj", "1000");
// The server is gone. A usual end would wait for the decoder.
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.once("message", async ({ bytes, shape, processorMs }: Asked) => {
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1_000 > processorMs) answer(refuse("TOO_LONG"));
  }, 100);
  answer(await turnHere(bytes, shape));
});

function answer(turned: Turned): void {
  process.send?.(turned);
}
