/**
 * The fields of a form post. A body that is no form counts as an empty one, so that the answer is the
 * page with its errors and never a crash.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
