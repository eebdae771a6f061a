import { type AppLoadContext, redirect } from "@remix-run/node";
import type { Session } from "~/auth/sessions.server";
import { controlOf } from "~/contract/content/controls";
import type { ContentFields } from "~/contract/content/field";
import type { Texts } from "~/contract/content/kinds.server";
import { type FieldProblem, type RefusalCode, refusals } from "~/contract/refusals";
import type { RefusalFieldsFragment, TypedDocumentString } from "~/web/operations/operations.generated";
import type { FormPlace } from "~/web/request/kept-form.server";

/** A form of the signed-in area: what it reads, what it does, and what it answers besides. */
export interface MemberForm<Shown> {
  /** The controls that are read; others are dropped. */
  names: readonly string[];
  /** The content whose fields a refusal names. */
  fields?: ContentFields;
  /** The control of a field that a refusal names; by default that of `fields`, or the one of that name. "" for none. */
  controlOf?(field: string, form: FormData): string;
  /** Where it is found again after a login; by default at the address that it posts to. */
  place?(form: FormData): Partial<FormPlace>;
  /** What stands, where a refusal means that it was changed meanwhile: shown beside what was typed. */
  standing?(post: Post, code: RefusalCode): Promise<Standing | null>;
  /** The refusals after which its page can’t be read any more. Of NOT_FOUND that goes without saying. */
  takesPage?: readonly RefusalCode[];
  /** Does what was asked: leads to another page, or says what became of it. */
  run(post: Post): Promise<Response | Outcome<Shown>>;
}

/** Content as it stands: in the controls of its form, or null where it is gone. */
interface Standing {
  texts: Texts | null;
  revision: number | null;
}

/** What such a form posted. */
export interface Post {
  request: Request;
  context: AppLoadContext;
  session: Session;
  form: FormData;
  /** By control. */
  typed: Record<string, string>;
  /** The button that was pressed; `autosave` for none. */
  intent: string;
  /** The version that the form was made from; null for none. */
  revision: number | null;
  /** Asks the API as the member. */
  ask<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
  ): Promise<Result>;
}

/** What became of a post that leads to no other page. */
export interface Outcome<Shown> {
  refusal?: FormRefusal | null;
  /** In place of the refusal’s own sentence. */
  message?: string | undefined;
  /** In place of what was posted, to be shown in the form. */
  typed?: Record<string, string>;
  /** The version that the form is made from now on, where it is another. */
  revision?: number | null;
  shown?: Shown;
  /** How it is answered, where no refusal says so. */
  init?: ResponseInit;
}

export type FormRefusal = Pick<RefusalFieldsFragment, "code" | "message" | "problems" | "retryAfter">;

/** A refusal that needs no question to the API. */
export function refuse(code: RefusalCode, problems: FieldProblem[] = []): FormRefusal {
  return { code, message: refusals[code], problems, retryAfter: null };
}

/** What the button that was pressed does, of those that the form has; undefined for none of them. */
export function pressed<Run>(intents: Readonly<Record<string, Run>>, { intent }: Post): Run | undefined {
  return Object.hasOwn(intents, intent) ? intents[intent] : undefined;
}

/** On to another page, so that reloading sends nothing again; or what was refused. */
export function doneAt(
  path: string,
  { refusal }: { refusal: FormRefusal | null },
  message?: string,
): Response | Outcome<never> {
  return refusal ? { refusal, message } : redirect(path, 303);
}

/** All that is said about a form, by control; "" is the whole form. */
export function problemsOf<Shown>(
  { names, fields, controlOf: named }: MemberForm<Shown>,
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

/** The version that a form was made from; null for what wasn’t saved before. */
export function parseRevision(form: FormData): number | null {
  const text = String(form.get("revision") ?? "");
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
