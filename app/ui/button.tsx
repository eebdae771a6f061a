import type { ComponentPropsWithoutRef } from "react";
import { button, ring } from "./button.css";
import type { ButtonVariant } from "./themes/button-themes";

interface ButtonProps extends ComponentPropsWithoutRef<"button"> {
  variant?: ButtonVariant;
  /** The action runs: a ring shows and further presses do nothing; the button keeps its focus. */
  pending?: boolean;
}

/** Does something: sends a form unless `type` says otherwise. To go somewhere, use `LinkButton`. */
export function Button({ variant = "primary", pending = false, children, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="submit"
      {...props}
      className={button[variant]}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending && <span className={ring} aria-hidden="true" />}
      {children}
    </button>
  );
}
