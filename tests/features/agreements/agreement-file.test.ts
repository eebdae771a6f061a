import { createHash } from "node:crypto";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { offerDraft, saveDraft } from "#tests/support/agreements";
import { get, respond } from "#tests/support/app";
import { createMarket, succeeded } from "#tests/support/market";
import { workInMilestones } from "#tests/support/milestones";
import { wholeExport } from "#tests/support/whole-export";
import { agreementSchema } from "~/domain/fields/agreement-schema.server";
import {
  type AgreementVersion,
  hashOfVersion,
  versionsCollection,
} from "~/features/agreements/model/agreement";
import { confirmAgreement, returnAgreement } from "~/features/agreements/writes/answer-agreement";
import { agreementFilePath, agreementSchemaPath } from "~/paths";
import * as fileRoute from "~/routes/app.work.$id_.agreement_.$file";
import * as schemaRoute from "~/routes/schemas.agreement[.]json";

const formats = {
  date: /^\d{4}-\d\d-\d\d$/,
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  uri: /^https?:/,
};

/** What is wrong with a file, by the schema that is published; null for nothing. */
const faultsOf = (() => {
  const validate = new Ajv2020({ allErrors: true, formats }).compile(agreementSchema("https://a.example/s"));
  return (file: unknown) => (validate(file) ? null : validate.errors);
})();

/** Its hash as another program makes it: keys in order, and nothing of ours. */
function hashOf({ agreement, n, content }: Record<string, unknown>): string {
  const sorted = JSON.stringify({ agreement, n, content }, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
  return createHash("sha256").update(sorted).digest("hex");
}

/** One version that both confirmed, and a change of it that was sent back. */
async function createScene() {
  const market = createMarket({ graphql: "real" });
  const { app } = market;
  const hirer = await market.join("HIRER");
  // Letters that canonical JSON must not escape, and some that it must.
  const { id, talent } = await workInMilestones(market, hirer, {
    scope: "Zwölf “langsame” Abfragen\nfort: متجر \\ ⛵",
  });
  await saveDraft(market, talent, id, { scope: "Thirteen." });
  const change = await offerDraft(market, talent, id);
  succeeded(await returnAgreement(market, hirer, id, { hash: change, words: "Twelve, please." }));
  const download = async (uid: string, file = agreementFilePath(id, 1)) => {
    const { cookie } = await app.signIn({ uid, email: `${uid}@example.com` });
    const request = get(file, { cookie });
    const params = { id, file: file.split("/").at(-1) };
    return respond(() => fileRoute.loader({ request, context: app.context(request), params }));
  };
  return { ...market, market, id, hirer, talent, download };
}

describe("the file of a version that both confirmed", () => {
  it("is for its two sides, is what the schema says, and hashes to what they confirmed", async () => {
    const { hirer, talent, id, download, store } = await createScene();
    const version = (await store.get<AgreementVersion>(versionsCollection, `${id}~1`))?.data;
    for (const uid of [hirer, talent]) {
      const answer = await download(uid);
      expect(answer.headers.get("content-disposition")).toBe('attachment; filename="agreement-1.json"');
      const file = await answer.json();
      expect(faultsOf(file)).toBeNull();
      expect(hashOf(file)).toBe(version?.hash);
      expect(file).toMatchObject({
        ...{ agreement: id, n: 1, by: "HIRER", hash: version?.hash, content: version?.content },
        ...{ offeredAt: version?.at, confirmedAt: version?.answeredAt },
        $schema: expect.stringMatching(/^https?:.*\/schemas\/agreement\.json$/),
      });
    }
  });

  it("is for nobody else, and of no other version", async () => {
    const { id, talent, download, join } = await createScene();
    expect((await download(await join("FREELANCER"))).status).toBe(404);
    expect((await download(talent, agreementFilePath(id, 2))).status).toBe(404);
    for (const file of ["0.json", "01.json", "1.xml", "1", "-1.json"])
      expect((await download(talent, `/app/work/${id}/agreement/${file}`)).status).toBe(404);
  });

  it("of an earlier release has what was confirmed then, and no more", async () => {
    const { id, talent, download, store } = await createScene();
    await store.transact(async (tx) => {
      const version = (await tx.get<AgreementVersion>(versionsCollection, `${id}~1`))?.data;
      if (!version) return;
      const { milestones: _later, ...content } = version.content;
      const earlier = { ...version, content };
      tx.set(versionsCollection, `${id}~1`, { ...earlier, hash: hashOfVersion(earlier) });
    });
    const file = await (await download(talent)).json();
    expect(faultsOf(file)).toBeNull();
    expect(file.content).not.toHaveProperty("milestones");
    expect(hashOf(file)).toBe(file.hash);
  });

  it("stays when a later one holds", async () => {
    const { market, id, hirer, talent, download } = await createScene();
    await saveDraft(market, talent, id, { scope: "Fewer." });
    succeeded(await confirmAgreement(market, hirer, id, await offerDraft(market, talent, id)));
    const [first, third] = [await download(hirer), await download(hirer, agreementFilePath(id, 3))];
    for (const answer of [first, third]) expect(faultsOf(await answer.json())).toBeNull();
  });
});

it("each version in a side’s whole file is what the schema says, whatever became of it", async () => {
  const { store, clock, hirer, talent } = await createScene();
  for (const uid of [hirer, talent]) {
    const whole = (await wholeExport(store, uid, clock.now())) as { agreements: { versions: [] }[] };
    const versions: Record<string, unknown>[] = whole.agreements.flatMap((one) => one.versions);
    expect(versions.map(({ status }) => status)).toEqual(["CONFIRMED", "RETURNED"]);
    for (const version of versions) {
      expect(faultsOf(version)).toBeNull();
      expect(hashOf(version)).toBe(version.hash);
    }
  }
});

describe("the schema", () => {
  it("is published under the address that it names", async () => {
    const { app } = createMarket();
    const request = get(agreementSchemaPath);
    const answer = await respond(() =>
      schemaRoute.loader({ request, context: app.context(request), params: {} }),
    );
    expect(answer.headers.get("content-type")).toBe("application/schema+json");
    const schema = await answer.json();
    expect(new URL(schema.$id).pathname).toBe(agreementSchemaPath);
    expect(() => new Ajv2020({ formats }).compile(schema)).not.toThrow();
    expect(schema.properties.content.properties.scope.title).toBe("What is done");
  });

  it.each<[string, { content?: object; hash?: string; by?: string }]>([
    ["a field that no agreement has", { content: { tip: 5 } }],
    ["no scope", { content: { scope: null } }],
    ["an amount in major units", { content: { price: { amount: 9.5, currency: "EUR" } } }],
    ["a currency that isn’t offered", { content: { price: { amount: 900, currency: "XXX" } } }],
    ["a unit that isn’t offered", { content: { unit: "MONTH" } }],
    ["a day that isn’t one", { content: { startOn: "soon" } }],
    ["too long a time", { content: { reviewDays: 31 } }],
    ["a milestone without words of when it is done", { content: { milestones: [{ id: "a", title: "A" }] } }],
    ["a hash that is cut", { hash: "abc" }],
    ["a third side", { by: "SYSTEM" }],
  ])("says no to %s", async (_what, wrong) => {
    const { talent, download } = await createScene();
    const file = await (await download(talent)).json();
    const changed = { ...file, ...wrong, content: { ...file.content, ...wrong.content } };
    expect(faultsOf(changed)).not.toBeNull();
  });
});
