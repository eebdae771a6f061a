import { Link, type LinkProps } from "@remix-run/react";
import { button } from "./button.css";
import type { ButtonVariant } from "./themes/button-themes";

interface LinkButtonProps extends Omit<LinkProps, "className"> {
  variant?: ButtonVariant;
}

/** Goes somewhere and is the page's next step. Links within text stay plain links. */
export function LinkButton({ variant = "primary", ...props }: LinkButtonProps) {
  return <Link {...props} className={button[variant]} />;
}
