/** A page for everyone: of a brief by its id, of a member by their uid. */
export interface PublicPageOf {
  of: "brief" | "member";
  id: string;
}
