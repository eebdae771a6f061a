import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { request as askFor, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";
import { findFreePorts } from "../../../scripts/ports.mjs";
import { inNewNetwork } from "../support";
import type { Browsing, Tab } from "./tab";

const elementKey = "element-6066-11e4-a52e-4f735466cecf";
/** The key Enter, as WebDriver spells it. */
const enter = "\uE007";
const window = resolve("tests/e2e/browsers/webkit-window.py");

/** A phone's WebKit, by WebDriver, on a display of its own that nobody sees. */
export async function openWebkit({ program, scripts }: Browsing): Promise<Tab> {
  const directory = await mkdtemp(join(tmpdir(), "webkit-"));
  const display = await startDisplay();
  const proxy = await startProxy();
  const [port = 0] = await findFreePorts(1);
  const driver = spawn(program, [`--port=${port}`], {
    stdio: "ignore",
    detached: true,
    env: { ...process.env, DISPLAY: display.name, NO_AT_BRIDGE: "1", GSETTINGS_BACKEND: "memory" },
  });
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const browserOptions = {
    binary: "/usr/bin/python3",
    args: [window, directory, scripts ? "on" : "off", proxy.address],
  };
  const { sessionId } = await ask<{ sessionId: string }>(`${address}/session`, {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": browserOptions } },
  });
  const session = `${address}/session/${sessionId}`;

  return {
    goto: (url) => ask(`${session}/url`, { url }),
    run: (expression) => ask(`${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    async click(x, y) {
      await ask(`${session}/actions`, {
        actions: [
          {
            type: "pointer",
            id: "mouse",
            actions: [
              { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
              { type: "pointerDown", button: 0 },
              { type: "pointerUp", button: 0 },
            ],
          },
        ],
      });
      return true;
    },
    async type(text) {
      const focused = await ask<Record<string, string>>(`${session}/element/active`);
      await ask(`${session}/element/${focused[elementKey]}/value`, { text: text.replaceAll("\n", enter) });
    },
    changeNetwork: async () => proxy.changeNetwork(),
    troubles: async () =>
      (await readFile(join(directory, "console"), "utf8"))
        .split("\n")
        .filter((line) => /CONSOLE .*(?:ERROR|WARN)/.test(line))
        // As WebKit calls what a page still asked for, told of a change, when it was left.
        .filter((line) => !line.includes("due to access control checks"))
        // Where there are no scripts, theirs are loaded for nothing.
        .filter((line) => scripts || !line.includes("was preloaded using link preload but not used")),
    async close() {
      await end(driver);
      await end(display.child);
      proxy.close();
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Takes what the browser asks for to where it goes, with the header of a network: WebKit sends none of ours. */
async function startProxy() {
  let from = inNewNetwork();
  const server = createServer((asked, answer) => {
    const { url = "", method, headers } = asked;
    const passed = askFor(url, { method, headers: { ...headers, ...from } }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    answer.on("close", () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    changeNetwork: () => {
      from = inNewNetwork();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** One command of WebDriver; a POST where it has a body. Rejects with what the driver says. */
async function ask<T>(url: string, body?: object): Promise<T> {
  const answer = await fetch(url, body && { method: "POST", body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function startDisplay() {
  const screen = ["-screen", "0", "1024x1024x24", "-nolisten", "tcp"];
  const child = spawn("Xvfb", ["-displayfd", "3", ...screen], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    detached: true,
  });
  const [number] = await once(child.stdio[3] as NodeJS.ReadableStream, "data");
  return { child, name: `:${String(number).trim()}` };
}

/** Ends a program with all that it started. */
async function end(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  process.kill(-child.pid, "SIGTERM");
  await ended;
}
