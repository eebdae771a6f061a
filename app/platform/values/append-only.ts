/** The collection of what administrators did (domain/administering/audit-trail.ts). */
export const auditCollection = "audit";

/**
 * Collections to which documents are only added: every engine of the store refuses to change or remove one that
 * stands. Migrations lift such documents when they are read and never rewrite them.
 */
export const appendOnlyCollections: readonly string[] = [auditCollection];
