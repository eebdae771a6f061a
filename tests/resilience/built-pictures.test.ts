import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { scansJpeg } from "#tests/platform/turned-pictures/scans-jpeg";
import { toCookieHeader } from "#tests/support/app";
import { aPhoto } from "#tests/support/faces";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { limits } from "~/values/limits";
import { findFreePorts } from "../../scripts/ports.mjs";
import { startSmtpServer } from "../platform/mail/smtp-server";
import { send } from "./client";
import { createPerson, linkIn, mailsTo, type Person, pressSignUp } from "./person";
import { type Product, startProduct } from "./product";

// What turns pictures is a process of its own, started from a file of the build.

let dataDir: string;
let mails: Awaited<ReturnType<typeof startSmtpServer>>;

beforeAll(async () => {
  // Requests go to a real server; msw would put its own sockets before it.
  graphqlServer.close();
  dataDir = mkdtempSync(join(tmpdir(), "pictures-"));
  mails = await startSmtpServer();
});
afterAll(async () => {
  await mails.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function startSite() {
  const [port = 0] = await findFreePorts(1);
  const product = await startProduct({
    port,
    dataDir,
    projectId: `demo-${randomUUID()}`,
    mailUrl: mails.url,
  });
  return { port, product };
}

/** Opens the link of their mail: pictures of all with an address that isn't proven are turned one by one. */
async function confirmAddress(port: number, person: Person): Promise<void> {
  await vi.waitUntil(() => mailsTo(person, mails.received).length > 0, { timeout: 60_000 });
  const [mail] = mailsTo(person, mails.received);
  if (!mail) throw new Error("No mail");
  const fields = { ...Object.fromEntries(linkIn(mail)), email: person.email };
  const { from, cookie } = person;
  const outcome = await send(port, { path: "/sign-in", fields, from, cookie });
  expect(outcome).toMatchObject({ status: 303 });
  if (outcome.kind === "answered") person.cookie = toCookieHeader(outcome.setCookies, cookie);
}

/** A member who sends files as the running page does. */
async function joinSite(port: number, number: number) {
  const person = createPerson(number);
  expect(await pressSignUp(port, person)).toBe(true);
  await confirmAddress(port, person);
  const origin = `http://localhost:${port}`;
  const headers = { cookie: person.cookie, origin, "x-forwarded-for": person.from };
  const ask = async (path: string, body: BodyInit = "") => {
    const answer = await fetch(origin + path, { method: "POST", body, headers });
    return { status: answer.status, ...((await answer.json()) as object) } as Answer;
  };
  return {
    async sendFile(bytes: Uint8Array<ArrayBuffer>) {
      const begun = await ask("/uploads", new URLSearchParams({ name: "me.jpg", size: `${bytes.length}` }));
      const path = `/uploads/${begun.file?.id}`;
      for (let part = 0; part * limits.uploadPart < bytes.length; part += 1)
        await ask(
          `${path}?part=${part}`,
          bytes.slice(part * limits.uploadPart, (part + 1) * limits.uploadPart),
        );
      return ask(`${path}?end`);
    },
    read: (id: string, name: string) => fetch(`${origin}/files/${id}/${name}`, { headers }),
  };
}

interface Answer {
  status: number;
  file?: { id: string; kind: string; width: number };
  problem?: string;
}

const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);

/** The processes that the server has started. Linux alone. */
const childrenOf = ({ pid }: Product) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

/** Whether a process that was begun has become its program: its parent waits for that. */
const hasBegun = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("turn-picture");

it("a picture is turned by the program of the build, and the attack's is refused", async () => {
  const { port, product } = await startSite();
  const ada = await joinSite(port, 1);
  const sent = await ada.sendFile(bytesOf(await aPhoto({ width: 1_200, height: 800 })));
  expect(sent).toMatchObject({ status: 200, file: { kind: "PICTURE", width: 1_200 } });
  const shown = await ada.read(sent.file?.id ?? "", "small.webp");
  const turned = sharp(Buffer.from(await shown.arrayBuffer()));
  expect(await turned.metadata()).toMatchObject({ format: "webp" });

  // 45 s of a processor, where its scans aren't counted before.
  const attack = await ada.sendFile(bytesOf(scansJpeg(5_400, 1_000)));
  expect(attack).toMatchObject({ status: 422, problem: expect.stringContaining("in very many scans") });
  await product.stop();
});

it.skipIf(process.platform !== "linux")(
  "a picture that doesn't end is refused and its process killed, while others' are turned",
  async () => {
    const { port, product } = await startSite();
    const [ada, bo] = [await joinSite(port, 3), await joinSite(port, 4)];
    const before = childrenOf(product);
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const large = sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: "#888", noise } });
    const ended = ada.sendFile(bytesOf(await large.jpeg({ quality: 30 }).toBuffer()));
    // As a decoder that never comes back.
    const child = await vi.waitUntil(
      () => childrenOf(product).find((pid) => !before.includes(pid) && hasBegun(pid)),
      {
        interval: 1,
        timeout: 60_000,
      },
    );
    process.kill(child, "SIGSTOP");
    const photo = bytesOf(await aPhoto());
    expect(await bo.sendFile(photo)).toMatchObject({ status: 200, file: { kind: "PICTURE" } });
    // Ada's is in work meanwhile.
    expect(childrenOf(product)).toContain(child);
    expect(await ended).toMatchObject({ status: 422, problem: expect.stringContaining("10 seconds") });
    await vi.waitUntil(() => !childrenOf(product).includes(child), { timeout: 60_000 });
    expect(await ada.sendFile(photo)).toMatchObject({ status: 200, file: { kind: "PICTURE" } });
    await product.stop();
  },
);
