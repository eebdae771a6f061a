import { isInvalidCursor, type PageArgs } from "~/platform/ports/pages";
import type { Page, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { badInput } from "./bad-input";

export interface Connection<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export interface Paging {
  first: number;
  after?: string | null;
}

/**
 * A page of a list as a connection. `first` beyond 50 and a cursor of another list are reported as
 * the caller's mistakes. A node that the reader may not see is left out; null means that the reader
 * may not see the list.
 */
export async function toConnection<Item, Node>(
  args: Paging,
  read: (page: PageArgs) => Promise<Page<Item>>,
  toNode: (item: Versioned<Item>) => Promise<Node | null> | Node | null,
): Promise<Connection<Node>>;
export async function toConnection<Item, Node>(
  args: Paging,
  read: (page: PageArgs) => Promise<Page<Item> | null>,
  toNode: (item: Versioned<Item>) => Promise<Node | null> | Node | null,
): Promise<Connection<Node> | null>;
export async function toConnection<Item, Node>(
  args: Paging,
  read: (page: PageArgs) => Promise<Page<Item> | null>,
  toNode: (item: Versioned<Item>) => Promise<Node | null> | Node | null,
): Promise<Connection<Node> | null> {
  const { first, after = null } = args;
  const page = await readPage({ first, after }, read);
  if (page === null) return null;
  const nodes = await Promise.all(page.items.map(toNode));
  return {
    nodes: nodes.filter((node) => node !== null),
    pageInfo: { hasNextPage: page.next !== null, endCursor: page.next },
  };
}

/** A page of a list with the same limits. */
export async function readPage<T>(args: PageArgs, read: (page: PageArgs) => Promise<T>): Promise<T> {
  if (args.first < 1 || args.first > limits.page) throw badInput(`first can be 1 to ${limits.page}.`);
  return read(args).catch((error: unknown) => {
    if (isInvalidCursor(error)) throw badInput("This is not a cursor of this list.");
    throw error;
  });
}

/** The time of a sort key, which is a time and an id. */
export function toTime(key: string): string {
  return key.split("_", 1)[0] ?? key;
}

export const emptyConnection = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
