import { expect, it } from "vitest";
import { tries, writeBounds } from "~/values/write-bounds";

const windows: Record<number, string> = { 60000: "a minute", 3600000: "an hour", 86400000: "a day" };
const say = ({ most, windowMs }: { most: number; windowMs: number }) => `${most} ${windows[windowMs]}`;

/** How often a member may do what (decisions/limits.md), if it is neither what is done fast nor what is done now and then. */
const said: Record<string, string> = {
  inviteMember: "20 a day",
  sendReport: "20 a day",
  startConversation: "20 a day",
  exportAccount: "1200 a minute",
  sendMessage: "20 a minute, 300 a day",
  createUser: "as its network and mailbox may",
  sendLoginEmail: "as its network and mailbox may",
  stopMails: "as its network and mailbox may",
  answerByLink: "as its network and mailbox may",
  answerReference: "as its network and mailbox may",
};

it("each mutation may be run 120 times a minute or 60 an hour, but for those that are named", () => {
  const bounds = Object.entries(writeBounds).map(([name, bound]) => [
    name,
    bound?.map(say).join(", ") ?? "as its network and mailbox may",
  ]);
  const usual = ["120 a minute", "60 an hour"];
  expect(Object.fromEntries(bounds.filter(([, often = ""]) => !usual.includes(often)))).toEqual(said);
  expect(say(tries)).toBe("120 a minute");
});
