import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { answeredEverywhere, callEach, createScene } from "#tests/operations/functions/scene";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { createTestIdentity, requireValue } from "#tests/support/identity";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createCallableFunctions } from "~/platform/functions/callable.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import type { Result } from "~/values/result";
import indexes from "../../firestore.indexes.json";
import { buildFunctions } from "../../scripts/build-functions.mjs";
import { startFunctionsEmulator } from "../../scripts/functions-emulator.mjs";

describe("functions in the functions emulator", () => {
  beforeAll(() => graphqlServer.close());

  /** The emulator on a directory that it shares with a market of this process. */
  async function start() {
    const provider = createTestIdentity();
    onTestFinished(() => provider.close());
    const dataDir = mkdtempSync(join(tmpdir(), "functions-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const store = createVersionedStore(createSqliteStore({ file: join(dataDir, "store.sqlite"), indexes }));
    const scene = createScene(provider, store);
    await buildFunctions();
    const { projectId, emulatorHost } = provider;
    const site = {
      PORT: "3000",
      APP_MODE: "local",
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
      FIREBASE_PROJECT_ID: projectId,
      LOG_LEVEL: "warn",
    } as const;
    const emulator = await startFunctionsEmulator({ site, log: () => {} });
    onTestFinished(() => emulator.stop());
    const { FUNCTIONS_HOST: host, FUNCTIONS_PORT: port } = emulator.settings;
    return { scene, dataDir, root: `http://${host}:${port}/${projectId}` };
  }

  it("answer as in the product’s own process, and refuse in the protocol’s words", async () => {
    const { scene, dataDir, root } = await start();
    const { freshIdToken } = scene;
    const region = `${root}/europe-west3`;
    // The first call of each begins a process.
    const functions = createCallableFunctions({ url: region, freshIdToken, timeoutMs: 60_000 });
    const mailsTo = async (uid: string) => {
      if (!existsSync(join(dataDir, "mailbox"))) return 0;
      const mails = readdirSync(join(dataDir, "mailbox")).map((file) =>
        JSON.parse(readFileSync(join(dataDir, "mailbox", file), "utf8")),
      );
      return mails.filter(({ to }) => to === `${uid}@example.com`).length;
    };
    const found = await callEach(scene, functions, mailsTo);
    expect(found).toMatchObject(answeredEverywhere);

    // The very same answers, of the same member and after the same cause.
    const { session, idToken } = await scene.enter();
    const whatStays = (exported: Result<{ text: string }, string>) => {
      const { exportedAt, activity, ...file } = JSON.parse(requireValue(exported).text);
      expect(exportedAt).toEqual(expect.any(String));
      // The second names the first.
      return { ...file, activity: activity.filter(({ event }: { event: string }) => event !== "exported") };
    };
    expect(whatStays(await functions.call("exportAccount", session, null))).toEqual(
      whatStays(await scene.near.call("exportAccount", session, null)),
    );
    const here = await callEach(scene, scene.near, async () => 0);
    expect(here.runs).toEqual(found.runs);

    const foreign = createTestIdentity();
    onTestFinished(() => foreign.close());
    const other = await foreign.createUser();
    const foreignToken = await foreign.signIn(other.uid, { sid: session.id });
    const [head = "", payload = ""] = idToken.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const forge = (change: object) =>
      `${head}.${Buffer.from(JSON.stringify({ ...claims, ...change })).toString("base64url")}.`;
    const anHourAgo = Math.floor(Date.now() / 1_000) - 3_600;

    const post = (body: string, token?: string): RequestInit => ({
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    });
    const nothing = '{"data":null}';
    const refusals: [what: string, name: string, init: RequestInit, status: number, said: string][] = [
      ["no token", "exportAccount", post(nothing), 401, "UNAUTHENTICATED"],
      ["no token of ours", "exportAccount", post(nothing, "a.b.c"), 401, "UNAUTHENTICATED"],
      ["another project’s", "exportAccount", post(nothing, foreignToken), 401, "UNAUTHENTICATED"],
      [
        "expired",
        "exportAccount",
        post(nothing, forge({ iat: anHourAgo - 9, exp: anHourAgo })),
        401,
        "UNAUTHENTICATED",
      ],
      ["no session", "exportAccount", post(nothing, forge({ sid: "gone" })), 401, "UNAUTHENTICATED"],
      ["a member", "closeBriefs", post(nothing, idToken), 403, "PERMISSION_DENIED"],
      [
        "a claim of their own",
        "closeBriefs",
        post(nothing, forge({ admin: true })),
        403,
        "PERMISSION_DENIED",
      ],
      ["GET", "exportAccount", { headers: { authorization: `Bearer ${idToken}` } }, 400, "INVALID_ARGUMENT"],
      ["missing data", "exportAccount", post("{}", idToken), 400, "INVALID_ARGUMENT"],
      ["other data", "exportAccount", post('{"data":{"uid":"b"}}', idToken), 400, "INVALID_ARGUMENT"],
      ["10 MB", "exportAccount", post(`{"data":"${"x".repeat(1e7)}"}`, idToken), 400, "INVALID_ARGUMENT"],
    ];
    for (const [what, name, init, status, said] of refusals) {
      const response = await fetch(`${region}/${name}`, init);
      expect([what, response.status, (await response.json()).error.status]).toEqual([what, status, said]);
    }
    const elsewhere = await fetch(`${root}/us-central1/exportAccount`, post(nothing, idToken));
    expect(elsewhere.status).toBe(404);
    const ours = await fetch(`${region}/exportAccount`, post(nothing, idToken));
    const { result } = await ours.json();
    expect(JSON.parse(result.text).account.uid).toBe(session.uid);
  });
});
