/**
 * The subject of a conversation: none but its two members, or a brief (the second enumeration of
 * product.md §3).
 */
export type ConversationKind = "DEFAULT" | "BRIEFS";
