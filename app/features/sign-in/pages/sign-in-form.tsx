import { Form } from "@remix-run/react";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { optionsOf, useForm } from "~/shell/forms/use-form";
import { Button, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { SplitPage } from "~/ui/split-page";
import { StepPage } from "~/ui/step-page";
import { TextField } from "~/ui/text-field";
import type { LinkRefused, LinkView } from "./sign-in.server";
import * as css from "./sign-in-form.css";

interface SignInFormProps {
  link: LinkView;
  answer: PostAnswer<LinkRefused> | undefined;
  pending: boolean;
}

const dead = {
  none: { title: "Sign in by e-mail", lede: "Links come by e-mail. Ask for one with your address." },
  used: {
    title: "This link has been used",
    lede: "Each link works once. Ask for a new one; it takes a minute.",
  },
  expired: {
    title: "This link has expired",
    lede: "Links work for 15 minutes. Ask for a new one; it takes a minute.",
  },
  unknown: {
    title: "We don’t know this link",
    lede: "It may be incomplete. Open it from the e-mail again, or ask for a new one.",
  },
} as const;

/** The page of an e-mail link: one button that uses it up, or the way to a new one. */
export function SignInForm({ link, answer, pending }: SignInFormProps) {
  const state = link.state === "open" ? answer?.shown?.dead : link.state;
  if (state) {
    const texts = dead[state];
    const [after] = formErrors(answer);
    return (
      <StepPage title={texts.title} lede={after && link.state !== "used" ? after : texts.lede}>
        <div className={buttonRow}>
          <LinkButton to="/login">{link.state === "none" ? "Get a link" : "Get a new link"}</LinkButton>
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
    <Page title={link.confirms ? confirmTitle : "One step left"} lede={<Lede link={link} />}>
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
          <Button pending={pending}>{link.confirms ? "Confirm" : "Sign in"}</Button>
        </div>
      </Form>
    </Page>
  );
}

function Lede({ link: { address, confirms } }: Pick<SignInFormProps, "link">) {
  if (!address) {
    return "This browser didn’t ask for the link. Write the address that it was sent to, so that nobody else can use it.";
  }
  const named = <strong className={css.address}>{address}</strong>;
  return confirms ? <>Is {named} your e-mail?</> : <>Sign in as {named}. The link works once.</>;
}

const confirmTitle = "Confirm your e-mail";

/** What the window is called. */
export function signInTitle({ state, confirms }: LinkView): string {
  if (state !== "open") return dead[state].title;
  return confirms ? confirmTitle : dead.none.title;
}
