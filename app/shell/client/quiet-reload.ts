import { STREAM_RETRY, STREAM_RETRY_LAST } from "~/platform/values/times";

/**
 * From now on a page that is loaded anew behind its reader's back stays as it is until it can be: the router would put an
 * error page in the place of everything, what was typed included, where an answer fails to come that nobody asked for.
 * It has no hook for that, so this stands before `fetch`. Answers what takes it away.
 */
export function keepPageOnQuietReload(): () => void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    // A form that is sent meanwhile gets its own answer, whatever that is.
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

/** Whether the page shows the answer to a form whose page can’t be read anew, and with it all that was typed. */
export function isKeptByAnswer(): boolean {
  const answers = Object.values(window.__remixRouter.state.actionData ?? {});
  return answers.some((answer) => answer?.staysAsItIs || answer?.unanswered);
}

/** Of a page on which nobody goes anywhere and nothing is sent. */
function isQuietReload(): boolean {
  const { revalidation, navigation } = window.__remixRouter.state;
  return revalidation === "loading" && navigation.state === "idle";
}

/** The answer once all of it has come. */
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
