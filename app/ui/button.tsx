import { useNavigation } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { button, iconButton, ring } from "./button.css";
import { Link, type LinkProps } from "./link";
import type { ButtonVariant } from "./themes/button-themes";

// Three kinds, by weight (STYLE.md): `primary`, the one next step of a page; `secondary`, what else
// can be pressed there, which is `danger` where it takes away; `quiet`, the way around it.

interface ButtonProps extends ComponentPropsWithoutRef<"button"> {
  /** `icon`: an icon alone, with its words visually hidden. */
  variant?: ButtonVariant | "icon";
  /** The action is running: a ring shows and further presses do nothing. */
  pending?: boolean;
  /** Presses do nothing for now. */
  disabled?: boolean;
}

/**
 * Performs an action: sends a form unless `type` says otherwise. For navigation use `LinkButton`.
 * While it is disabled it keeps its focus and stays in the tab order: HTML's own `disabled` would
 * lose both.
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

/** Sends its form's `intent`, and shows when its post is in progress. */
export function IntentButton({ intent, ...props }: { intent: string } & ButtonProps) {
  const { state, formData } = useNavigation();
  const pending = state !== "idle" && formData?.get("intent") === intent;
  return <Button name="intent" value={intent} pending={pending} {...props} />;
}

interface LinkButtonProps extends Omit<LinkProps, "className"> {
  variant?: ButtonVariant;
}

/** A link that is the page's next step. Links within text stay plain links. */
export function LinkButton({ variant = "primary", ...props }: LinkButtonProps) {
  return <Link {...props} className={button[variant]} data-print="no" />;
}
