import { createHash } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { saveDraft } from "#tests/support/agreements";
import { get, respond } from "#tests/support/app";
import { createMarket } from "#tests/support/market";
import { check, recordedWork, recordOf } from "#tests/support/record";
import { acceptedWork } from "#tests/support/works";
import { agreementPath, agreementRecordPath } from "~/paths";
import * as route from "~/routes/app.work.$id_.agreement[.]zip";
import { limits } from "~/values/limits";
import type { Language } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";

async function createScene() {
  const market = createMarket({ graphql: "real" });
  const hirer = await market.join("HIRER");
  const download = async (uid: string, id: string, language: Language = "en", site = "same-origin") => {
    const { cookie } = await market.app.signIn({ uid, email: `${uid}@example.com` });
    const request = get(agreementRecordPath(id), { cookie, headers: { "sec-fetch-site": site } });
    const context = market.app.context(request);
    return inLanguage(language, () => respond(() => route.loader({ request, context, params: { id } })));
  };
  return { market, hirer, download };
}

/** The files of the archive that was answered, as texts. */
async function filesOf(answer: Response): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe("the archive of a record", () => {
  it("is for its two sides: the record, whole, and the page that checks it", async () => {
    const { market, hirer, download } = await createScene();
    const { id, talent } = await recordedWork(market, hirer);
    for (const uid of [hirer, talent]) {
      const answer = await download(uid, id);
      expect(answer.headers.get("content-type")).toBe("application/zip");
      expect(answer.headers.get("content-disposition")).toBe('attachment; filename="agreement-record.zip"');
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const { "verify.html": page, ...files } = await filesOf(answer);
      expect(files).toEqual(await recordOf(market, id));
      expect(await check(files)).toMatchObject({ fault: null });
      expect(page).toContain("Milestone 1 was accepted");
    }
  });

  it("has a page that takes no script but its own, and asks no network", async () => {
    const { market, hirer, download } = await createScene();
    const { id } = await recordedWork(market, hirer);
    const answer = await download(hirer, id);
    const page = (await filesOf(answer))["verify.html"] ?? "";
    const [, script = ""] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
    const hash = createHash("sha256").update(script).digest("base64");
    const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    expect(policy).toContain(`default-src 'none'; script-src 'sha256-${hash}'; style-src 'sha256-`);
    expect(policy).toMatch(/; base-uri 'none'; form-action 'none'$/);
    expect(page).not.toMatch(/\b(?:src|href)=/);
    const [, data = ""] = /<script type="application\/json" id="record">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(data).files).toEqual(await recordOf(market, id));
  });

  it.each<[Language, string, string]>([
    ["de", "ltr", "Beleg einer Vereinbarung"],
    ["ar", "rtl", "سجل اتفاق"],
  ])("is in the language of its reader: %s", async (language, direction, title) => {
    const { market, hirer, download } = await createScene();
    const { id } = await recordedWork(market, hirer);
    const page = (await filesOf(await download(hirer, id, language)))["verify.html"];
    expect(page).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(page).toContain(`<title>${title}</title>`);
  });

  it("is for nobody else, and not before a version is offered", async () => {
    const { market, hirer, download } = await createScene();
    const { id } = await recordedWork(market, hirer);
    expect((await download(await market.join("FREELANCER"), id)).status).toBe(404);
    const begun = await acceptedWork(market, hirer);
    await saveDraft(market, hirer, begun.id);
    expect((await download(hirer, begun.id)).status).toBe(404);
  });

  it("counts with a member’s papers, but not for another site: above the bound their page says so", async () => {
    const { market, hirer, download } = await createScene();
    const { id, talent } = await recordedWork(market, hirer);
    for (let nth = 0; nth <= limits.papersPrinted; nth += 1)
      expect(await download(hirer, id, "en", "cross-site")).toHaveRedirect(agreementPath(id));
    for (let nth = 0; nth < limits.papersPrinted; nth += 1)
      expect((await download(hirer, id)).status).toBe(200);
    const refused = await download(hirer, id);
    expect(refused.status).toBe(303);
    expect(refused.headers.get("location")).toBe(`${agreementPath(id)}?paper=RECORD`);
    expect((await download(talent, id)).status).toBe(200);
  });
});
