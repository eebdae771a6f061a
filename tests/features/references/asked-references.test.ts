import { expect, it } from "vitest";
import { aCause, createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Report, reportsCollection } from "~/features/moderation/model/report";
import { suspendMember } from "~/features/moderation/writes/suspend-member";
import { writeReport } from "~/features/moderation/writes/write-report";
import { listOwnAsked, listPastReferences, readAsked } from "~/features/references/reads/asked";
import { countReferences } from "~/features/references/reads/count-references";
import { confirmAsked, declineAsked } from "~/features/references/writes/answer-asked";
import { askReference, removeAsked, replyToAsked } from "~/features/references/writes/ask-reference";
import { REFERENCE_ASKED_FOR, REFERENCES_WINDOW } from "~/values/durations";
import { limits } from "~/values/limits";

const asking = { email: "old@client.example", name: "Old Client", title: "A slow shop", year: 2020 };
const text = {
  name: "Olga Client",
  organisation: "Client & Sons",
  experience: "They made our shop fast.",
  advice: "Let them measure first.",
};

async function createScene() {
  const market = createMarket();
  const { app, store, clock, worker } = market;
  const talent = await market.join("FREELANCER", { profile: { displayName: "Ada" } });
  const ask = (more: Partial<typeof asking> = {}, uid = talent) =>
    askReference(market, uid, { ...asking, ...more });
  const mailsTo = async (address: string) => {
    await worker.runDue();
    return (await app.mailbox.list()).filter(({ to }) => to === address);
  };
  const secretFor = async (address = asking.email) => {
    const [mail] = await mailsTo(address);
    const secret = /\/reference\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
    if (!secret) throw new Error(`No link for ${address}`);
    return secret;
  };
  const own = () => listOwnAsked(store, talent, clock.now());
  const shown = () => listPastReferences(store, talent);
  const opens = (secret: string) => readAsked(store, secret, clock.now());
  return { ...market, market, talent, ask, mailsTo, secretFor, own, shown, opens };
}

it("somebody who is asked by e-mail confirms by the link, and then it is shown", async () => {
  const { market, store, clock, talent, ask, secretFor, own, shown, opens, ...scene } = await createScene();
  succeeded(await ask());
  expect(await own()).toMatchObject([{ status: "SENT", name: "Old Client", shown: null }]);
  const secret = await secretFor();
  const [mail] = await scene.mailsTo(asking.email);
  expect(mail?.subject).toContain("Ada asks you for a reference");
  expect(await opens(secret)).toMatchObject({ member: "Ada", title: "A slow shop", year: 2020 });
  expect(await shown()).toEqual([]);
  succeeded(await confirmAsked(market, secret, text));
  succeeded(await confirmAsked(market, secret, text));
  for (const field of Object.keys(text))
    expect(refusalOf(await confirmAsked(market, secret, { ...text, [field]: "Other" }))).toBe("WRONG_STATE");
  expect(await shown()).toMatchObject([{ ...text, title: "A slow shop", year: 2020, reply: null }]);
  expect(await countReferences(store, talent, "TALENT", clock.now())).toBe(1);
  const subjects = (await scene.mailsTo(`${talent}@example.com`)).map(({ subject }) => subject);
  expect(subjects.join()).toContain("A reference that you asked for is shown");
});

it("nobody who answers has a name that could be taken for ours", async () => {
  const { market, ask, secretFor, shown } = await createScene();
  succeeded(await ask());
  const secret = await secretFor();
  for (const posing of [
    { name: "Guildhall Team" },
    { name: "Gui1dhall" },
    { organisation: "Official Support" },
  ]) {
    const brand = "Guildhall";
    expect(await confirmAsked({ ...market, brand }, secret, { ...text, ...posing })).toMatchObject({
      code: "INVALID",
      problems: [{ field: Object.keys(posing)[0], code: "mistakenForUs" }],
    });
  }
  expect(await shown()).toEqual([]);
});

it("neither the address nor the secret stays once the mail is sent", async () => {
  const { store, ask, secretFor } = await createScene();
  succeeded(await ask());
  const secret = await secretFor();
  for (const collection of ["askedReferences", "jobs"]) {
    const found = JSON.stringify((await store.query({ collection, limit: 100 })).items);
    expect(found).not.toContain("client.example");
    expect(found).not.toContain(secret);
  }
});

