import type { ClientActionFunctionArgs } from "@remix-run/react";
import { keepTyped } from "~/shell/client/keep-typed";
import type { AutosaveAnswer } from "./autosave-answer";

/**
 * Sends the form of a draft. One that saves itself gets an answer whatever happens: an error page would
 * take the form away from somebody who is typing.
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
