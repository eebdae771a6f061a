import type { Migration, StoredDocument } from "./migration";

/** 2: a field is an object. Until then it was a pair, and Firestore holds no list within a list. */
function toObjects(form: StoredDocument): StoredDocument {
  const fields = form.fields as [name: string, value: string][];
  return { ...form, fields: fields.map(([name, value]) => ({ name, value })) };
}

export const keptForms: Migration = {
  steps: [toObjects],
  unstamped: ({ fields }) => ((fields as unknown[]).some(Array.isArray) ? 1 : 2),
};
