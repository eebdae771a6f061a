import type { SubmissionResult } from "@conform-to/react";

/** What HTML can check of one field, as a loader sends it. */
export interface FieldConstraint {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: string | number;
  max?: string | number;
  step?: string | number;
  pattern?: string;
}

/** What every form of ours takes. The server validates; the constraints come from its loader as data. */
export interface FormProps {
  /** The action's last answer, with what was typed. */
  lastResult: SubmissionResult<string[]> | null | undefined;
  constraint: Record<string, FieldConstraint>;
  /** Where it posts to; the page's own address by default. */
  action?: string;
  /** Its submission is under way. */
  pending: boolean;
}
