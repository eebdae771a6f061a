import { Link } from "@remix-run/react";
import { paths, signUpPath } from "~/paths";
import { action } from "~/ui/panel.css";

/** Links to the sign-up forms, which keep the page that the visitor asked for. */
export function SignUpLinks({ redirect }: { redirect: string | undefined }) {
  return (
    <p className={action}>
      No account yet? Sign up <Link to={signUpPath(paths.freelancer, redirect)}>as a freelancer</Link>,{" "}
      <Link to={signUpPath(paths.boutiques, redirect)}>as an agency</Link> or{" "}
      <Link to={signUpPath(paths.hire, redirect)}>to hire</Link>. Or{" "}
      <Link to={redirect ? `/passkey?${new URLSearchParams({ redirect })}` : "/passkey"}>
        sign in with a passkey
      </Link>
      .
    </p>
  );
}
