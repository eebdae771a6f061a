import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Search } from "~/platform/ports/search";
import { briefIndex } from "~/platform/search/indexes";
import { createCluster } from "~/platform/search/opensearch/client.server";
import { createOpenSearch } from "~/platform/search/opensearch/search.server";
import { aPrefix, clusterUrl, openClient, openClusters } from "./cluster";
import { anEntry, aQuery, keep } from "./entries";

const find = async (search: Search, keyword: string | null = null) =>
  (await search.find(aQuery({ keyword }))).ids;

/** The last page of a walk over these. */
const walk = (search: Search, titles: Record<string, string>) =>
  search.write(async ({ walks }) => ({
    entries: Object.entries(titles).map(([id, title], n) => ({ id, entry: anEntry(n, { title }) })),
    made: { walks: walks + 1, cursor: null },
  }));

async function aliasesOf(prefix: string): Promise<Record<string, string[]>> {
  const { body } = await openClient().indices.getAlias({ index: `${prefix}-*` });
  const named = Object.entries(body).map(([index, { aliases }]) => [
    index.slice(prefix.length),
    Object.keys(aliases ?? {})
      .map((alias) => alias.slice(prefix.length))
      .sort(),
  ]);
  return Object.fromEntries(named.sort());
}

const base = `-search-${briefIndex.format}`;

describe.skipIf(!clusterUrl)("an index in a cluster", () => {
  it("is made from nothing with its mapping and both aliases, and keeps no texts", async () => {
    const prefix = aPrefix();
    const { briefs } = openClusters(prefix);
    await keep(briefs, { a: anEntry(1, { title: "A lighthouse" }) });
    expect(await briefs.isComplete()).toBe(false);
    await walk(briefs, { a: "A lighthouse" });
    expect(await briefs.isComplete()).toBe(true);
    expect(await find(briefs, "lighthouse")).toEqual(["a"]);
    expect(await aliasesOf(prefix)).toEqual({ [`${base}-1`]: [`${base}-read`, `${base}-write`] });
    const { body } = await openClient().search({ index: `${prefix}-*` });
    expect(JSON.stringify(body)).not.toContain("lighthouse");
  });

  it("is made anew beside the old one, which is searched and kept up to date until the new one is whole", async () => {
    const prefix = aPrefix();
    const { briefs } = openClusters(prefix);
    await walk(briefs, { a: "A lighthouse", b: "A windmill" });
    const alias = `${prefix}${base}-write`;
    await openClient().indices.deleteAlias({ index: `${prefix}${base}-1`, name: alias });
    await keep(briefs, { c: anEntry(3, { title: "A harbour" }) });
    expect(await aliasesOf(prefix)).toEqual({
      [`${base}-1`]: [`${base}-read`],
      [`${base}-2`]: [`${base}-write`],
    });
    expect(await briefs.made()).toEqual({ walks: 0, cursor: null });
    expect([await briefs.isComplete(), await find(briefs)]).toEqual([true, ["c", "b", "a"]]);
    await walk(briefs, { a: "A lighthouse", b: "A mill", c: "A harbour" });
    expect((await aliasesOf(prefix))[`${base}-2`]).toEqual([`${base}-read`, `${base}-write`]);
    expect([await find(briefs), await find(briefs, "windmill")]).toEqual([["c", "b", "a"], []]);
    await walk(briefs, { a: "A lighthouse" });
    expect(Object.keys(await aliasesOf(prefix))).toEqual([`${base}-2`]);
    expect(await find(briefs)).toEqual(["a"]);
  });

  it("of another release is searched until this release’s own is whole, and stays that release’s", async () => {
    const prefix = aPrefix();
    const { briefs } = openClusters(prefix);
    await walk(briefs, { a: "A lighthouse" });
    const cluster = createCluster({ url: clusterUrl ?? "" });
    const next = createOpenSearch({ of: { ...briefIndex, format: "7-next" }, cluster, prefix });
    expect([await next.isComplete(), await find(next)]).toEqual([true, ["a"]]);
    await keep(next, { b: anEntry(2) });
    await walk(next, { a: "A lighthouse", b: "A windmill" });
    await openClient().indices.refresh({ index: `${prefix}-*` });
    expect(await find(next, "windmill")).toEqual(["b"]);
    await keep(briefs, { c: anEntry(3) });
    expect(await find(briefs)).toContain("c");
    await cluster.close();
  });

  it("that was lost is made again, says so, and never by a write that knows nothing of its fields", async () => {
    const prefix = aPrefix();
    let lost = 0;
    const { briefs } = openClusters(prefix, () => (lost += 1));
    await walk(briefs, { a: "A lighthouse" });
    await openClient().indices.delete({ index: `${prefix}-*` });
    await keep(briefs, { b: anEntry(2, { title: "A windmill" }) });
    expect([lost, await briefs.isComplete(), await find(briefs)]).toEqual([1, false, ["b"]]);
    expect(await aliasesOf(prefix)).toEqual({ [`${base}-1`]: [`${base}-read`, `${base}-write`] });
  });

  it("finds what was written within seconds, without being told to", async () => {
    const cluster = createCluster({ url: clusterUrl ?? "" });
    const search = createOpenSearch({ of: briefIndex, cluster, prefix: aPrefix() });
    await keep(search, { a: anEntry(1, { title: "A lighthouse" }) });
    await expect.poll(() => find(search, "lighthouse")).toEqual(["a"]);
    await cluster.close();
  });

  const files = process.env.OPENSEARCH_FILES;
  it.skipIf(!files)(
    "has none of a deleted entry’s words in its files once it was told to erase",
    async () => {
      const prefix = aPrefix();
      const searches = openClusters(prefix);
      const client = openClient();
      const holds = (word: string) =>
        readdirSync(join(files ?? "", "data"), { recursive: true, withFileTypes: true })
          .filter((file) => file.isFile())
          .some((file) => {
            try {
              return readFileSync(join(file.parentPath, file.name)).includes(word);
            } catch {
              // A merge has removed it.
              return false;
            }
          });
      await keep(searches.briefs, {
        ...Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`b${n}`, anEntry(n)])),
        secret: anEntry(51, { title: "Quicksilvering" }),
      });
      await client.indices.flush({ index: `${prefix}-*` });
      expect(holds("quicksilvering")).toBe(true);
      await keep(searches.briefs, { secret: null });
      // The node keeps what was deleted until its leases have gone on, half a minute.
      await expect
        .poll(
          async () => {
            await searches.erase?.();
            return holds("quicksilvering");
          },
          { interval: 5_000, timeout: 240_000 },
        )
        .toBe(false);
      expect((await find(searches.briefs)).length).toBe(20);
    },
  );
});