it("a no wipes all, is told to nobody, and that mailbox isn’t asked by this member again", async () => {
  const { market, talent, ask, secretFor, own, opens, mailsTo, store } = await createScene();
  succeeded(await ask());
  const secret = await secretFor();
  succeeded(await declineAsked(market, secret));
  expect(await opens(secret)).toBeNull();
  expect(refusalOf(await declineAsked(market, secret))).toBe("NOT_FOUND");
  expect(refusalOf(await confirmAsked(market, secret, text))).toBe("NOT_FOUND");
  expect(await own()).toEqual([]);
  expect(
    JSON.stringify((await store.query({ collection: "askedReferences", limit: 9 })).items),
  ).not.toContain("Old Client");
  expect(await mailsTo(`${talent}@example.com`)).toEqual([]);
  for (const email of [asking.email, "OLD@client.example", "old+again@client.example"])
    expect(await ask({ email })).toMatchObject({ code: "INVALID", problems: [{ field: "email" }] });
  expect(await mailsTo(asking.email)).toHaveLength(1);
  // Another member may ask.
  succeeded(await ask({}, await market.join("AGENCY")));
});

it("what is shown can be taken back by the link, removed by its subject, and replied to once", async () => {
  const { market, store, talent, ask, secretFor, own, shown, opens } = await createScene();
  succeeded(await ask());
  const secret = await secretFor();
  const [sent] = await own();
  const id = sent?.id ?? "";
  expect(refusalOf(await replyToAsked(market, talent, id, "Thank you."))).toBe("WRONG_STATE");
  succeeded(await confirmAsked(market, secret, text));
  const other = await market.join("FREELANCER");
  expect(refusalOf(await replyToAsked(market, other, id, "Hello."))).toBe("NOT_FOUND");
  expect(refusalOf(await removeAsked(market, other, id))).toBe("NOT_FOUND");
  succeeded(await replyToAsked(market, talent, id, "Thank you."));
  succeeded(await replyToAsked(market, talent, id, "Thank you."));
  expect(refusalOf(await replyToAsked(market, talent, id, "More."))).toBe("WRONG_STATE");
  expect(await shown()).toMatchObject([{ reply: "Thank you." }]);
  const report = (by: string) =>
    writeReport(market, by, { about: "REFERENCE", subject: id, reason: "FALSE", note: null });
  succeeded(await report(other));
  expect(refusalOf(await report(talent))).toBe("NOT_FOUND");
  const { items } = await store.query<Report>({ collection: reportsCollection, limit: 9 });
  expect(items[0]?.data.texts).toContainEqual(
    expect.objectContaining({
      label: "byEmail",
      text: `${text.name}, ${text.organisation}: ${asking.title}, ${asking.year}`,
    }),
  );
  succeeded(await declineAsked(market, secret));
  expect(await shown()).toEqual([]);

  succeeded(await ask({ email: "second@client.example" }));
  const second = await secretFor("second@client.example");
  succeeded(await confirmAsked(market, second, text));
  const [found] = await own();
  succeeded(await removeAsked(market, talent, found?.id ?? ""));
  succeeded(await removeAsked(market, talent, found?.id ?? ""));
  expect(await shown()).toEqual([]);
  expect(await opens(second)).toBeNull();
});

it("a link opens nothing after thirty days, when who was asked is forgotten", async () => {
  const { market, ask, secretFor, opens, pass, store } = await createScene();
  succeeded(await ask());
  const secret = await secretFor();
  await pass(REFERENCE_ASKED_FOR - 1);
  expect(await opens(secret)).not.toBeNull();
  await pass(1);
  expect(await opens(secret)).toBeNull();
  expect(refusalOf(await confirmAsked(market, secret, text))).toBe("NOT_FOUND");
  const found = await store.query<object>({ collection: "askedReferences", limit: 9 });
  expect(found.items[0]?.data).toMatchObject({ status: "LAPSED", name: null, title: null, secret: null });
});

it("a link opens nothing after thirty days, also where its job is late", async () => {
  const { market, clock, ask, secretFor, own, opens } = await createScene();
  succeeded(await ask());
  const secret = await secretFor();
  clock.advance(REFERENCE_ASKED_FOR - 1);
  expect(await own()).toHaveLength(1);
  clock.advance(1);
  expect(await own()).toEqual([]);
  expect(await opens(secret)).toBeNull();
  expect(refusalOf(await confirmAsked(market, secret, text))).toBe("NOT_FOUND");
  expect(refusalOf(await declineAsked(market, secret))).toBe("NOT_FOUND");
});

it("a link opens nothing while the member who asked is suspended, except that it takes back", async () => {
  const { market, talent, ask, secretFor, opens } = await createScene();
  succeeded(await ask());
  const secret = await secretFor();
  const admin = { uid: await market.join("HIRER"), admin: true };
  succeeded(await suspendMember(market, admin, talent, aCause));
  expect(await opens(secret)).toBeNull();
  expect(refusalOf(await confirmAsked(market, secret, text))).toBe("NOT_FOUND");
  succeeded(await declineAsked(market, secret));
});

