import type { FieldConstraint } from "~/ui/field-parts";

export type { FieldConstraint };

/** The answer of a form's action, as `@conform-to/zod` makes it on the server: errors by field, and what was typed. */
export interface FormAnswer {
  status?: "success" | "error";
  initialValue?: Record<string, unknown> | null;
  /** By field; "" is the whole form. */
  error?: Record<string, string[] | null> | null;
}

/** What every form of ours takes. The server validates; the constraints come from its loader as data. */
export interface FormProps {
  /** The action's last answer, with what was typed. */
  lastResult: FormAnswer | null | undefined;
  constraint: Record<string, FieldConstraint>;
  /** Where it posts to; the page's own address by default. */
  action?: string;
  /** Its submission is under way. */
  pending: boolean;
}
