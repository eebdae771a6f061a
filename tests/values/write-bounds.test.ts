import { expect, it } from "vitest";
import { tries, writeBounds } from "~/values/write-bounds";

const windows: Record<number, string> = { 60000: "a minute", 3600000: "an hour", 86400000: "a day" };
const say = ({ most, windowMs }: { most: number; windowMs: number }) => `${most} ${windows[windowMs]}`;

/** How often a member may do what (decisions/limits.md): the first line for what is done fast, the second for the rest. */
const said: Record<string, string> = {
  "120 a minute": `
    dismissReport removeReported warnMember suspendMember reinstateMember retryJob endJob steerMails saveProfile saveTheme saveLanguage endSession
    markNotificationsRead saveBrief publishBrief beginShortlisting reopenBrief closeBrief copyBrief deleteBrief
    setBriefReaders setBookmark setMemberBookmark changeSearch deleteSearch saveCase placeCase removeCase
    saveProposal deleteProposal shortlistProposal acceptProposal declineProposal declineProposals undoDecision
    answerQuestion removeQuestion editMessage putBack markRead markUnread setArchived setMuted setBlocked
    showWorkTitle`,
  "60 an hour": `
    saveDraft chooseKind reviewAccount deleteAccount takeDeletionBack saveSettings endOtherSessions confirmAvailability
    answerToBeFound saveSearch renewFeed sendProposal withdrawProposal askQuestion declineInvitation
    withdrawInvitation keepFace removeFace beginUpload claimUpload endUpload dropUpload addFiles removeFile
    endWork continueWork writeReference withdrawReference replyToReference
    askReference removeAskedReference replyToAskedReference`,
  "20 a day": "inviteMember sendReport startConversation",
  "1200 a minute": "exportAccount",
  "20 a minute, 300 a day": "sendMessage",
  "as its network and mailbox may": "createUser sendLoginEmail stopMails answerReference",
};

it("each mutation may be run as often as its line says", () => {
  const listed = Object.entries(said).flatMap(([often, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, often]),
  );
  const bounds = Object.entries(writeBounds).map(([name, bound]) => [
    name,
    bound?.map(say).join(", ") ?? "as its network and mailbox may",
  ]);
  expect(Object.fromEntries(bounds)).toEqual(Object.fromEntries(listed));
  expect(say(tries)).toBe("120 a minute");
});
