import { Form } from "@remix-run/react";
import type { Viewer } from "~/members/viewer/viewer.server";
import { paths } from "~/paths";
import { IntentButton, LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { formErrors, type PostAnswer } from "~/web/forms/post-answer";
import { usePostAnswer } from "~/web/forms/use-post-answer";
import { useSite } from "~/web/page/site";
import type { DraftNotice } from "~/web/session/save-sign-up-draft.server";
import type { LinkSent } from "./account-moves.server";

interface AppBannerProps {
  viewer: Viewer;
  notice: DraftNotice | null;
}

const kinds = { FREELANCER: "freelancer", AGENCY: "agency", HIRER: "hirer" } as const;

/** What stands above every signed-in page until it is dealt with. */
export function AppBanner({ viewer, notice }: AppBannerProps) {
  const { contact } = useSite();
  const answer = usePostAnswer<LinkSent>();
  const [failed] = answer?.intent === "confirm" ? [] : formErrors(answer);
  return (
    <>
      {failed && (
        <Notice kind="danger" title="Not done">
          {failed}
        </Notice>
      )}
      {viewer.status === "SUSPENDED" && (
        <Notice kind="warning" title="Your account is suspended">
          {viewer.kind === "HIRER"
            ? "Your briefs are hidden and take no proposals, and you can’t read those that came in."
            : "You can read what is yours, and nothing of others."}{" "}
          You can download what is yours. Until the suspension is lifted nothing can be sent or changed. If
          you think this is wrong, write to {contact}.
        </Notice>
      )}
      {viewer.status === "DELETING" && (
        <Notice
          kind="warning"
          title="Your account is being deleted"
          action={
            <LinkButton to={paths.account} variant="secondary">
              Keep it after all
            </LinkButton>
          }
        >
          You can read until then, and take it back; nothing else can be changed or sent.
        </Notice>
      )}
      {notice === "other-kind" && viewer.kind && (
        <Notice kind="warning" title="You have another kind of account">
          This address belongs to a {kinds[viewer.kind]} account, so what you wrote in the other form was not
          saved. For a second kind, sign up with a second address.
        </Notice>
      )}
      {notice === "already-begun" && (
        <Notice kind="warning" title="Your account stays as it was">
          A sign-up form was sent with your address from another browser. Anybody can do that, so nothing of
          it was added. If it was you, write it again here.
        </Notice>
      )}
      {viewer.moves.includes("CONFIRM_ADDRESS") && (
        <ConfirmAddress email={viewer.email} answer={answer?.intent === "confirm" ? answer : undefined} />
      )}
    </>
  );
}

function ConfirmAddress({ email, answer }: { email: string; answer: PostAnswer<LinkSent> | undefined }) {
  const sent = answer?.shown?.sent ?? false;
  const [failed] = formErrors(answer);
  return (
    <Notice
      kind={failed ? "warning" : "info"}
      title={sent ? "Sent again" : "Confirm your address"}
      action={
        <Form method="post" action="/app">
          <IntentButton intent="confirm" variant="secondary">
            Send again
          </IntentButton>
        </Form>
      }
    >
      {failed ??
        (sent ? (
          <>
            A new link is on its way to <strong>{email}</strong>. It works for 15 minutes.
          </>
        ) : (
          <>
            We sent a link to <strong>{email}</strong>. Until you open it, nobody else can see you, and an
            account that nobody confirms is deleted after 7 days.
          </>
        ))}
    </Notice>
  );
}
