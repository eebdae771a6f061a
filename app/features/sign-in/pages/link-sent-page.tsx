import { useEffect } from "react";
import { useCompleteSignIn } from "~/shell/client/complete-sign-in";
import type { SignInAnswer } from "~/shell/client/hand-off";
import { rememberEmailForSignIn } from "~/shell/client/local-storage";
import type { EmailFormProps } from "~/shell/forms/form-shape";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { LoadingView, signingIn } from "~/ui/loading-view";
import { Notice } from "~/ui/notice";
import { LinkSent } from "./link-sent";
import type { SentLink } from "./login.server";

interface LinkSentPageProps {
  sent: SentLink;
  control: EmailFormProps["control"];
  answer: PostAnswer<SignInAnswer> | undefined;
}

/** The page after a link was sent; keeps the address for the browser's own record (product.md §4, step 5). */
export function LinkSentPage({ sent, control, answer }: LinkSentPageProps) {
  const { running, problem } = useCompleteSignIn(answer?.shown?.handOff);
  useEffect(() => rememberEmailForSignIn(sent.email), [sent.email]);
  const [refused] = problem ? [problem] : answer?.intent === "again" ? formErrors(answer) : [];
  return (
    <>
      {refused && <Notice kind="danger" title={refused} />}
      <LinkSent
        key={sent.email}
        {...sent}
        control={control}
        // What is refused is said above, whichever of the two forms it was.
        lastResult={refused ? null : answer?.lastResult}
        asked={answer?.shown?.asked}
        action="/login?sent=1"
      />
      <LoadingView active={running} text={signingIn} />
    </>
  );
}
