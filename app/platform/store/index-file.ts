/**
 * `firestore.indexes.json`, in Firestore's own format. Kept loose, so that the imported JSON fits;
 * `parseIndexFile` checks it.
 */
export interface IndexFile {
  indexes: readonly {
    collectionGroup: string;
    queryScope: string;
    fields: readonly IndexFileField[];
  }[];
  fieldOverrides: readonly {
    collectionGroup: string;
    fieldPath: string;
    /** Firestore removes documents whose time in this field has passed. */
    ttl?: boolean;
    /**
     * Replaces the indexes that Firestore keeps for every field by default; empty if no query uses
     * the field.
     */
    indexes: readonly { queryScope?: string; order?: string; arrayConfig?: string }[];
  }[];
}

interface IndexFileField {
  fieldPath: string;
  order?: string;
  arrayConfig?: string;
}

/**
 * One declared index. The array field is separate, because its position among the fields doesn't
 * matter.
 */
export interface DeclaredIndex {
  collection: string;
  fields: readonly { path: string; direction: "asc" | "desc" }[];
  contains: string | null;
}

/** Names are written into SQL, and Firestore would need quotes for anything else. */
const collectionName = /^[a-z][A-Za-z0-9_]{0,62}$/;
const fieldPath = /^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$/;

/** Throws on a name that is not lower camel case (or has more than 63 characters). */
export function requireCollectionName(name: string): string {
  if (!collectionName.test(name)) throw new Error(`${JSON.stringify(name)} can’t be a collection`);
  return name;
}

/** Throws on a path that is not plain field names joined by dots. */
export function requireFieldPath(path: string): string {
  if (!fieldPath.test(path)) throw new Error(`${JSON.stringify(path)} can’t be a field`);
  return path;
}

/** The declared indexes, composite ones first. Throws on what Firestore would not deploy. */
export function parseIndexFile(file: IndexFile): DeclaredIndex[] {
  const composite = file.indexes.map((index) => {
    // Firestore's tools add the document's name as a last field when they export.
    const fields = index.fields.filter((field) => field.fieldPath !== "__name__");
    const declared = toDeclaredIndex(index.collectionGroup, fields, index.queryScope);
    if (fields.length < 2) {
      throw new Error(`firestore.indexes.json: ${declared.collection} has a composite index of one field`);
    }
    return declared;
  });
  const single = file.fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes }) =>
    indexes.map(({ queryScope, ...kind }) =>
      toDeclaredIndex(collectionGroup, [{ fieldPath, ...kind }], queryScope),
    ),
  );
  return [...composite, ...single];
}

function toDeclaredIndex(
  collection: string,
  fields: readonly IndexFileField[],
  scope = "COLLECTION",
): DeclaredIndex {
  const refuse = (why: string) => new Error(`firestore.indexes.json: an index of ${collection} ${why}`);
  if (scope !== "COLLECTION") throw refuse(`has the scope ${scope}`);
  const ordered: { path: string; direction: "asc" | "desc" }[] = [];
  let contains: string | null = null;
  for (const field of fields) {
    const path = requireFieldPath(field.fieldPath);
    if (field.arrayConfig === "CONTAINS" && contains === null) contains = path;
    else if (field.order === "ASCENDING") ordered.push({ path, direction: "asc" });
    else if (field.order === "DESCENDING") ordered.push({ path, direction: "desc" });
    else throw refuse(`can’t use ${path} that way`);
  }
  return { collection: requireCollectionName(collection), fields: ordered, contains };
}
