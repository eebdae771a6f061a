import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from "@remix-run/react";

/** What a form shows when its post never reached us; all that was typed is still in it. */
const offlineMessage =
  "This didn’t reach us: the connection failed. Nothing was sent, and all you typed is still here. Try again.";

/**
 * Sends a form to its action. Where the connection fails, the answer is the form's own error, with
 * everything that was typed, instead of an error page.
 */
export async function keepTyped({ request, serverAction }: ClientActionFunctionArgs) {
  const typed = await request.clone().formData();
  try {
    return await serverAction<unknown>();
  } catch (error) {
    // Browsers report a failed connection as a TypeError; redirects and refusals are thrown, too.
    if (!(error instanceof TypeError)) throw error;
    const initialValue = Object.fromEntries(
      [...typed].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    );
    const { intent = "", revision } = initialValue;
    return {
      unanswered: true,
      // Which of a page's forms it was, and what its text was made from: nothing has changed that.
      intent,
      revision: Number(revision) || null,
      lastResult: { status: "error", initialValue, error: { "": [offlineMessage] } },
      both: null,
      shown: null,
    };
  }
}

/**
 * Asks for nothing anew after a post that never reached us, that got no answer from what it needed, or whose page
 * is there no more: it would fail as well, and take the form with it. Nor after a draft saved itself: the answer
 * says all that changed.
 */
export const keepWhenOffline: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.unanswered || actionResult?.staysAsItIs || actionResult?.autosaved
    ? false
    : defaultShouldRevalidate;
