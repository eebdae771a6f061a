import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import sharp from "sharp";
import { expect } from "vitest";
import { get, respond, testOrigin } from "#tests/support/app";
import { createMarket } from "#tests/support/market";
import { stubIdentity } from "#tests/support/people";
import type { AccountKind, AccountStatus } from "~/domain/account";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { getProfile, type Profile } from "~/features/profiles/model/profile";
import type { HttpApp } from "~/http/http-app";
import { sendFiles } from "~/http/sent-files";
import { picturePath } from "~/paths";
import type { Store } from "~/platform/ports/store";
import * as picture from "~/routes/app.profile_.picture";
import * as file from "~/routes/files.$id.$name";
import * as uploads from "~/routes/uploads";
import * as upload from "~/routes/uploads_.$id";
import { limits } from "~/values/limits";
import { ok } from "~/values/result";

/** A market whose members upload pictures through the page, as a browser posts them. */
export function createStudio({ store }: { store?: Store } = {}) {
  const administrators = new Set<string>();
  const identity = stubIdentity({
    deleteUser: async () => ok(),
    verifySessionCookie: async (cookie) => ok({ uid: cookie, email: "", emailVerified: true } as never),
    getClaims: async (uid) => ok({ admin: administrators.has(uid) }),
  });
  const market = createMarket({ graphql: "real", identity, store });
  const { app } = market;

  /** A member with a profile and a session; answers both. */
  async function join(
    kind: AccountKind,
    { status = "ACTIVE" as AccountStatus, profile = {} as Partial<Profile>, admin = false } = {},
  ) {
    const uid = await market.join(kind, { status, profile });
    if (admin) administrators.add(uid);
    return enter(uid, { kind, admin });
  }

  /** Opens a session for a member. */
  async function enter(uid: string, claims: { kind: AccountKind; admin: boolean }) {
    const account = await market.store.get<Account>(accountsCollection, uid);
    const { cookie, sessionId } = await app.signIn({ uid, session: { claims } });
    await market.store.transact(async (tx) => tx.set(accountsCollection, uid, { ...account?.data }));
    return { uid, cookie, sessionId };
  }

  /** Posts the page's form: the answer of its action. */
  function send(
    cookie: string,
    bytes: Uint8Array | null,
    { name = "me.jpg", intent = "save", part = "", person = null as string | null } = {},
  ) {
    const form = new FormData();
    if (bytes) form.set("picture", new File([new Uint8Array(bytes)], name, { type: "image/jpeg" }));
    form.set("intent", intent);
    if (part) form.set("part", part);
    return post(
      cookie,
      new Request(new URL(picturePath(person), testOrigin), { method: "POST", body: form }),
    );
  }

  function post(cookie: string, request: Request) {
    request.headers.set("cookie", cookie);
    request.headers.set("origin", testOrigin);
    return respond(() => picture.action({ request, context: app.context(request), params: {} }));
  }

  /** Asks one of the addresses that the running page uploads by; answers the status and the JSON. */
  async function ask(cookie: string, path: string, body: BodyInit = "") {
    const url = new URL(path, testOrigin);
    const headers = { cookie, origin: testOrigin };
    const init = { method: "POST", body, headers, duplex: "half" };
    const request = new Request(url, init as RequestInit);
    const id = url.pathname.split("/")[2];
    const { action } = id === undefined ? uploads : upload;
    const answer = await respond(() => action({ request, context: app.context(request), params: { id } }));
    const retryAfter = answer.headers.get("retry-after");
    return { status: answer.status, retryAfter, ...(await answer.json()) } as Answer;
  }

  /** Begins an upload; answers its id. */
  async function begin(cookie: string, name: string, size: number): Promise<string> {
    const { file } = await ask(cookie, "/uploads", new URLSearchParams({ name, size: `${size}` }));
    return file?.id ?? "";
  }

  const sendPart = (cookie: string, id: string, bytes: Uint8Array, part: number) => {
    const own = bytes.slice(part * limits.uploadPart, (part + 1) * limits.uploadPart);
    return ask(cookie, `/uploads/${id}?part=${part}`, own);
  };

  /**
   * Sends a whole file as the running page does; answers what the end said, or the part that was
   * refused.
   */
  async function sendWhole(cookie: string, bytes: Uint8Array, name = "plan.pdf"): Promise<Answer> {
    const id = await begin(cookie, name, bytes.length);
    for (let part = 0; part * limits.uploadPart < bytes.length; part += 1) {
      const sent = await sendPart(cookie, id, bytes, part);
      if (sent.problem) return sent;
    }
    return ask(cookie, `/uploads/${id}?end`);
  }

  const faceOf = async (uid: string) => (await getProfile(market.store, uid))?.data.face ?? null;

  /** What is sent before the app; what that leaves to the app is "left". */
  async function readBefore(cookie: string, path: string, { method = "GET", headers = {} } = {}) {
    if (!app.sentFiles) throw new Error("The API is elsewhere");
    const edge = { log: app.log, hosts: [host], trustedProxies: [], tls: false };
    sender ??= sendFiles(
      { fetch: () => new Response("left", { status: 404 }) },
      { ...edge, ...app.sentFiles },
    );
    const given = { host, cookie, ...headers };
    return sender.fetch(new Request(new URL(path, testOrigin), { method, headers: given }));
  }
  const { host } = new URL(testOrigin);
  let sender: HttpApp | undefined;

  /** What a browser with this cookie is answered at the address of a picture. */
  async function read(cookie: string, id: string, { name = "small.avif", through = "" } = {}) {
    const path = `/files/${id}/${name}${through && `?through=${through}`}`;
    const request = get(path, { cookie });
    const answer = await respond(() =>
      file.loader({ request, context: app.context(request), params: { id, name } }),
    );
    // Nobody gets more before the app than by its route, also where more is known by then.
    for (const _time of ["first", "again"])
      expect([404, answer.status]).toContain((await readBefore(cookie, path)).status);
    return answer;
  }

  /** Every file on the disk, whether it has a document or not. */
  const onDisk = () =>
    readdirSync(app.directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath.includes("files"))
      .map(({ name }) => name)
      .sort();

  return {
    ...market,
    join,
    enter,
    send,
    post,
    ask,
    begin,
    sendPart,
    sendWhole,
    faceOf,
    read,
    readBefore,
    onDisk,
  };
}

interface Answer {
  status: number;
  retryAfter: string | null;
  file?: { id: string; kind: string | null; name: string };
  problem?: string;
}

/** A PDF with nothing on it, of this many bytes. */
export function aPdf(length = 300): Buffer {
  return Buffer.alloc(length, "%PDF-1.4\n1 0 obj<<>>endobj\n");
}

/** A photo of noise, which no two sizes compress to the same bytes. */
export function aPhoto({ width = 600, height = 400 } = {}) {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#888", noise } })
    .jpeg()
    .toBuffer();
}

/** A picture whose few rows of noise come again and again: small as a PNG, and large as any other. */
export function aRepeatedNoise({ width = 400, height = 600 } = {}) {
  const rows = Array.from({ length: 6 }, () => randomBytes(3 * width));
  const data = Buffer.concat(Array.from({ length: height / 6 }, () => rows).flat());
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