it("who didn’t answer in thirty days can be asked again, three times in all, by a link of its own", async () => {
  const { market, ask, mailsTo, secretFor, own, opens, pass } = await createScene();
  succeeded(await ask());
  const first = await secretFor();
  await pass(REFERENCE_ASKED_FOR - 1);
  expect(await ask({ title: "Another" })).toMatchObject({ problems: [{ field: "email" }] });
  await pass(1);
  // The same words, after the time, are no press again.
  succeeded(await ask());
  expect(await mailsTo(asking.email)).toHaveLength(2);
  expect(await opens(first)).toBeNull();
  expect(await own()).toMatchObject([{ status: "SENT", name: "Old Client" }]);
  await pass(REFERENCE_ASKED_FOR);
  succeeded(await ask());
  const mails = await mailsTo(asking.email);
  const links = mails.map(({ text }) => /\/reference\/([\w-]+)/.exec(text)?.[1] ?? "");
  expect(new Set(links).size).toBe(3);
  await pass(REFERENCE_ASKED_FOR);
  expect(await ask()).toMatchObject({ problems: [{ field: "email" }] });

  const other = { email: "second@client.example" };
  succeeded(await ask(other));
  succeeded(await declineAsked(market, await secretFor(other.email)));
  await pass(2 * REFERENCE_ASKED_FOR);
  expect(await ask(other)).toMatchObject({ problems: [{ field: "email" }] });
});

it("a member asks three at once, ten in thirty days, and nobody’s own mailbox", async () => {
  const { market, talent, ask, secretFor, pass, own } = await createScene();
  const refused = async (more: object) => {
    const outcome = await ask(more);
    return outcome.ok ? null : outcome.problems?.map(({ field }) => field).join();
  };
  await market.store.transact(async (tx) => {
    const account = (await tx.get<Account>(accountsCollection, talent))?.data as Account;
    tx.set<Account>(accountsCollection, talent, { ...account, email: "ada.own@gmail.com" });
  });
  expect(await refused({ email: "Ada.Own+again@GoogleMail.com" })).toBe("email");
  for (let at = 0; at < limits.referencesWaiting; at += 1)
    succeeded(await ask({ email: `c${at}@a.example` }));
  expect(await refused({ email: "c3@a.example" })).toBe("email");
  // The same press again.
  succeeded(await ask({ email: "c2@a.example" }));
  expect(await own()).toHaveLength(limits.referencesWaiting);
  for (let at = 0; at < limits.referencesAsked; at += 1) {
    const email = `c${at}@a.example`;
    await pass(1_000);
    if (at >= limits.referencesWaiting) succeeded(await ask({ email }));
    succeeded(await declineAsked(market, await secretFor(email)));
  }
  expect(await refused({ email: "c10@a.example" })).toBe("email");
  await pass(REFERENCES_WINDOW);
  succeeded(await ask({ email: "c10@a.example" }));
});

it.each([
  ["email", { email: "nobody" }],
  ["name", { name: " " }],
  ["name", { name: "x".repeat(81) }],
  ["title", { title: "" }],
  ["title", { title: "x".repeat(101) }],
  ["year", { year: 3000 }],
])("without a good %s nobody is asked", async (field, more) => {
  const { ask, mailsTo } = await createScene();
  expect(await ask(more)).toMatchObject({ code: "INVALID", problems: [{ field }] });
  expect(await mailsTo(asking.email)).toEqual([]);
});

it("a mailbox gets two such mails a day, from all members together", async () => {
  const { market, ask, mailsTo, pass } = await createScene();
  for (let at = 0; at < 3; at += 1) succeeded(await ask({}, await market.join("FREELANCER")));
  expect(await mailsTo(asking.email)).toHaveLength(limits.referenceMails);
  await pass(day);
  expect(await mailsTo(asking.email)).toHaveLength(3);
});

it("hirers ask nobody, and a mail names no address that a member typed", async () => {
  const { market, ask, mailsTo } = await createScene();
  expect(refusalOf(await ask({}, await market.join("HIRER")))).toBe("WRONG_KIND");
  const loud = await market.join("FREELANCER", { profile: { displayName: "Buy at shop.example" } });
  succeeded(await ask({ title: "See https://shop.example/now" }, loud));
  const [mail] = await mailsTo(asking.email);
  expect(`${mail?.subject} ${mail?.text}`).not.toContain("shop.example");
});
