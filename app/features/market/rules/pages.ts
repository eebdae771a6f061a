import { InvalidCursorError, type Page, type Query, type Versioned } from "~/platform/ports/store";
import { limits } from "~/platform/values/limits";

/** Where a page of a list begins, and how long it is (1 to 50). */
export interface PageArgs {
  first: number;
  after: string | null;
}

export function toQueryPage({ first, after }: PageArgs): Pick<Query, "limit" | "after"> {
  return { limit: Math.min(Math.max(1, first), limits.page), after };
}

/** All that a list has, page by page. */
export async function* allOf<T>(read: (page: PageArgs) => Promise<Page<T>>): AsyncGenerator<Versioned<T>> {
  let after: string | null = null;
  do {
    const page: Page<T> = await read({ first: limits.page, after });
    yield* page.items;
    after = page.next;
  } while (after !== null);
}

/** Whether a list refused its cursor: made up, or of another list. */
export function isInvalidCursor(error: unknown): boolean {
  return error instanceof InvalidCursorError;
}
