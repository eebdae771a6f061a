import { expect, it } from "vitest";
import { offerDraft, saveDraft } from "#tests/support/agreements";
import { createMarket, succeeded } from "#tests/support/market";
import { progressOf, twoMilestones, workInMilestones } from "#tests/support/milestones";
import { anUpload } from "#tests/support/uploads";
import type { Milestone } from "~/domain/milestone";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { confirmAgreement } from "~/features/agreements/writes/answer-agreement";
import {
  acceptMilestone,
  deliverMilestone,
  sendBackMilestone,
  takeBackDelivery,
} from "~/features/milestones/writes/move-milestone";
import { showNotification } from "~/features/notification-center/mails/shown-notification";
import { listNotifications } from "~/features/notification-center/reads/list-notifications";
import {
  notificationsCollection,
  type StoredNotification,
} from "~/features/notifications/model/notification";
import { saveSettings } from "~/features/profiles/writes/save-settings";
import { inLanguage } from "~/words/reader-language.server";

const [first, second] = twoMilestones as [Milestone, Milestone];
const day = 86_400_000;

async function createScene(milestones = twoMilestones) {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const { id, talent } = await workInMilestones(market, hirer, { milestones });
  const named = async (milestone: string) => ({
    milestone,
    turn: (await progressOf(market, id, milestone))?.turn ?? 0,
  });
  const mailsOf = async (uid: string) => {
    await market.worker.runDue();
    return (await market.app.mailbox.list()).filter(({ to }) => to.startsWith(uid));
  };
  return {
    ...{ market, id, hirer, talent, mailsOf },
    deliver: async (milestone = "first") =>
      succeeded(
        await deliverMilestone(market, talent, id, { ...(await named(milestone)), words: "Under /reports." }),
      ),
    takeBack: async () => succeeded(await takeBackDelivery(market, talent, id, await named("first"))),
    accept: async (milestone = "first") =>
      succeeded(await acceptMilestone(market, hirer, id, await named(milestone))),
    sendBack: async () =>
      succeeded(
        await sendBackMilestone(market, hirer, id, { ...(await named("first")), words: "No cause." }),
      ),
    /** The subjects of mails about milestones to a member, the newest first. */
    told: async (uid: string) =>
      (await mailsOf(uid))
        .map(({ subject }) => subject)
        .filter((subject) => /(delivered|accepted|sent) “/.test(subject)),
    /** The lines of notifications about milestones, the newest first. */
    lines: async (uid: string) => {
      const account = (await market.store.get<Account>(accountsCollection, uid))?.data;
      if (!account) throw new Error("No account");
      const { items } = await listNotifications(market.store, uid, { first: 20, after: null });
      const ofMilestones = items.filter(({ data }) => data.type.startsWith("milestone-"));
      return Promise.all(
        ofMilestones.map(({ data }) => showNotification(market.store, account, data, market.clock.now())),
      );
    },
  };
}

it("each mail and each line names the milestone that it is about", async () => {
  const { market, hirer, talent, deliver, sendBack, accept, told, lines } = await createScene();
  await deliver();
  const delivered = expect.stringMatching(/ delivered “A list of slow queries” for “A shop that /);
  expect(await told(hirer)).toEqual([delivered]);
  market.clock.advance(1);
  await deliver("second");
  expect((await lines(hirer)).map(({ line }) => line)).toEqual([
    expect.stringContaining(" delivered “Ten of them gone” for “"),
    delivered,
  ]);
  await sendBack();
  expect(await told(talent)).toEqual([expect.stringContaining(" sent “A list of slow queries” back for “")]);
  await deliver();
  await accept();
  expect(await told(talent)).toContainEqual(
    expect.stringContaining(" accepted “A list of slow queries” for “"),
  );
  expect((await lines(talent)).map(({ line }) => line)).toContainEqual(
    expect.stringContaining(" accepted “A list of slow queries” for “"),
  );
});

