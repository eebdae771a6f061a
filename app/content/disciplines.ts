/** What a freelancer does, as [value, label]. The value is stored; the label is what people read. */
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
