import { randomUUID } from "node:crypto";
import { type Arrival, createPeerReader } from "./client-address";

const header = "x-request-id";
const isId = /^[\w=-]{1,255}$/;

/** The id of a request. `arrival`: what the server knows of its connection; nothing in a test without a server. */
export type RequestIdReader = (request: Request, arrival?: Arrival) => string;

/**
 * Makes the reader of a request's id: that of a trusted proxy, so that its log and ours can be joined; a new one
 * for any other client, which could give its lines the id of another request. `trustedProxies`: addresses and ranges.
 */
export function createRequestIdReader(trustedProxies: readonly string[]): RequestIdReader {
  const clientOf = createPeerReader(trustedProxies);
  return ({ headers }, arrival) => {
    const given = headers.get(header);
    const isProxys = given !== null && isId.test(given) && clientOf(arrival?.socket.remoteAddress) === null;
    return isProxys ? given : randomUUID();
  };
}