it("the mail of a delivery names its files, and an address that is called one isn’t among them", async () => {
  const { market, id, hirer, talent, mailsOf } = await createScene();
  const names = ["causes.png", "plan.pdf", "evil.example"];
  const uploads = await Promise.all(names.map((name) => anUpload(market, talent, name)));
  const files = uploads.map((upload) => ({ upload }));
  const delivery = { milestone: "first", turn: 0, words: "Under /reports.", files };
  succeeded(await deliverMilestone(market, talent, id, delivery));
  const [mail] = await mailsOf(hirer);
  for (const said of [mail?.text, mail?.html]) {
    expect(said).toContain("causes.png");
    expect(said).toContain("plan.pdf");
    expect(said).not.toContain("evil.example");
  }
});

it("of one that waits for nothing any more nothing is mailed, and its line is read", async () => {
  const { hirer, talent, deliver, takeBack, sendBack, told, lines } = await createScene();
  await deliver();
  await takeBack();
  expect(await told(hirer)).toEqual([]);
  expect(await lines(hirer)).toMatchObject([{ unread: false, detail: null }]);
  await deliver();
  await sendBack();
  await deliver();
  expect(await told(talent)).toEqual([]);
});

it("each is mailed once a day however often it is taken back and delivered, and anew once it was sent back", async () => {
  const { market, hirer, deliver, takeBack, sendBack, told } = await createScene();
  const mails = async () => (await told(hirer)).length;
  for (let round = 0; round < 5; round += 1) {
    await deliver();
    expect(await mails()).toBe(1);
    await takeBack();
  }
  await deliver("second");
  await deliver();
  expect(await mails()).toBe(2);
  await sendBack();
  await deliver();
  expect(await mails()).toBe(3);
  await takeBack();
  await deliver();
  expect(await mails()).toBe(3);
  await takeBack();
  await market.pass(day);
  await deliver();
  expect(await mails()).toBe(4);
});

it("two that are accepted on a day are two lines of its mail", async () => {
  const { market, talent, mailsOf, accept } = await createScene();
  const notify = { messages: "DAILY", proposals: "DAILY", briefs: "DAILY" } as const;
  succeeded(await saveSettings(market, talent, { notify, timeZone: null }));
  await accept();
  await accept("second");
  await market.worker.runDue();
  await market.pass(2 * day);
  const [mail] = (await mailsOf(talent)).filter(({ text }) => text.includes("accepted “"));
  expect(mail?.text.match(/ accepted “[^”]+”/g)).toEqual([
    " accepted “A list of slow queries”",
    " accepted “Ten of them gone”",
  ]);
});

it("its title is isolated, and without addresses", async () => {
  const titles = { first: "قائمة الاستعلامات", second: "See evil.example/now" };
  const { hirer, mailsOf, deliver, lines } = await createScene([
    { ...first, title: titles.first },
    { ...second, title: titles.second },
  ]);
  await deliver("second");
  const [mail] = await mailsOf(hirer);
  expect(mail?.subject).toContain("delivered “See ");
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain("evil.example");
  await deliver();
  expect((await lines(hirer)).map(({ line }) => line).join("\n")).toContain(
    `delivered “\u2068${titles.first}\u2069” for`,
  );
  const inArabic = await inLanguage("ar", () => lines(hirer));
  expect(inArabic.map(({ line }) => line).join("\n")).toContain(`تسليم «\u2068${titles.first}\u2069»`);
});

it("one that a later version dropped, or of an earlier release, has no name", async () => {
  const { market, id, hirer, talent, deliver, sendBack, lines } = await createScene();
  await deliver();
  await sendBack();
  await saveDraft(market, hirer, id, { milestones: [{ ...second, amount: 900_000 }] });
  succeeded(await confirmAgreement(market, talent, id, await offerDraft(market, hirer, id)));
  expect((await lines(talent))[0]?.line).toMatch(/ sent “a milestone” back for “/);
  const { items } = await listNotifications(market.store, hirer, { first: 1, after: null });
  for (const { id, data } of items)
    await market.store.transact(async (tx) => {
      const { milestone: _, ...earlier } = data;
      tx.set<StoredNotification>(notificationsCollection, id, earlier);
    });
  expect((await lines(hirer))[0]).toMatchObject({ line: expect.stringContaining("“a milestone”") });
});
