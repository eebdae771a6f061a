import type { EmailControl } from "~/content/fields/shown";
import { unreadOf } from "~/features/accounts/parts/use-seen";
import type { AppNotice, Viewer } from "~/features/accounts/parts/viewer.server";
import { notificationPath, paths, warningPath } from "~/paths";
import { formErrors } from "~/shell/forms/post-answer";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { useSite } from "~/shell/page/site";
import { LinkButton } from "~/ui/button";
import { Done } from "~/ui/done";
import { Notice } from "~/ui/notice";
import { TypedText } from "~/ui/typed-text";
import type { ConfirmAnswer } from "./account-moves.server";
import { ConfirmAddress } from "./confirm-address";

interface AppBannerProps {
  viewer: Viewer;
  notice: AppNotice | null;
  /** The control of an address that can still be corrected. */
  emailControl: EmailControl | null;
}

const kinds = { FREELANCER: "freelancer", AGENCY: "agency", HIRER: "hirer" } as const;

/** What stands above every signed-in page until it is dealt with. */
export function AppBanner({ viewer, notice, emailControl }: AppBannerProps) {
  const { contact } = useSite();
  const answer = usePostAnswer<ConfirmAnswer>();
  const confirming = answer?.intent === "confirm" || answer?.intent === "correct" ? answer : undefined;
  const warning = unreadOf(viewer).find(({ path }) => path === warningPath);
  const [failed] = confirming ? [] : formErrors(answer);
  return (
    <>
      {failed && (
        <Notice kind="danger" title="Not done">
          {failed}
        </Notice>
      )}
      {viewer.status === "SUSPENDED" && (
        <Notice kind="warning" title="Your account is suspended">
          {viewer.suspendedBecause && <TypedText text={`The reason: ${viewer.suspendedBecause}`} />}
          {viewer.kind === "HIRER"
            ? "Your briefs are hidden and take no proposals, and you can’t read those that came in."
            : "You can read what is yours, and nothing of others."}{" "}
          You can download what is yours. Until the suspension is lifted nothing can be sent or changed. If
          you think this is wrong, write to {contact}.
        </Notice>
      )}
      {warning && (
        <Notice
          kind="warning"
          title="A warning from the administrators"
          action={
            <LinkButton to={notificationPath(warning.id, warningPath)} variant="secondary">
              Read the warning
            </LinkButton>
          }
        >
          They ask you to change something. You can go on as before, but it must not happen again.
        </Notice>
      )}
      {viewer.status === "DELETING" && (
        <Notice
          kind="warning"
          title="Your account is being deleted"
          action={
            <LinkButton to={paths.account} variant="secondary">
              See until when
            </LinkButton>
          }
        >
          You can still read, and keep the account after all; nothing else can be changed or sent.
        </Notice>
      )}
      {notice === "other-kind" && viewer.kind && (
        <Notice kind="warning" title="You have another kind of account">
          This e-mail belongs to a {kinds[viewer.kind]} account, so what you wrote in the other form was not
          saved. For a second kind, sign up with a second e-mail.
        </Notice>
      )}
      {notice === "already-begun" && (
        <Notice kind="warning" title="Your account stays as it was">
          A sign-up form was sent with your e-mail from another browser. Anybody can do that, so nothing of it
          was added. If it was you, write it again here.
        </Notice>
      )}
      {notice === "available" && (
        <Done title="Your availability is confirmed" text="It counts as fresh for another seven days." />
      )}
      {notice === "to-be-found" && (
        <Done
          title="Members can find you now"
          text="You are in the list of talent. You can change this in your profile."
        />
      )}
      {notice === "hidden" && (
        <Done title="Your profile stays hidden" text="You can change this in your profile." />
      )}
      {notice === "confirmed" && viewer.status === "ACTIVE" && !viewer.moves.includes("REVIEW") && (
        <Done
          title="Your e-mail is confirmed"
          // A new profile is hidden until its member chooses its readers.
          text={
            viewer.kind &&
            (viewer.kind === "HIRER" ? "You can now publish briefs." : "You can now send proposals.")
          }
          // For talent this is one of the next steps.
          action={
            viewer.kind === "HIRER" && (
              <LinkButton to={paths.profile} variant="secondary">
                Choose who sees your profile
              </LinkButton>
            )
          }
        />
      )}
      {viewer.moves.includes("CONFIRM_ADDRESS") && emailControl && (
        <ConfirmAddress
          key={viewer.email}
          email={viewer.email}
          control={emailControl}
          notice={notice}
          answer={confirming}
        />
      )}
    </>
  );
}
