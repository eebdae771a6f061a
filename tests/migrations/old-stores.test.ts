import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { signInTo } from "#tests/support/sign-in";
import { isResilienceFull } from "../../scripts/left-out.mjs";
import { startProduct } from "../fuzz/product";
import { oldReleases, readOldStore, writeOldStore } from "./old-store";

/** Of the pages that differ in an id alone so many are opened for each member; all of them in the long run. */
const ofOneKind = isResilienceFull(process.env) ? Number.POSITIVE_INFINITY : 1;
/** The pages that a menu leads to; all others are reached from them. */
const menu = ["/app", "/app/profile", "/app/profile/account", "/app/briefs", "/app/inbox"];

describe.each(oldReleases)("the store of %s", (release) => {
  it("opens whole: every kind of page of every member", async () => {
    const directory = mkdtempSync(join(tmpdir(), "old-store-"));
    writeOldStore(release, join(directory, "store.sqlite"));
    const product = await startProduct("local", { DATA_DIR: directory });
    onTestFinished(product.stop);
    const members = Object.entries(readOldStore(release).documents.accounts ?? {});
    const failed: string[] = [];
    let pages = 0;
    for (const [uid, { email }] of members) {
      const cookie = await signInTo(product.container, { uid, email: String(email) });
      for await (const { path, status } of walk(product, cookie)) {
        pages += 1;
        if (status !== 200) failed.push(`${uid} ${path}: ${status}`);
      }
    }
    process.stdout.write(`${release}: ${members.length} members, ${pages} pages\n`);
    expect(failed).toEqual([]);
    // Hirers with a draft of their own have its pages, too.
    expect(pages).toBeGreaterThan(members.length * menu.length);
    expect(product.lines.filter(({ level }) => level >= 40)).toEqual([]);
  }, 240_000);
});

type Product = Awaited<ReturnType<typeof startProduct>>;

/** Every page that links lead to from the menu, each address once whatever its query. */
async function* walk({ app, origin, host }: Product, cookie: string) {
  const open = [...menu];
  const known = new Set(open);
  const kinds = new Map<string, number>();
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const response = await app.fetch(new Request(new URL(path, origin), { headers: { cookie, host } }));
    const to = response.headers.get("location");
    if (to?.startsWith("/app")) {
      open.unshift(to);
      continue;
    }
    yield { path, status: response.status };
    for (const [, link = ""] of (await response.text()).matchAll(/href="(\/app(?!\/ui\/)[^"]*)"/g)) {
      const next = link.replaceAll("&amp;", "&");
      const address = next.replace(/[?#].*/, "");
      const kind = address.replace(/(briefs|members|proposals)\/(?!new$|saved$|proposals)[^/]+/g, "$1/:id");
      const opened = kinds.get(kind) ?? 0;
      if (known.has(address) || opened >= ofOneKind) continue;
      kinds.set(kind, opened + 1);
      known.add(address);
      open.push(next);
    }
  }
}
