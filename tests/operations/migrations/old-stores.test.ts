import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { startProduct } from "#tests/fuzz/product";
import { signInTo } from "#tests/support/sign-in";
import { isResilienceFull } from "../../../scripts/left-out.mjs";
import { oldReleases, readOldStore, writeOldStore } from "./old-store";

const full = isResilienceFull(process.env);
/** The pages that a menu leads to; all others are reached from them. */
const menu = ["/app", "/app/profile", "/app/profile/account", "/app/briefs", "/app/inbox"];

describe.each(oldReleases)("the store of %s", (release) => {
  it("opens whole: the menu of every member, and every kind of page of each kind of account", async () => {
    const directory = mkdtempSync(join(tmpdir(), "old-store-"));
    writeOldStore(release, join(directory, "store.sqlite"));
    const product = await startProduct("local", { DATA_DIR: directory });
    onTestFinished(product.stop);
    const members = Object.entries(readOldStore(release).documents.accounts ?? {});
    const failed: string[] = [];
    let pages = 0;
    const kindsOpened = new Map<unknown, Set<string>>();
    for (const [uid, { email, kind }] of members) {
      const cookie = await signInTo(product.container, { uid, email: String(email) });
      const opened = kindsOpened.get(kind) ?? new Set();
      kindsOpened.set(kind, opened);
      for await (const { path, status } of walk(product, cookie, opened)) {
        pages += 1;
        if (status !== 200) failed.push(`${uid} ${path}: ${status}`);
      }
    }
    process.stdout.write(`${release}: ${members.length} members, ${pages} pages\n`);
    expect(failed).toEqual([]);
    expect(pages).toBeGreaterThan(members.length * menu.length);
    expect(product.lines.filter(({ level }) => level >= 40)).toEqual([]);
  });
});

type Product = Awaited<ReturnType<typeof startProduct>>;

/**
 * Every page that links lead to from the menu, each address once whatever its query. Of the pages that differ in
 * an id alone one is opened for all who share `opened`; all of them in the long run.
 */
async function* walk({ app, origin, host }: Product, cookie: string, opened: Set<string>) {
  const open = [...menu];
  const known = new Set(open);
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
      const kind = address.replace(
        /(briefs|members|proposals)\/(?!new$|saved$|searches$|proposals)[^/]+/g,
        "$1/:id",
      );
      if (known.has(address) || (opened.has(kind) && !full)) continue;
      opened.add(kind);
      known.add(address);
      open.push(next);
    }
  }
}
