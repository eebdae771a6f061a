import { randomBytes } from "node:crypto";
import type { Clock } from "~/platform/ports/clock";
import { collection } from "~/platform/ports/collection";
import type { Store } from "~/platform/ports/store";
import { KEPT_FORM_LIFETIME } from "~/values/durations";

/**
 * `keptForms/{id}`: what a member sent when their session had ended, until they have signed in
 * again.
 */
export interface KeptForm {
  /**
   * The member whose page the form was on. Only they get it back, in any browser. `ofVisitor`:
   * one who signs up in the browser that holds its id.
   */
  uid: string;
  /** The form's page. */
  path: string;
  fields: { name: string; value: string }[];
  expiresAt: string;
}

/** What a visitor began before there was an account. */
export const ofVisitor = "";

export const keptForms = collection<KeptForm>()({
  name: "keptForms",
  ofMember: { field: "uid", sortedBy: "expiresAt", exported: null },
  expires: true,
  shared: true,
  steps: [
    // 2: a field is an object. Until then it was a pair, and Firestore holds no list within a list.
    (form) => {
      const fields = form.fields as [name: string, value: string][];
      return { ...form, fields: fields.map(([name, value]) => ({ name, value })) };
    },
  ],
  unstamped: ({ fields }) => ((fields as unknown[]).some(Array.isArray) ? 1 : 2),
});
export const keptFormsCollection = keptForms.name;

export function createKeptForms({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /** Answers its id: 192 bits. */
    async keep(form: Omit<KeptForm, "expiresAt">): Promise<string> {
      const id = randomBytes(24).toString("base64url");
      const expiresAt = new Date(clock.now().getTime() + KEPT_FORM_LIFETIME).toISOString();
      await store.transact(async (tx) => tx.set<KeptForm>(keptFormsCollection, id, { ...form, expiresAt }));
      return id;
    },

    /** The member's form on this page; null for another member, another page, and after an hour. */
    async find(id: string, uid: string, path: string): Promise<KeptForm["fields"] | null> {
      const found = await store.get<KeptForm>(keptFormsCollection, id);
      if (!found || found.data.expiresAt <= clock.now().toISOString()) return null;
      return isOf(found.data, uid) && found.data.path === path ? found.data.fields : null;
    },

    /**
     * Removes a form once it was sent again. A missing one is no error, and another page's form
     * stays.
     */
    async forget(id: string, uid: string, path: string): Promise<void> {
      await store.transact(async (tx) => {
        const found = await tx.get<KeptForm>(keptFormsCollection, id);
        if (found && isOf(found.data, uid) && found.data.path === path) tx.delete(keptFormsCollection, id);
      });
    },
  };
}

function isOf(form: KeptForm, uid: string): boolean {
  return form.uid === uid || form.uid === ofVisitor;
}
