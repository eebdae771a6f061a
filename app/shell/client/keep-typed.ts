import type {
  ClientActionFunctionArgs,
  ShouldRevalidateFunction,
  ShouldRevalidateFunctionArgs,
} from "@remix-run/react";
import * as words from "~/words/shell.generated";
import { addressOf } from "./known-data";

/**
 * Sends a form to its action. If the connection fails, the answer is the form's own error, with
 * everything that was typed, instead of an error page.
 */
export async function keepTyped({ request, serverAction }: ClientActionFunctionArgs) {
  const typed = await request.clone().formData();
  try {
    return await serverAction<unknown>();
  } catch (error) {
    // Browsers report a failed connection as a TypeError; redirects and refusals are thrown as
    // well.
    if (!(error instanceof TypeError)) throw error;
    const initialValue = Object.fromEntries(
      [...typed].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    );
    const { intent = "", revision } = initialValue;
    return {
      unanswered: true,
      // Which of the page's forms was sent, and the revision that its text was made from, both
      // unchanged.
      intent,
      revision: Number(revision) || null,
      lastResult: { status: "error", initialValue, error: { "": [words.unsentOffline()] } },
      both: null,
      shown: null,
    };
  }
}

/**
 * Reloads no data after a post that never reached us, got no answer from a service, or lost its
 * page: the reload would fail as well, and remove the form. Nor after an autosave, whose answer
 * holds all that changed. But the answer of a fetcher that comes while another page loads ends that
 * navigation with what is loaded here: kept data would be that of the page before.
 */
export const keepWhenOffline: ShouldRevalidateFunction = (args) => {
  const { actionResult, defaultShouldRevalidate } = args;
  const keeps = actionResult?.unanswered || actionResult?.staysAsItIs || actionResult?.autosaved;
  return keeps && !isLeaving(args) ? false : defaultShouldRevalidate;
};

/** Whether another page loads than the form's own. */
function isLeaving({ currentUrl, nextUrl, formAction }: ShouldRevalidateFunctionArgs): boolean {
  const own = [currentUrl, new URL(formAction ?? "", currentUrl)].map(addressOf);
  return !own.includes(addressOf(nextUrl));
}
