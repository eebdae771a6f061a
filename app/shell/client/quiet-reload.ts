import { STREAM_RETRY, STREAM_RETRY_LAST } from "~/platform/values/times";

/**
 * While the page's data is reloaded in the background, keeps the page until the reload succeeds.
 * The router would replace everything, typed text included, with an error page when a background
 * request fails. It has no hook for that, so this wraps `fetch`. Returns a function that removes
 * the wrapper.
 */
export function keepPageOnQuietReload(): () => void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    // A form that is sent meanwhile gets its own answer, an error included.
    const isRead = (init?.method ?? "GET") === "GET";
    if (!isRead || !isQuietReload()) return fetch(input, init);
    for (let pause = STREAM_RETRY; ; pause = Math.min(pause * 2, STREAM_RETRY_LAST)) {
      const answer = await fetch(input, init).then(whole).catch(orNone);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      await wait(pause, init?.signal);
    }
  };
  return () => {
    window.fetch = fetch;
  };
}

/**
 * Whether the page shows a form's answer, and the typed text with it, that a reload would lose
 * because the page can't be read again.
 */
export function isKeptByAnswer(): boolean {
  const answers = Object.values(window.__remixRouter.state.actionData ?? {});
  return answers.some((answer) => answer?.staysAsItIs || answer?.unanswered);
}

/** Whether the page reloads its data while it neither navigates nor sends a form. */
function isQuietReload(): boolean {
  const { revalidation, navigation } = window.__remixRouter.state;
  return revalidation === "loading" && navigation.state === "idle";
}

/** Resolves once the whole body has arrived. */
async function whole(answer: Response): Promise<Response> {
  await answer.clone().arrayBuffer();
  return answer;
}

/** Browsers report a failed connection as a TypeError. */
function orNone(error: unknown): null {
  if (!(error instanceof TypeError)) throw error;
  return null;
}

function wait(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
