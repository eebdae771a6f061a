import { fromRestAnswer, IdentityFailure, refusal } from "./failures.server";

export interface ToolkitOptions {
  projectId: string;
  apiKey: string;
  emulatorHost: string | null;
  fetch: typeof fetch;
}

/**
 * The REST calls that a browser would make; firebase-admin has no sign-in. Throws `IdentityFailure`
 * only.
 */
export function createToolkit({ projectId, apiKey, emulatorHost, fetch }: ToolkitOptions) {
  const service = "identitytoolkit.googleapis.com/v1";
  const base = emulatorHost ? `http://${emulatorHost}/${service}` : `https://${service}`;

  async function call(path: string, init: RequestInit): Promise<Record<string, unknown>> {
    let status: number;
    let text: string;
    try {
      const response = await fetch(`${base}/${path}?key=${encodeURIComponent(apiKey)}`, {
        ...init,
        redirect: "error",
      });
      status = response.status;
      text = await readText(response);
    } catch (error) {
      throw refusal("network-request-failed", reasonOf(error));
    }
    const body = parseObject(text);
    if (status !== 200) throw new IdentityFailure(fromRestAnswer(status, body));
    if (!body) throw refusal("network-request-failed", "HTTP 200 without JSON");
    return body;
  }

  return {
    /** `operation` as in `accounts:signInWithCustomToken`. */
    post(operation: string, body: Record<string, unknown>, signal: AbortSignal) {
      return call(operation, {
        method: "POST",
        signal,
        headers: {
          "content-type": "application/json",
          // The emulator gives every API key its first project; only its owner may name another.
          ...(emulatorHost ? { authorization: "Bearer owner" } : {}),
        },
        body: JSON.stringify(emulatorHost ? { ...body, targetProjectId: projectId } : body),
      });
    },
    /** The project's public settings: the cheapest request that only a working provider answers. */
    async ping(signal: AbortSignal): Promise<void> {
      requireText(await call("projects", { signal }), "projectId");
    },
  };
}

/** In bytes; the provider's answers are a few kilobytes. */
const longestAnswer = 256 * 1024;

/** Throws for an endless answer, instead of buffering it. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  const reader = response.body?.getReader();
  let length = 0;
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    length += read.value.byteLength;
    if (length > longestAnswer) throw new Error(`an answer of more than ${longestAnswer} bytes`);
    chunks.push(read.value);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** A required text of the answer. */
export function requireText(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  if (typeof value === "string" && value !== "") return value;
  // The provider asks for a second factor instead of giving a token.
  if ("mfaPendingCredential" in body) throw refusal("operation-not-allowed", "a second factor is required");
  throw refusal("network-request-failed", `HTTP 200 without ${name}`);
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return `${error.message}${cause}`;
}
