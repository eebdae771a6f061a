import * as labels from "~/words/labels.generated";

/** Freelancers' disciplines, as [value, label]. The value is stored; the label is shown. */
export const disciplines = [
  ["engineering", labels.engineering],
  ["design", labels.design],
  ["product", labels.product],
  ["data", labels.data],
  ["marketing", labels.marketing],
  ["writing", labels.writing],
  ["operations", labels.operations],
  ["other", labels.otherDiscipline],
] as const;
