import { beginWait } from "~/platform/values/deadline.server";
import { separatorOf } from "~/platform/values/form-fields.server";
import { limits } from "~/platform/values/limits";
import type { FieldProblem } from "~/platform/values/refusals";

/**
 * The text fields of a form post that have one of `names`. A body that is no form counts as an empty one, so
 * that the answer is the page with its errors and never a crash; so does one of more fields than
 * `limits.formFields`, which is counted before anything reads it. Files and other names are dropped. The time
 * that an answer may take begins when all of it is here.
 */
export async function readForm(request: Request, names: readonly string[]): Promise<FormData> {
  const fields = new FormData();
  const posted = await readPost(request);
  beginWait();
  for (const [name, value] of posted) if (names.includes(name)) fields.append(name, value);
  return fields;
}

/** What is wrong with a form in which a name comes twice: which of the two was meant, nobody knows. */
export function repeatedIn(form: FormData): FieldProblem[] {
  const names = [...new Set(form.keys())].filter((name) => form.getAll(name).length > 1);
  return names.map((field) => ({ field, message: "This came twice. Write it once." }));
}

/** Its fields as text; of several with one name the last. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

const posts = new WeakMap<Request, Promise<[name: string, value: string][]>>();

/** Every text field of a form post, within the same bounds, whatever its name. Read once, however often it is asked for. */
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
  // Of a part each line may be a header to be read; and in parts no letter takes three times its length.
  if (separator !== "&" && body.length > limits.keptForm) return null;
  return new Response(body, { headers: { "content-type": type } }).formData();
}
