import type { AppLoadContext } from "@remix-run/node";
import type { Texts } from "~/domain/fields/kind";
import type { Session } from "~/domain/session";
import type { Ask } from "~/shell/api/graphql-client.server";
import type { FormPlace } from "~/shell/request/kept-form.server";
import type { RefusalCode } from "~/values/refusals";
import type { FormControls, Outcome } from "./outcome.server";

/** A form of the signed-in area: its controls, its action, and what its answer adds. */
export interface MemberForm<Shown> extends FormControls {
  /** Where it is shown again after a login; by default at the address that it posts to. */
  place?(form: FormData): Partial<FormPlace>;
  /**
   * The saved version, for a refusal that means it was changed meanwhile: shown beside the typed
   * one.
   */
  existing?(post: Post, code: RefusalCode): Promise<Existing | null>;
  /**
   * Further refusals after which the form's page can't be read any more. NOT_FOUND always is one.
   */
  takesPage?: readonly RefusalCode[];
  /** Runs the action: redirects to another page, or returns the outcome. */
  run(post: Post): Promise<Response | Outcome<Shown>>;
}

/** The saved content, as text by control; null if it was deleted. */
interface Existing {
  texts: Texts | null;
  revision: number | null;
}

/** What a member's form posted. */
export interface Post {
  request: Request;
  context: AppLoadContext;
  session: Session;
  form: FormData;
  /** By control. */
  typed: Record<string, string>;
  /** The button that was pressed; `autosave` for none. */
  intent: string;
  /** The revision that the form was made from; null for none. */
  revision: number | null;
  /** Asks the API as the member. */
  ask: Ask;
}

/** The handler of the button that was pressed; undefined if the form has no such button. */
export function pressed<Run>(intents: Readonly<Record<string, Run>>, { intent }: Post): Run | undefined {
  return Object.hasOwn(intents, intent) ? intents[intent] : undefined;
}

/** The revision that a form was made from; null if nothing was saved before. */
export function parseRevision(form: FormData): number | null {
  const text = String(form.get("revision") ?? "");
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
