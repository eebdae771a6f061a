import { type Agent, type ClientRequest, type IncomingMessage, request } from "node:http";

/** What a form's sender sees. */
export interface Answer {
  kind: "answered";
  status: number;
  location: string | null;
  setCookies: string[];
}

/** `refused`: no connection was made. `cut`: there was one, and no whole answer came. */
export type Outcome = Answer | { kind: "refused" } | { kind: "cut"; why: string };

export interface Sending {
  path: string;
  /** A form post; a GET without. */
  fields?: Record<string, string>;
  /** In place of the type of a form and its fields. */
  body?: { type: string; text: string };
  cookie?: string;
  /** Whose connections it uses; a new one when absent. */
  agent?: Agent;
  /** The client's address, as a proxy in front tells it. */
  from: string;
  /** The address of this machine that it comes from. */
  localAddress?: string;
  /** The second half of the body is sent after this. */
  halfway?: Promise<unknown>;
}

/** Sends one request to the port on this machine, as a browser on the site would. Never rejects. */
export function send(
  port: number,
  { path, fields, body: given, cookie = "", agent, from, localAddress, halfway }: Sending,
) {
  return new Promise<Outcome>((resolve) => {
    const body = given?.text ?? (fields && new URLSearchParams(fields).toString());
    const host = `localhost:${port}`;
    const sent = request({
      // No name to look up: the connection is made before this turn of the event loop ends.
      host: "127.0.0.1",
      port,
      path,
      localAddress,
      agent: agent ?? false,
      method: body === undefined ? "GET" : "POST",
      headers: {
        host,
        cookie,
        "x-forwarded-for": from,
        ...(body !== undefined && {
          origin: `http://${host}`,
          "content-type": given?.type ?? "application/x-www-form-urlencoded",
          "content-length": Buffer.byteLength(body),
        }),
      },
    });
    sent.on("error", ({ code, message }: NodeJS.ErrnoException) => {
      resolve(code === "ECONNREFUSED" ? { kind: "refused" } : { kind: "cut", why: code ?? message });
    });
    sent.on("response", (response) => {
      response.on("error", () => undefined).resume();
      response.on("close", () => resolve(toOutcome(response)));
    });
    void writeBody(sent, body ?? "", halfway);
  });
}

async function writeBody(sent: ClientRequest, body: string, halfway: Promise<unknown> | undefined) {
  const half = halfway ? Math.floor(body.length / 2) : 0;
  if (halfway) {
    sent.write(body.slice(0, half));
    await halfway;
  }
  sent.end(body.slice(half));
}

function toOutcome({ complete, statusCode = 0, headers }: IncomingMessage): Outcome {
  if (!complete) return { kind: "cut", why: "the answer ended early" };
  const { location = null, "set-cookie": setCookies = [] } = headers;
  return { kind: "answered", status: statusCode, location, setCookies };
}
