import { useLocation } from "@remix-run/react";
import type { EmailControl } from "~/domain/fields/shown";
import type { AppNotice } from "~/features/account-page/flows/load-viewer.server";
import type { Viewer } from "~/features/accounts/flows/viewer.server";
import { unreadOf } from "~/features/accounts/shared/use-seen";
import { notificationPath, paths, warningPath } from "~/paths";
import { Moment } from "~/shell/format/moment";
import { formErrors } from "~/shell/forms/post-answer";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { useSite } from "~/shell/page/site";
import { LinkButton } from "~/ui/button";
import { Done } from "~/ui/done";
import { Notice } from "~/ui/notice";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/accountsApp.generated";
import type { ConfirmAnswer } from "./account-moves.server";
import { ConfirmAddress, type MailDelay } from "./confirm-address";

interface AppBannerProps {
  viewer: Viewer;
  notice: AppNotice | null;
  /** The control of an address that can still be corrected. */
  emailControl: EmailControl | null;
  /** While mails to unproven addresses wait; `until` is ISO 8601 UTC, null where it is unknown. */
  mailDelay: MailDelay | null;
}

/** What stands above every signed-in page until it is dealt with. */
export function AppBanner({ viewer, notice, emailControl, mailDelay }: AppBannerProps) {
  const { contact } = useSite();
  const { pathname } = useLocation();
  const answer = usePostAnswer<ConfirmAnswer>();
  const confirming = answer?.intent === "confirm" || answer?.intent === "correct" ? answer : undefined;
  const warning = unreadOf(viewer).find(({ path }) => path === warningPath);
  const [failed] = confirming ? [] : formErrors(answer);
  return (
    <>
      {failed && (
        <Notice kind="danger" title={words.notDone()}>
          {failed}
        </Notice>
      )}
      {viewer.status === "SUSPENDED" && (
        <Notice kind="warning" title={words.suspendedTitle()}>
          {viewer.suspendedBecause && (
            <TypedText text={words.suspendedReason({ reason: viewer.suspendedBecause })} />
          )}
          {viewer.kind === "HIRER" ? words.suspendedHirer({ contact }) : words.suspendedOther({ contact })}
        </Notice>
      )}
      {warning && (
        <Notice
          kind="warning"
          title={words.warningTitle()}
          action={
            <LinkButton to={notificationPath(warning.id, warningPath)} variant="secondary">
              {words.readWarning()}
            </LinkButton>
          }
        >
          {words.warning()}
        </Notice>
      )}
      {viewer.status === "DELETING" && (
        <Notice
          kind="warning"
          title={words.deletingTitle()}
          action={
            pathname !== paths.account && (
              <LinkButton to={`${paths.account}#deletion`} variant="secondary">
                {words.changeMind()}
              </LinkButton>
            )
          }
        >
          {viewer.deletesAt
            ? words.deletingUntil({ when: <Moment at={viewer.deletesAt} /> })
            : words.deleting()}
        </Notice>
      )}
      {notice === "other-kind" && viewer.kind && (
        <Notice kind="warning" title={words.otherKindTitle()}>
          {words.otherKind({ kind: viewer.kind })}
        </Notice>
      )}
      {notice === "already-begun" && (
        <Notice kind="warning" title={words.alreadyBegunTitle()}>
          {words.alreadyBegun()}
        </Notice>
      )}
      {notice === "available" && <Done title={words.availableTitle()} text={words.available()} />}
      {notice === "to-be-found" && <Done title={words.toBeFoundTitle()} text={words.toBeFound()} />}
      {notice === "hidden" && <Done title={words.hiddenTitle()} text={words.hidden()} />}
      {notice === "confirmed" && viewer.status === "ACTIVE" && !viewer.moves.includes("REVIEW") && (
        <Done
          title={words.confirmedTitle()}
          // A new profile is hidden until its member chooses its readers.
          text={viewer.kind && (viewer.kind === "HIRER" ? words.mayPublish() : words.maySend())}
          // For talent this is one of the next steps.
          action={
            viewer.kind === "HIRER" && (
              <LinkButton to={paths.profile} variant="secondary">
                {words.chooseReaders()}
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
          delay={mailDelay}
        />
      )}
    </>
  );
}
