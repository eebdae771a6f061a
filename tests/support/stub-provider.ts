import { createSign, generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Agent } from "node:https";
import { type AddressInfo, connect, type Socket } from "node:net";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Takes the request and never answers. */
export const hangs: Answer = () => {};

export function answers(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  const isText = typeof body === "string";
  return (_, response) => {
    response.writeHead(status, { "content-type": isText ? "text/html" : "application/json", ...headers });
    response.end(isText ? body : JSON.stringify(body));
  };
}

/** Drops the connection without a word. */
export const dropsConnection: Answer = (request) => request.socket.destroy();

/** The provider's own form of a refusal. */
export function refuses(status: number, message: string): Answer {
  return answers(status, { error: { code: status, message, errors: [{ message, reason: "invalid" }] } });
}

/**
 * A local server in the provider's place. `agent` leads every https request of the SDK to it, without TLS;
 * `fetch` does so for REST. Routes are chosen by the first key that the address contains.
 */
export async function startStubProvider(routes: Record<string, Answer>) {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const key = Object.keys(routes).find((part) => request.url?.includes(part));
    (key === undefined ? answers(404, "no such route") : (routes[key] ?? hangs))(request, response);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  const agent = new Agent();
  Object.assign(agent, { createConnection: () => connect(port, "127.0.0.1") });
  const stubFetch: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(String(input));
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, init);
  };
  return {
    host: `127.0.0.1:${port}`,
    agent,
    fetch: stubFetch,
    asked,
    routes,
    close() {
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export interface SigningKey {
  kid: string;
  publicPem: string;
  privatePem: string;
}

export function createSigningKey(kid: string): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return { kid, publicPem: publicKey, privatePem: privateKey };
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A JWT as it stands, whatever the header says; signed with RSA-SHA256 when there is a key. */
export function jwt(header: object, payload: unknown, key?: SigningKey): string {
  const signed = `${part(header)}.${part(payload)}`;
  if (!key) return `${signed}.`;
  return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key.privatePem, "base64url")}`;
}
