import { paths, signUpPath } from "~/paths";
import { Link } from "~/ui/link";
import { action } from "~/ui/panel.css";
import * as words from "~/words/signIn.generated";

/** Links to the sign-up forms, which keep the page that the visitor asked for. */
export function SignUpLinks({ redirect }: { redirect: string | undefined }) {
  return (
    <p className={action}>
      {words.signUpLinks({
        freelancer: (said) => <Link to={signUpPath(paths.freelancer, redirect)}>{said}</Link>,
        agency: (said) => <Link to={signUpPath(paths.boutiques, redirect)}>{said}</Link>,
        hire: (said) => <Link to={signUpPath(paths.hire, redirect)}>{said}</Link>,
        passkey: (said) => (
          <Link to={redirect ? `/passkey?${new URLSearchParams({ redirect })}` : "/passkey"}>{said}</Link>
        ),
      })}
    </p>
  );
}
