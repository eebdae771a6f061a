import type { AppLoadContext } from "@remix-run/node";
import type { Texts } from "~/content/fields/kind";
import type { Session } from "~/features/sign-in/auth/sessions.server";
import type { RefusalCode } from "~/platform/values/refusals";
import type { Ask } from "~/shell/api/graphql-client.server";
import type { FormPlace } from "~/shell/request/kept-form.server";
import type { FormControls, Outcome } from "./outcome.server";

/** A form of the signed-in area: what it reads, what it does, and what it answers besides. */
export interface MemberForm<Shown> extends FormControls {
  /** Where it is found again after a login; by default at the address that it posts to. */
  place?(form: FormData): Partial<FormPlace>;
  /** What stands, where a refusal means that it was changed meanwhile: shown beside what was typed. */
  existing?(post: Post, code: RefusalCode): Promise<Existing | null>;
  /** The refusals after which its page can’t be read any more. Of NOT_FOUND that goes without saying. */
  takesPage?: readonly RefusalCode[];
  /** Does what was asked: leads to another page, or says what became of it. */
  run(post: Post): Promise<Response | Outcome<Shown>>;
}

/** Content as it stands: in the controls of its form, or null where it is gone. */
interface Existing {
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
  ask: Ask;
}

/** What the button that was pressed does, of those that the form has; undefined for none of them. */
export function pressed<Run>(intents: Readonly<Record<string, Run>>, { intent }: Post): Run | undefined {
  return Object.hasOwn(intents, intent) ? intents[intent] : undefined;
}

/** The version that a form was made from; null for what wasn’t saved before. */
export function parseRevision(form: FormData): number | null {
  const text = String(form.get("revision") ?? "");
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
