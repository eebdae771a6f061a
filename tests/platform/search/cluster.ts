import { randomUUID } from "node:crypto";
import { Client } from "@opensearch-project/opensearch";
import { onTestFinished } from "vitest";
import { mockNothing } from "#tests/support/graphql-mocks";
import type { Search, Searches } from "~/platform/ports/search";
import { createOpenSearches } from "~/platform/search/opensearch/search.server";

/** The node of `npm run test:opensearch`; undefined in other runs. */
export const clusterUrl = process.env.OPENSEARCH_URL;

/** For what a test looks at or takes away behind the search's back. */
export function openClient(): Client {
  mockNothing();
  const client = new Client({ node: clusterUrl ?? "" });
  onTestFinished(() => client.close());
  return client;
}

/** Begins the names of a test's own indexes, which go with it. */
export function aPrefix(): string {
  const prefix = `test${randomUUID().slice(0, 8)}`;
  const client = openClient();
  onTestFinished(async () => {
    await client.indices.delete({ index: `${prefix}-*` });
  });
  return prefix;
}

/** Searches in the cluster. What is written is found at once: else it is within a second. */
export function openClusters(prefix = aPrefix(), onLoss = () => {}): Searches {
  const searches = createOpenSearches({ url: clusterUrl ?? "", prefix, onLoss });
  onTestFinished(() => searches.close());
  const client = openClient();
  const refreshed = (search: Search): Search => ({
    ...search,
    async write(work) {
      await search.write(work);
      await client.indices.refresh({ index: `${prefix}-*` });
    },
  });
  return { ...searches, briefs: refreshed(searches.briefs), members: refreshed(searches.members) };
}

const prefixes = new Map<string, string>();

/** A search of the test's own; the same directory again is the same index, as another process has it. */
export function openCluster(directory: string | null): Search {
  const prefix = (directory && prefixes.get(directory)) || aPrefix();
  if (directory) prefixes.set(directory, prefix);
  return openClusters(prefix).briefs;
}
