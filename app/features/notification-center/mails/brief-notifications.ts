import type { Answer } from "~/features/notifications/mails/answer-links.server";
import type { MailWay } from "~/features/notifications/mails/mail-layout";
import { proposalId } from "~/features/proposals/model/proposal";
import { ofBriefs } from "./brief-notifications/briefs";
import { type BriefEntries, type NamedScene, type Said, toTexts } from "./brief-notifications/entry";
import { ofInvitations } from "./brief-notifications/invitations";
import { ofProposals } from "./brief-notifications/proposals";
import { ofQuestions } from "./brief-notifications/questions";
import { ofWorks } from "./brief-notifications/works";

/** All that there is to say about each kind. */
export const briefNotifications: Required<BriefEntries> = {
  ...ofProposals,
  ...ofBriefs,
  ...ofQuestions,
  ...ofInvitations,
  ...ofWorks,
};

/** What a notification says, in a mail of its own, in the mail of the day and on its page. */
export function textsOf(scene: NamedScene, sayEnd: Said["sayEnd"]) {
  return toTexts(briefNotifications[scene.notification.type], scene, sayEnd);
}

/** The ways in its mail that do something by a press, without a session. */
export function waysOf({ notification }: NamedScene, pathOf: (answer: Answer) => string): MailWay[] {
  const { uid, type, briefId, applicantUid } = notification;
  const of = applicantUid === null ? briefId : proposalId(briefId, applicantUid);
  return (briefNotifications[type].answers ?? []).map(([does, say]) => ({
    text: say(),
    path: pathOf({ uid, does, of }),
  }));
}
