/** Freelancers' disciplines, as [value, label]. The value is stored; the label is shown. */
export const disciplines = [
  ["engineering", "Engineering"],
  ["design", "Design"],
  ["product", "Product"],
  ["data", "Data"],
  ["marketing", "Marketing"],
  ["writing", "Writing"],
  ["operations", "Operations"],
  ["other", "Something else"],
] as const;
