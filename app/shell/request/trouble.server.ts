import { json } from "@remix-run/node";
import { tooManyWrites } from "~/values/too-many";
import type { Trouble } from "~/values/trouble";
import * as words from "~/words/shellApp.generated";
import { tooManyInit } from "./too-many.server";

const seconds = 30;

/**
 * 503 for a page: a service that it needs gave no answer, or the site is read-only (`notice`).
 * Cookies stay untouched.
 */
export function noAnswer(notice: string | null = null): Response {
  const why = notice === null ? {} : { said: notice };
  return json({ reason: "no-answer", ...why }, { status: 503, headers: { "retry-after": String(seconds) } });
}

/** The same for a form's answer, which shows everything that was typed. */
export const noAnswerInit = { status: 503, headers: { "retry-after": String(seconds) } } as const;

/**
 * A form's message and status when its operation failed: the API's limit was exceeded, or it gave
 * no answer.
 */
export function failedForm({ retryAfterMs }: Trouble): { message: string; init: ResponseInit } {
  return retryAfterMs === null
    ? { message: words.noAnswerForm(), init: noAnswerInit }
    : { message: tooManyWrites(retryAfterMs), init: tooManyInit(retryAfterMs) };
}
