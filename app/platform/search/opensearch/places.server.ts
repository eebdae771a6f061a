import type { IndexOf } from "~/platform/search/indexes";
import { type Cluster, IndexGoneError, LONG_PATIENCE } from "./client.server";

/** Words come cut and folded, so the analyzer only splits at spaces: no places, no frequencies. */
const words = {
  type: "text",
  analyzer: "cut",
  index_options: "docs",
  norms: false,
  index_prefixes: { min_chars: 2, max_chars: 8 },
} as const;

const settings = {
  index: {
    number_of_shards: 1,
    // As many copies as there are other nodes, one at most.
    auto_expand_replicas: "0-1",
    // Said, so that an index that is seldom read is refreshed, too.
    refresh_interval: "1s",
    // Most lists are read in this order, and end with their first hits.
    "sort.field": "newest",
    "sort.order": "desc",
    // A single deleted entry is reason enough to write a segment anew (`erase`).
    "merge.policy.expunge_deletes_allowed": 0,
    analysis: { analyzer: { cut: { type: "custom", tokenizer: "whitespace" } } },
  },
};

const mappings = {
  dynamic: "strict",
  // Nothing reads the texts, so they aren't kept: the index is made anew from the store.
  _source: { includes: ["facets", "walks", "cursor"] },
  properties: {
    main: words,
    all: words,
    facets: { type: "keyword" },
    newest: { type: "keyword" },
    soonest: { type: "keyword", index: false },
    walk: { type: "integer" },
    walks: { type: "integer", index: false },
    cursor: { type: "keyword", index: false, doc_values: false },
  },
} as const;

const patiently = { requestTimeout: LONG_PATIENCE };

/** The aliases of one release's index, whichever index is behind them. */
export interface Places {
  /** What is searched: the last index that was whole. */
  read: string;
  /** What is written: the index that is being made, or the same. */
  write: string;
  /** Makes what is missing of both. */
  prepare(): Promise<void>;
  /** Whether another index than the one that is written is searched. */
  areApart(): Promise<boolean>;
  /** Has the index that is written searched from now on. */
  show(): Promise<void>;
  /** Removes all other indexes of the same entries: their releases no longer run. */
  removeOthers(): Promise<void>;
}

/**
 * Where an index is kept: `guildhall-search-FORMAT-1`, searched by the alias `…-read`, written by
 * `…-write`. Without the alias `…-write` the next index, `…-2`, is made beside it, and
 * switched to when it is whole.
 */
export function placesOf(cluster: Cluster, prefix: string, { name, format }: IndexOf): Places {
  const base = `${prefix}-${name}-${format}`;
  const [read, write] = [`${base}-read`, `${base}-write`];
  const all = `${prefix}-${name}-*`;

  /** All indexes of these entries, with the aliases of each. */
  async function list(): Promise<[index: string, aliases: string[]][]> {
    const found = await cluster.ask((client, options) => client.indices.getAlias({ index: all }, options));
    return Object.entries(found).map(([index, { aliases }]) => [index, Object.keys(aliases ?? {})]);
  }

  const change = (actions: Record<string, unknown>[]) =>
    cluster.ask((client) => client.indices.updateAliases({ body: { actions } }, patiently));

  async function behind(alias: string): Promise<string> {
    const found = (await list()).find(([, aliases]) => aliases.includes(alias));
    if (!found) throw new IndexGoneError();
    return found[0];
  }

  async function create(index: string): Promise<void> {
    // The client's types lack some settings.
    const body = { settings, mappings } as object;
    // Another process may make it at the same time.
    await cluster.ask((client) => client.indices.create({ index, body }, { ...patiently, ignore: [400] }));
  }

  return {
    read,
    write,
    async prepare() {
      const indexes = await list();
      const has = (alias: string) => indexes.some(([, aliases]) => aliases.includes(alias));
      if (has(read) && has(write)) return;
      const actions: Record<string, unknown>[] = [];
      let index = indexes.find(([, aliases]) => aliases.includes(write))?.[0];
      if (!index) {
        const numbers = indexes.map(([name]) => Number(name.match(`^${base}-(\\d+)$`)?.[1] ?? 0));
        index = `${base}-${Math.max(0, ...numbers) + 1}`;
        await create(index);
        actions.push({ add: { index, alias: write, is_write_index: true } });
      }
      // Until this one is whole, what another release made is searched.
      const other = indexes.find(([, aliases]) => aliases.some((alias) => alias.endsWith("-read")))?.[0];
      if (!has(read)) actions.push({ add: { index: other ?? index, alias: read } });
      await change(actions);
    },
    areApart: async () => (await behind(read)) !== (await behind(write)),
    async show() {
      const index = await behind(write);
      await change([{ remove: { index: all, alias: read } }, { add: { index, alias: read } }]);
    },
    async removeOthers() {
      const index = await behind(write);
      const others = (await list()).map(([name]) => name).filter((name) => name !== index);
      if (others.length > 0) await change(others.map((other) => ({ remove_index: { index: other } })));
    },
  };
}
