/** Data of a page that is there before its page is opened. */
export interface KnownData {
  data: unknown;
  /** When it was asked for, in ms since 1970; 0 to ask for it again behind the page. */
  at: number;
}

/** With the query as the browser writes it. */
export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}?${new URLSearchParams(search)}`;
}
