import { beginWait } from "~/contract/deadline.server";

/** What fields are called. Conform reads anything else as a path or an order of its own, and throws on a wrong one. */
const fieldName = /^[a-z]+$/i;

/**
 * The text fields of a form post. A body that is no form counts as an empty one, so that the answer is
 * the page with its errors and never a crash; so does whatever no form of ours sends: files, paths. The
 * time that an answer may take begins when all of it is here.
 */
export async function readForm(request: Request): Promise<FormData> {
  const fields = new FormData();
  const posted = await request.formData().catch(() => null);
  beginWait();
  posted?.forEach((value, name) => {
    if (typeof value === "string" && fieldName.test(name) && !(name in Object.prototype)) {
      fields.append(name, value);
    }
  });
  return fields;
}
