import { json } from "@remix-run/node";

const seconds = 30;

/** 503 for a page: something that it needs gave no answer. Cookies stay untouched. */
export function noAnswer(): Response {
  return json({ reason: "no-answer" }, { status: 503, headers: { "retry-after": String(seconds) } });
}

/** The same for a form's answer, which shows what was typed again. */
export const noAnswerInit = { status: 503, headers: { "retry-after": String(seconds) } } as const;
