import { randomUUID } from "node:crypto";

const header = "x-request-id";
const isId = /^[\w=-]{1,255}$/;

/** The id of a request: a proxy's, so that its log and ours can be joined; a new one where it gave none. */
export function requestIdOf({ headers }: Request): string {
  const given = headers.get(header);
  return given && isId.test(given) ? given : randomUUID();
}
