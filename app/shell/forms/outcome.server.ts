import { type AppLoadContext, redirect } from "@remix-run/node";
import { controlOf } from "~/domain/fields/controls";
import type { ContentFields } from "~/domain/fields/field";
import { hasUnseen } from "~/domain/fields/unseen.server";
import { sayRefusal } from "~/domain/refusal-texts";
import { withUnseen } from "~/paths";
import type { RefusalFieldsFragment } from "~/shell/operations/operations.generated";
import { tooManyInit } from "~/shell/request/too-many.server";
import { noAnswerInit } from "~/shell/request/trouble.server";
import type { FieldProblem, RefusalCode } from "~/values/refusals";
import * as words from "~/words/shellApp.generated";
import type { FormAnswer } from "./form-shape";
import type { PostAnswer } from "./post-answer";
import { refusalStatus } from "./refusal-status";

/** The result of a post that doesn't redirect. */
export interface Outcome<Shown> {
  refusal?: FormRefusal | null;
  /** Replaces the refusal's own message. */
  message?: string | undefined;
  /** Replaces the posted input in the form. */
  typed?: Record<string, string>;
  /** The revision that the form is based on from now on, if it changed. */
  revision?: number | null;
  shown?: Shown;
  /** The response's status and headers, where no refusal determines them. */
  init?: ResponseInit;
}

export type FormRefusal = Pick<RefusalFieldsFragment, "code" | "message" | "problems" | "retryAfter">;

/** The controls of a form, and how errors of content fields map to them. */
export interface FormControls {
  /** The controls that are read; others are dropped. */
  names: readonly string[];
  /** The content whose fields a refusal names. */
  fields?: ContentFields;
  /**
   * The control for a field that a refusal names; by default that of `fields`, or the one of that
   * name. "" for the whole form.
   */
  controlOf?(field: string, form: FormData): string;
}

/** A refusal that the web process decides without asking the API. */
export function refuse(code: RefusalCode, problems: FieldProblem[] = []): FormRefusal {
  return { code, message: sayRefusal(code), problems, retryAfter: null };
}

/** Redirects to another page, so that a reload sends nothing again; or returns the refusal. */
export function doneAt(
  path: string,
  { refusal }: { refusal: FormRefusal | null },
  message?: string,
): Response | Outcome<never> {
  return refusal ? { refusal, message } : redirect(path, 303);
}

/**
 * If a form got no answer because the site is read-only, says that instead of the form's own
 * message.
 */
export function sayReadOnly<Answer extends Pick<Outcome<unknown>, "message" | "init">>(
  answer: Answer,
  { notice }: AppLoadContext,
): Answer {
  if (notice === null || answer.init?.status !== noAnswerInit.status) return answer;
  return { ...answer, message: words.readOnlyForm({ notice }) };
}

/** All problems of a form, by control; "" is the whole form. */
export function problemsOf<Shown>(
  { names, fields, controlOf: named }: FormControls,
  form: FormData,
  { refusal, message }: Outcome<Shown>,
): FieldProblem[] {
  const toControl = (field: string) => {
    if (named) return named(field, form);
    if (fields) return controlOf(fields, field);
    return names.includes(field) ? field : "";
  };
  const problems = (refusal?.problems ?? []).map(({ field, message }) => ({
    field: toControl(field),
    message,
  }));
  const said = message ?? (refusal?.code === "INVALID" && problems.length > 0 ? null : refusal?.message);
  return said ? [{ field: "", message: said }, ...problems] : problems;
}

/** A form's answer, with everything that was typed. */
export function toAnswer<Shown>(
  intent: string,
  typed: Record<string, string>,
  problems: readonly FieldProblem[],
  shown: Shown | null = null,
): PostAnswer<Shown> {
  const lastResult = problems.length > 0 ? refuseForm(typed, problems) : { initialValue: typed };
  return { intent, lastResult, revision: null, both: null, shown };
}

/** Where a form leads, which says there what was left out of its texts and can't be seen. */
export function sayUnseen(
  answered: Response,
  { fields = {} }: FormControls,
  typed: Record<string, string>,
): Response {
  const to = answered.headers.get("location");
  if (to?.startsWith("/") && hasUnseen(fields, typed)) answered.headers.set("location", withUnseen(to));
  return answered;
}

/** The status and headers of an answer. */
export function initOf<Shown>({ refusal, init }: Outcome<Shown>): ResponseInit {
  if (init || !refusal) return init ?? {};
  const { code, retryAfter } = refusal;
  if (typeof retryAfter === "number") return tooManyInit(retryAfter * 1_000);
  return { status: code === "SIGN_IN_FIRST" ? 401 : refusalStatus[code] };
}

/**
 * The answer of a refused form: everything that was typed, and by control what to correct; "" is
 * the whole form.
 */
export function refuseForm(
  typed: Readonly<Record<string, string>>,
  problems: readonly FieldProblem[],
): FormAnswer {
  return { status: "error", initialValue: typed, error: groupByField(problems) };
}

/** All problems, by control. */
function groupByField(problems: readonly FieldProblem[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of problems) errors[field] = [...(errors[field] ?? []), message];
  return errors;
}
