import { type ChildProcess, fork } from "node:child_process";
import type { Picture, PictureRefusal, PictureShape } from "~/platform/ports/turn-picture";
import { type Result, refuse } from "~/values/result";

/** What the program is asked, once. */
export interface Asked {
  bytes: Uint8Array;
  shape: PictureShape;
  /** Milliseconds of a processor, after which it says that it gives up, and is killed for that. */
  processorMs: number;
}

/** What it answers, once. */
export type Turned = Result<Picture, PictureRefusal>;

/**
 * Turns a picture in a process of its own, which is killed after `forMs` whatever it does: a thread
 * within a decoder can't be ended. A picture that crashes its decoder ends that process alone.
 * Rejects where the program itself doesn't work.
 */
export function turnApart(program: string, asked: Asked, forMs: number): Promise<Turned> {
  const child = fork(program, [], {
    // Neither secrets nor what a debugger of this process listens on.
    env: {} as NodeJS.ProcessEnv,
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    child.kill("SIGKILL");
  }, forMs);
  return answerOf(child, asked, () => isOver).finally(() => {
    clearTimeout(timer);
    child.kill("SIGKILL");
  });
}

function answerOf(child: ChildProcess, asked: Asked, isOver: () => boolean): Promise<Turned> {
  return new Promise((resolve, reject) => {
    child.once("message", (turned) => resolve(turned as Turned));
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      if (isOver()) resolve(refuse("TOO_LONG"));
      else if (signal !== null) resolve(refuse("NOT_A_PICTURE", { detail: `ended by ${signal}` }));
      else reject(new Error(`The program that turns pictures ended with ${code}`));
    });
    // Where it is gone by then, its end says why.
    child.send(asked, () => {});
  });
}
