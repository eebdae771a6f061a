import type { ClientActionFunctionArgs } from "@remix-run/react";
import { keepTyped } from "~/shell/client/keep-typed";
import type { AutosaveAnswer } from "./autosave-answer";

/**
 * Sends the form of a draft. An autosave gets an answer in every case: an error page would remove
 * the form while its author is typing.
 */
export async function keepDraft(args: ClientActionFunctionArgs) {
  const typed = await args.request.clone().formData();
  const savesItself = typed.get("intent") === "autosave";
  try {
    const answer = await keepTyped(args);
    const isOffline = savesItself && !(answer as Partial<AutosaveAnswer> | null)?.autosaved;
    return isOffline ? failed : answer;
  } catch (error) {
    if (savesItself) return failed;
    throw error;
  }
}

const failed: AutosaveAnswer = { autosaved: "failed" };
