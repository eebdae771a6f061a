import { type ChildProcess, fork } from "node:child_process";
import { afterAll, expect, inject, it } from "vitest";
import type { Turned } from "~/platform/turned-pictures/picture-process.server";
import { limits } from "~/values/limits";
import { costlyPictures } from "./costly-pictures";

/** Has the program say with its answer what it took until then. */
const measuring = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync } from "node:fs";
  const send = process.send.bind(process);
  process.send = (turned) => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    const [, peak] = /VmHWM:\\s+(\\d+)/.exec(readFileSync("/proc/self/status", "latin1")) ?? [];
    send({ turned, seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: Number(peak) / 1024 });
  };
`)}`;

interface Measured {
  turned: Turned;
  seconds: number;
  megabytes: number;
}

async function measure(bytes: Buffer): Promise<Measured> {
  const child: ChildProcess = fork(inject("pictureProgram"), [], {
    env: {} as NodeJS.ProcessEnv,
    execArgv: process.platform === "linux" ? ["--import", measuring] : [],
    serialization: "advanced",
  });
  child.send({ bytes, shape: "WHOLE" });
  const [message] = await new Promise<[unknown]>((resolve, reject) => {
    child.once("message", (answer) => resolve([answer]));
    child.once("exit", (code, signal) => reject(new Error(`Ended with ${signal ?? code}`)));
  }).finally(() => child.kill("SIGKILL"));
  if (process.platform === "linux") return message as Measured;
  return { turned: message as Turned, seconds: Number.NaN, megabytes: Number.NaN };
}

const figures: string[] = [];
afterAll(() => void process.stdout.write(`${figures.join("\n")}\n`));

it.each(costlyPictures)("what one file may cost is bounded: $kind", async ({ kind, made, becomes }) => {
  const bytes = await made();
  expect(bytes.length).toBeLessThanOrEqual(limits.fileBytes);
  const { turned, seconds, megabytes } = await measure(bytes);
  figures.push(
    `${kind} · ${(bytes.length / 1e6).toFixed(2)} MB · ${becomes} · ${seconds.toFixed(2)} s · ${megabytes.toFixed()} MB`,
  );
  expect(turned.ok ? "kept" : turned.code).toBe(becomes);
  // Elsewhere it isn’t measured.
  if (process.platform === "linux") expect(megabytes).toBeLessThan(450);
});
