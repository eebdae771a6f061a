import type { EmailControl } from "~/domain/fields/shown";

/** The answer of a form's action: errors by control, and what was typed. */
export interface FormAnswer {
  status?: "success" | "error";
  initialValue?: Record<string, string> | null;
  /** By control; "" is the whole form. */
  error?: Record<string, string[] | null> | null;
}

/** The props of every public form. The server validates; controls come from the loader as data. */
export interface FormProps {
  /** The action's last answer, with what was typed. */
  lastResult: FormAnswer | null | undefined;
  /** Where it posts to; by default the page's own address. */
  action?: string;
  /** Its submission is in progress. */
  pending: boolean;
}

/** A form that asks for nothing but an e-mail address. */
export interface EmailFormProps extends FormProps {
  control: EmailControl;
}
