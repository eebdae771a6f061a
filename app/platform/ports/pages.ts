import { limits } from "~/values/limits";
import { InvalidCursorError, type Page, type Query, type Versioned } from "./store";

/** The cursor and length (1 to 50) of a page of a list. */
export interface PageArgs {
  first: number;
  after: string | null;
}

export function toQueryPage({ first, after }: PageArgs): Pick<Query, "limit" | "after"> {
  return { limit: Math.min(Math.max(1, first), limits.page), after };
}

/** All items of a list, page by page. */
export async function* allOf<T>(read: (page: PageArgs) => Promise<Page<T>>): AsyncGenerator<Versioned<T>> {
  let after: string | null = null;
  do {
    const page: Page<T> = await read({ first: limits.page, after });
    yield* page.items;
    after = page.next;
  } while (after !== null);
}

/** Whether a list refused its cursor: invented, or of another list. */
export function isInvalidCursor(error: unknown): boolean {
  return error instanceof InvalidCursorError;
}
