import { randomUUID } from "node:crypto";
import { joinAndPropose, publishBrief } from "../market-seeds";
import { doors, freshEmail, joinByRequest, request } from "../support";
import { expect, test } from "./browser-test";

const pitch = "I would measure first, then take the ten slowest queries out.";

test("talent signs up, signs in by a link, finds a brief, proposes, and sees a message come", async ({
  person,
  scripts,
}) => {
  const title = `A shop that answers, ${randomUUID().slice(0, 8)}`;
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const brief = await publishBrief(hirer.cookie, { title });
  const email = freshEmail();
  await person.open("/");
  await person.fill("E-mail", email);
  await person.fill("Name", "Ada Example");
  await person.press("Join as a freelancer");
  await person.sees("Hello, Ada Example");
  await person.openMail(email, "Confirm", "Confirm");
  await person.sees("Hello, Ada Example");
  await person.open("/sign-out");
  await person.signIn(email);

  await person.follow("Find briefs");
  await person.sees("Open briefs");
  await person.fill("Search", `${title.split(" ").at(-1)}\n`);
  await person.at("/app/briefs?keyword=");
  await person.follow(title);
  await person.follow("Write a proposal");
  await person.fill("What would you do, and why you", pitch);
  await person.press("Send proposal");
  await person.sees("Sent");

  await person.open("/app/inbox");
  await person.follow("Harbour Works");
  const thread = await person.at(`/app/inbox/${brief}_`);
  await person.sees("Message to Harbour Works");
  const isSamePage = await person.mark();
  const form = { intent: "send", key: randomUUID(), text: "When could you begin?" };
  const sent = await request(thread, { form, headers: { cookie: hirer.cookie } });
  expect(sent.status).toBe(303);
  if (!scripts) await person.open(thread);
  await person.sees("When could you begin?");
  expect(await isSamePage()).toBe(scripts);
});

test("a hirer signs in by a link, declines a proposal, and undoes it", async ({ person }) => {
  const { email, cookie } = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(cookie);
  await joinAndPropose(id, { name: "Bo Example", pitch, mustHaves: [] });
  await person.signIn(email);
  await person.open(`/app/briefs/${id}/proposals`);
  await person.follow("Bo Example");
  // The page of all proposals shows the first of them, too; whatever is unfolded there goes with it.
  await person.at(`/app/briefs/${id}/proposals/`);
  await person.sees("Bo Example waits for your reply.");
  await person.unfold("Decline");
  await person.choose("Reason", "A must");
  await person.press("Decline Bo Example");
  await person.sees("You declined Bo Example");
  await person.press("Undo");
  await person.sees("Undone: Bo Example");
});
