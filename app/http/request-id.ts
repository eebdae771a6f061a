import { randomUUID } from "node:crypto";
import { type Arrival, createPeerReader } from "./client-address";

const header = "x-request-id";
const isId = /^[\w=-]{1,255}$/;

/**
 * The id of a request. `arrival`: what the server knows of its connection; absent in a test without
 * a server.
 */
export type RequestIdReader = (request: Request, arrival?: Arrival) => string;

/**
 * Makes the reader of a request's id. A trusted proxy's id is kept, so that its log and ours can be
 * joined; any other client gets a new one, because it could give its lines the id of another
 * request. `trustedProxies`: addresses and ranges.
 */
export function createRequestIdReader(trustedProxies: readonly string[]): RequestIdReader {
  const clientOf = createPeerReader(trustedProxies);
  return ({ headers }, arrival) => {
    const given = headers.get(header);
    const isProxys = given !== null && isId.test(given) && clientOf(arrival?.socket.remoteAddress) === null;
    return isProxys ? given : randomUUID();
  };
}
