import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePorts, readPort } from "../../scripts/ports.mjs";

let blocker: Server;
let taken: number;
beforeAll(async () => {
  blocker = createServer().listen(0, "127.0.0.1");
  await once(blocker, "listening");
  taken = (blocker.address() as AddressInfo).port;
});
afterAll(() => {
  blocker.close();
});

/** Runs a script until it ends by itself. */
async function run(script: string, settings: Record<string, string>) {
  const file = fileURLToPath(new URL(`../../scripts/${script}`, import.meta.url));
  const child = spawn(process.execPath, [file], { env: { ...process.env, ...settings } });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code, output: output + errors };
}

test.each(["local.mjs", "dev.mjs"])(
  "%s names a taken port and its setting, and starts nothing",
  async (script) => {
    const [free = 0] = await findFreePorts(1);
    for (const setting of ["PORT", "AUTH_EMULATOR_PORT"]) {
      const settings = { PORT: String(free), AUTH_EMULATOR_PORT: String(free + 1), [setting]: String(taken) };
      const { code, output } = await run(script, settings);
      expect(code).toBe(1);
      expect(output).toContain(`Port ${taken} is taken by another process.`);
      expect(output).toContain(`${setting}=…`);
      expect(output).not.toMatch(/Building|Starting| {4}at /);
    }
  },
);

test("one port for two is refused", async () => {
  const { code, output } = await run("local.mjs", { PORT: "4000", AUTH_EMULATOR_PORT: "4000" });
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining("they must differ") });
});

test.each(["0", "65536", "-1", "80.5", "http", "3000 ", "1e3"])("PORT=%s is refused by name", (value) => {
  expect(() => readPort({ PORT: value }, "PORT", 3000)).toThrow(
    `PORT must be a port from 1 to 65535, not "${value}".`,
  );
});

test("a port that is not set is the usual one", () => {
  expect(readPort({}, "PORT", 3000)).toBe(3000);
  expect(readPort({ PORT: "" }, "PORT", 3000)).toBe(3000);
  expect(readPort({ PORT: "8080" }, "PORT", 3000)).toBe(8080);
});
