import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { STREAM_RETRY, STREAM_RETRY_LAST } from "~/values/durations";

/** Whether the page's data is being reloaded in the background. */
let isQuiet = false;
let askedAt = 0;

/** Says that a reload in the background begins, or that it is over. */
export function setQuiet(quiet: boolean): void {
  isQuiet = quiet;
}

/** When what stands around the page was asked for last, in ms since 1970; 0 for never. */
export const frameAskedAt = () => askedAt;

/** The `clientLoader` of what stands around pages. */
export function loadFrame(args: ClientLoaderFunctionArgs): Promise<unknown> {
  askedAt = Date.now();
  return askServer(args);
}

/**
 * Asks the server. In the background until that succeeds: the router would replace the page, typed
 * text included, with an error page when a reload fails.
 */
export async function askServer({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  for (let pause = STREAM_RETRY; ; pause = Math.min(pause * 2, STREAM_RETRY_LAST)) {
    try {
      return await serverLoader();
    } catch (error) {
      if (!isQuiet || request.signal.aborted || isAnswer(error)) throw error;
      await wait(pause, request.signal);
    }
  }
}

/** Whether it says how things are: a redirect, or a page that is gone. */
function isAnswer(error: unknown): boolean {
  return error instanceof Response && error.status < 500 && error.status !== 429;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
