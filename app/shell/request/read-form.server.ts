import { beginWait } from "~/values/deadline.server";
import { separatorOf } from "~/values/form-fields.server";
import { limits } from "~/values/limits";
import type { FieldProblem } from "~/values/refusals";
import * as words from "~/words/shellApp.generated";

/**
 * The text fields of a form post with one of `names`. An invalid body counts as an empty form, so
 * that the answer is the page with its errors and never a crash; so does one with more fields than
 * `limits.formFields`, counted before parsing. Files and other names are dropped. The time limit of
 * an answer begins when the whole body has arrived.
 */
export async function readForm(request: Request, names: readonly string[]): Promise<FormData> {
  const fields = new FormData();
  const posted = await readPost(request);
  beginWait();
  for (const [name, value] of posted) if (names.includes(name)) fields.append(name, value);
  return fields;
}

/** The problem of a form that repeats a name: either value may be meant. */
export function repeatedIn(form: FormData): FieldProblem[] {
  const names = [...new Set(form.keys())].filter((name) => form.getAll(name).length > 1);
  return names.map((field) => ({ field, message: words.fieldTwice() }));
}

/** Its fields as text; of a repeated name, the last value. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

const posts = new WeakMap<Request, Promise<[name: string, value: string][]>>();

/**
 * Every text field of a form post, within the same limits. Parsed once, however often it is called.
 */
export function readPost(request: Request): Promise<[name: string, value: string][]> {
  let post = posts.get(request);
  if (!post) {
    const isText = (field: [string, FormDataEntryValue]): field is [string, string] =>
      typeof field[1] === "string";
    post = parse(request).then(
      (form) => [...(form ?? [])].filter(isText),
      () => [],
    );
    posts.set(request, post);
  }
  return post;
}

async function parse(request: Request): Promise<FormData | null> {
  const type = request.headers.get("content-type") ?? "";
  const body = Buffer.from(await request.arrayBuffer());
  const separator = separatorOf(type, body);
  if (separator === null) return null;
  // In multipart, each line of a part may be a header to parse. And unlike in URL encoding, no
  // letter takes three times its length, so the lower limit is enough.
  if (separator !== "&" && body.length > limits.keptForm) return null;
  return new Response(body, { headers: { "content-type": type } }).formData();
}
