/** One thing that a search found: a brief's id, or a member's uid. */
export interface Find {
  search: string;
  item: string;
}

export interface FindMail {
  uid: string;
  finds: Find[];
  /** How many more there were, which the mail only counts. */
  more: number;
}
