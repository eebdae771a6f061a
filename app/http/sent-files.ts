import type { Logger } from "pino";
import type { FileKind } from "~/domain/file-keys";
import type { Files } from "~/platform/ports/files";
import { type AskedFile, answerFile, askedFile } from "~/shell/request/file-answer.server";
import { answerWithin } from "~/values/deadline.server";
import { REQUEST_DEADLINE } from "~/values/durations";
import type { HttpApp } from "./http-app";
import { createRequestIdReader } from "./request-id";
import type { HttpBindings } from "./request-log";
import { protectionOf } from "./response-headers";

export interface SentFiles {
  log: Logger;
  trustedProxies: readonly string[];
  hosts: readonly string[];
  tls: boolean;
  files: Pick<Files, "read">;
  /** The file if the request may read it at this moment; `through` names a brief that led to it. */
  find(
    request: Request,
    asked: { id: string; through: string | null },
  ): Promise<{ kind: FileKind | null; name: string } | null>;
}

interface Target {
  path: string;
  id: string;
  through: string | null;
  asked: AskedFile;
}

const address = /^(\/files\/([0-9a-f]{32})\/([a-z]+\.[a-z]+))(?:\?through=([\w-]{1,200}))?$/;

/**
 * Sends files to those who may read them, before the app and without a page's way through it: a
 * page of members asks for twenty. All else the app answers, refusals and failures included: it
 * looks again, and says what is wrong (decisions/files.md).
 */
export function sendFiles(
  app: HttpApp,
  { log, hosts, tls, files, find, trustedProxies }: SentFiles,
): HttpApp {
  const requestIdOf = createRequestIdReader(trustedProxies);
  const protection = protectionOf({ tls }).then((headers) => Object.fromEntries(headers));

  function targetOf(request: Request): Target | null {
    const { url } = request;
    const from = url.indexOf("//") + 2;
    const at = url.indexOf("/", from);
    if (!url.startsWith("/files/", at)) return null;
    const { method, headers } = request;
    if (method !== "GET" && method !== "HEAD") return null;
    const host = url.slice(from, at);
    if (!hosts.includes(host) || headers.get("host") !== host) return null;
    const [, path, id, name, through = null] = address.exec(url.slice(at)) ?? [];
    const asked = id && name ? askedFile(id, name) : null;
    return path && id && asked ? { path, id, through, asked } : null;
  }

  async function send(request: Request, target: Target, bindings?: HttpBindings): Promise<Response | null> {
    const file = await find(request, target);
    if (!file) return null;
    const requestId = requestIdOf(request, bindings?.incoming);
    const more = { ...(await protection), "x-request-id": requestId };
    const answer = await answerFile(request, target.asked, file, { files, more });
    if (!answer) return null;
    // As of pages from memory: a page of members would write twenty lines.
    log.debug({ requestId, method: request.method, path: target.path, status: answer.status }, "request");
    return answer;
  }

  return {
    fetch(request, bindings) {
      const target = targetOf(request);
      if (!target) return app.fetch(request, bindings);
      return (
        answerWithin(REQUEST_DEADLINE, () => send(request, target, bindings))
          // The app asks again, and reports the error.
          .catch(() => null)
          .then((answer) => answer ?? app.fetch(request, bindings))
      );
    },
  };
}
