import { loginPath } from "~/paths";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { optionsOf, useForm } from "~/shell/forms/use-form";
import { Button, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { SplitPage } from "~/ui/split-page";
import { StepPage } from "~/ui/step-page";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/signInLink.generated";
import type { LinkRefused, LinkView } from "./sign-in.server";
import * as css from "./sign-in-form.css";

interface SignInFormProps {
  link: LinkView;
  answer: PostAnswer<LinkRefused> | undefined;
  pending: boolean;
}

const dead = {
  none: { title: words.noneTitle, lede: words.noneLede },
  cut: { title: words.cutTitle, lede: words.cutLede },
  used: { title: words.usedTitle, lede: words.usedLede },
  expired: { title: words.expiredTitle, lede: words.expiredLede },
  unknown: { title: words.unknownTitle, lede: words.unknownLede },
} as const;

/** The page of an e-mail link: one button that uses it up, or the way to a new one. */
export function SignInForm({ link, answer, pending }: SignInFormProps) {
  const state = link.state === "open" ? answer?.shown?.dead : link.state;
  if (state) {
    const { title, lede } = dead[state];
    const [after] = formErrors(answer);
    return (
      <StepPage title={title()} lede={after && link.state !== "used" ? after : lede()}>
        <div className={buttonRow}>
          <LinkButton to={loginPath(link.redirect)}>
            {link.state === "none" ? words.getLink() : words.getNewLink()}
          </LinkButton>
        </div>
      </StepPage>
    );
  }
  return <OpenLink link={link} answer={answer} pending={pending} />;
}

function OpenLink({ link, answer, pending }: SignInFormProps) {
  const form = useForm({ id: "sign-in", ...optionsOf([link.control]), lastResult: answer?.lastResult });
  const Page = link.address ? StepPage : SplitPage;
  return (
    <Page title={link.confirms ? words.confirmTitle() : words.openTitle()} lede={<Lede link={link} />}>
      <Form method="post" className={css.form} {...form.props}>
        <ErrorSummary
          formErrors={form.errors}
          fields={link.address ? [] : [form.fields.email]}
          lastResult={answer?.lastResult}
        />
        <input type="hidden" name="id" value={link.id} />
        <input type="hidden" name="oobCode" value={link.actionCode} />
        <input type="hidden" name="redirect" value={link.redirect} />
        {!link.address && <TextField field={form.fields.email} {...link.control.shown} />}
        <div className={buttonRow}>
          <Button pending={pending}>{link.confirms ? words.confirm() : words.signIn()}</Button>
        </div>
      </Form>
    </Page>
  );
}

function Lede({ link: { address, confirms } }: Pick<SignInFormProps, "link">) {
  if (!address) return words.otherBrowserLede();
  const email = <strong className={css.address}>{address}</strong>;
  return confirms ? words.confirmLede({ email }) : words.openLede({ email });
}

/** What the window is called. */
export function signInTitle({ state, confirms }: LinkView): string {
  if (state !== "open") return dead[state].title();
  return confirms ? words.confirmTitle() : dead.none.title();
}
