import { type EmailControl, showFields } from "~/domain/fields/shown";
import { emailField } from "~/domain/fields/sign-up-fields";

/** The field of a form that asks for nothing but an e-mail address. */
export const emailForm = { email: emailField };

/** Its control, as data for the page. */
export const emailControl = () => showFields(emailForm)[0] as EmailControl;
