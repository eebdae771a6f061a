import { Link, type LinkProps, useNavigation } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { button, iconButton, ring } from "./button.css";
import type { ButtonVariant } from "./themes/button-themes";

interface ButtonProps extends ComponentPropsWithoutRef<"button"> {
  /** `icon`: a sign alone, whose words are hidden in it. */
  variant?: ButtonVariant | "icon";
  /** The action runs: a ring shows and further presses do nothing. */
  pending?: boolean;
  /** Presses do nothing for now. */
  disabled?: boolean;
}

/**
 * Does something: sends a form unless `type` says otherwise. To go somewhere, use `LinkButton`. While it
 * does nothing it keeps its focus and stays in the tab order: HTML's own `disabled` would lose both.
 */
export function Button({ variant = "primary", pending, disabled, children, onClick, ...props }: ButtonProps) {
  const idle = pending || disabled;
  return (
    <button
      type="submit"
      {...props}
      className={variant === "icon" ? iconButton : button[variant]}
      aria-disabled={idle || undefined}
      onClick={idle ? (event) => event.preventDefault() : onClick}
    >
      {pending && <span className={ring} aria-hidden="true" />}
      {children}
    </button>
  );
}

/** Sends its form's `intent`, and shows that it is being answered. */
export function IntentButton({ intent, ...props }: { intent: string } & ButtonProps) {
  const { state, formData } = useNavigation();
  const pending = state !== "idle" && formData?.get("intent") === intent;
  return <Button name="intent" value={intent} pending={pending} {...props} />;
}

interface LinkButtonProps extends Omit<LinkProps, "className"> {
  variant?: ButtonVariant;
}

/** Goes somewhere and is the page's next step. Links within text stay plain links. */
export function LinkButton({ variant = "primary", ...props }: LinkButtonProps) {
  return <Link {...props} className={button[variant]} data-print="no" />;
}
