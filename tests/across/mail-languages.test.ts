import { describe, expect, it } from "vitest";
import { watchWords } from "#tests/support/watched-words";
import type { JobEntry } from "~/platform/jobs/job";
import type { JobDocument } from "~/platform/jobs/queue.server";
import type { Mail } from "~/platform/ports/mailer";
import type { Language } from "~/words/languages";

const { languages, run } = await watchWords();
const { inLanguage } = await import("~/words/reader-language.server");
const { isolate, withIsolated, withMark } = await import("~/words/isolate");
const { layOutMail } = await import("~/features/notifications/mails/mail-layout");
const { settingsIn } = await import("~/features/accounts/model/settings");
const { jobs } = await import("~/config/job-list");
const { accountNotificationKinds, briefNotificationKinds } = await import(
  "~/features/notifications/model/notification"
);
const { briefNotifications } = await import("~/features/notification-center/mails/brief-notifications");
const { createReplyAddresses } = await import(
  "~/features/conversations/mails/inbound/reply-addresses.server"
);
const { saveSearch } = await import("~/features/saved-searches/writes/save-search");
const { ok } = await import("~/values/result");
const { createSeededMarket } = await import("#tests/support/seeded-market");
const { inProcess } = await import("#tests/api/ask");
const { openTrail } = await import("~/features/audit/writes/open-trail");
const { sendMessage } = await import("~/features/conversations/writes/send-message");
const { succeeded } = await import("#tests/support/market");
const { sendingJobs } = await import("#tests/support/sending-jobs");

type Market = Awaited<ReturnType<typeof createSeededMarket>>;

/** A member who reads all mails of a market, and what one of each kind is made of. */
async function createReader(language: Language | null, timeZone: string | null = null) {
  const market = await createSeededMarket();
  const { store, uids, briefs, clock } = market;
  const reader = uids.applicant;
  const at = clock.now().toISOString();
  await store.transact(async (tx) => {
    const addToTrail = await openTrail(tx, clock);
    addToTrail({ by: null, act: "GRANT", about: reader, reason: null });
  });
  await store.transact(async (tx) => {
    const account = await tx.get<object>("accounts", reader);
    const settings = { ...settingsIn(language), timeZone };
    tx.set("accounts", reader, { ...account?.data, settings });
  });
  const work = `${briefs.filled}_${reader}`;
  await store.transact(async (tx) => {
    const invitation = await tx.get<object>("invitations", `${briefs.invited}_${reader}`);
    tx.set("invitations", `${briefs.invited}_${reader}`, { ...invitation?.data, reason: "BUSY" });
    const removal = { words: "Why.", at, what: "REFERENCE" };
    const removals = ["HIRER", "TALENT"].flatMap((side) => [
      { ...removal, side },
      { ...removal, side, what: "REPLY" },
    ]);
    const sides = { briefId: briefs.filled, uid: reader, hirerUid: uids.owner, endedAt: at };
    const none = { byHirer: null, byTalent: null, isAboutTalent: false, isAboutHirer: false };
    const shown = { titleByHirer: false, titleByTalent: false, removals, showsAt: `${at}_w` };
    tx.set("works", work, { ...sides, ...none, ...shown, createdAt: `${at}_w` });
    for (const type of briefNotificationKinds)
      tx.set("notifications", type, {
        ...{ uid: reader, type, unread: true, createdAt: `${at}_${type}`, expiresAt: "9999" },
        briefId: briefOf(type, market),
        applicantUid: reader,
      });
  });
  return { ...market, reader, at };
}

type Reader = Awaited<ReturnType<typeof createReader>>;

function briefOf(type: string, { briefs }: Market): string {
  if (type.startsWith("invit")) return briefs.invited;
  return /refer|reply|work/.test(type) ? briefs.filled : briefs.answered;
}

/** Why one is sent or not is tested elsewhere. */
for (const entry of Object.values(briefNotifications)) {
  entry.stillTells = () => true;
  entry.limit = () => null;
  entry.opens = () => true;
}

interface Case {
  payload: unknown;
  /** Its reader's; that of the account by default. */
  to?: string;
}

const all = <One>(list: readonly One[], payload: (one: One) => unknown) =>
  list.map((one): Case => ({ payload: payload(one) }));

/**
 * What makes a mail of each kind, by the name of its job. `asked`: the language of a request, kept
 * with a job whose reader may have no account.
 */
const kinds: Record<string, (reader: Reader, asked: { language?: string }) => Case[] | Promise<Case[]>> = {
  "notice-mail": () => all(briefNotificationKinds, (notification) => ({ notification })),
  "account-mail": ({ reader: uid, at }, asked) => [
    ...all(accountNotificationKinds, (type) => ({ uid, to: `${uid}@example.com`, type, deletesAt: at, at })),
    {
      payload: { uid: "gone", to: "gone@example.com", type: "account-gone", deletesAt: null, ...asked },
      to: "gone@example.com",
    },
  ],
  "act-mail": ({ reader: to }) => [{ payload: { place: "000000001", to } }],
  "message-mail": async (market) => [{ payload: await toTell(market) }],
  "digest-mail": async (market) => {
    const { uid, conversation } = await toTell(market);
    // One mail lists thirty.
    const halves = [briefNotificationKinds.slice(0, 25), briefNotificationKinds.slice(25)];
    return all(halves, (notifications) => ({ uid, notifications, conversations: [conversation] }));
  },
  "reply-outcome-mail": ({ reader: uid, conversation }) => [
    ...all(
      ["FOREIGN", "UNPROVEN", "EMPTY", "TOO_LONG", "FILES_ALONE", "FILES_LEFT_OUT", "TOO_MANY", "BLOCKED"],
      (outcome) => ({ uid, conversation, outcome }),
    ),
    { payload: { uid, conversation, outcome: "INVALID", problem: { field: "text", code: "noReply" } } },
  ],
  "find-mail": async (market) => {
    const none = { keyword: null, skill: null, workplace: null, budget: null };
    const given = { side: "BRIEFS", filter: none } as unknown as Parameters<typeof saveSearch>[2];
    const telling = { name: "Shops", cadence: "INSTANT", onlySkillsMet: false } as const;
    const parts = { ...market, search: market.app.search };
    const saved = succeeded(await saveSearch(parts, market.reader, given, telling));
    const finds = [market.briefs.untouched, market.briefs.begun].map((item) => ({
      search: saved.id,
      item,
    }));
    const uid = market.reader;
    return [{ payload: { uid, finds, more: 2 } }, { payload: { uid, finds: finds.slice(0, 1), more: 0 } }];
  },
  "availability-mail": async ({ store, reader: uid }) => {
    await store.transact(async (tx) => {
      const profile = await tx.get<object>("profiles", uid);
      const said = { availability: "AVAILABLE", availabilityConfirmedAt: "2020-01-01T00:00:00.000Z" };
      tx.set("profiles", uid, { ...profile?.data, ...said, visibility: "MEMBERS" });
    });
    return [{ payload: { uid } }];
  },
  "held-rates-mail": ({ at }) => [
    { payload: { of: at.slice(0, 10), perEuro: { USD: 9 }, jumped: ["USD"], readAt: at } },
  ],
  "flood-mail": () => [{ payload: null }],
  "link-mail": ({ reader }, asked) => [
    { payload: { address: `${reader}@example.com`, redirect: "/app", attempt: null } },
    {
      payload: { address: "new@example.com", redirect: "/app", attempt: null, ...asked },
      to: "new@example.com",
    },
  ],
  "new-browser-mail": ({ reader: uid, at }) => [
    ...all([false, true], (passkey) => ({
      ...{ uid, to: `${uid}@example.com`, device: "Firefox on Linux", at },
      ...(passkey && { passkey }),
    })),
  ],
  "reference-mail": async (market, asked) => {
    const { reader, store, at } = market;
    await store.transact(async (tx) =>
      tx.set("askedReferences", "asked", {
        ...{ uid: reader, status: "SENT", name: "Old", organisation: null, title: "A shop", year: 2020 },
        ...{ written: null, removal: null, secret: "s", asks: 1, askedAt: `${at}_asked` },
      }),
    );
    const payload = { asked: "asked", address: "old@client.example", secret: "s".repeat(24), ...asked };
    return [{ payload, to: "old@client.example" }];
  },
  "address-mail": async (market, asked) => {
    const { reader, store, at } = market;
    const change = { id: "c", from: `${reader}@example.com`, to: `${reader}@example.com` };
    const stands = { ...change, state: "ASKED", askedAt: at, expiresAt: "9999-12-31T23:59:59.999Z" };
    const moved = { ...stands, state: "MOVED" };
    await store.transact(async (tx) => {
      tx.set("addressChanges", reader, stands);
      tx.set("addressChanges", "gone", stands);
      tx.set("addressChanges", "moved", moved);
    });
    const kinds = ["use", "allow", "welcome", "undone", "kept", "in-use"];
    return [
      ...all(kinds, (kind) => ({ uid: reader, kind, change })),
      { payload: { uid: "moved", kind: "moved", change, ...asked } },
      // The other's account has the address.
      { payload: { uid: "gone", kind: "use", change, ...asked } },
    ];
  },
};

/** The owner's first message in a conversation with the reader. */
async function toTell(market: Reader) {
  const conversation = market.conversation;
  const key = { conversationId: conversation, key: "of-the-owner", text: "Hello." };
  const { seq } = succeeded(await sendMessage(market, market.uids.owner, key)).data;
  market.clock.advance(600_000);
  return { uid: market.reader, conversation, seq };
}

/** Runs one job as the worker does, without the words of anything else; answers the mails. */
async function mailsOf(market: Reader, name: string, payload: unknown) {
  const { app, store } = market;
  const { items } = await store.query({ collection: "limits", limit: 100 });
  await store.transact(async (tx) => {
    for (const { id } of items) tx.delete("limits", id);
  });
  const sent: Mail[] = [];
  const { jobParts } = app.auth;
  const parts = {
    ...jobParts,
    identity: {
      ...{ getUserByEmail: jobParts.identity.getUserByEmail },
      createEmailLinkCode: async () => ok({ actionCode: "code" }),
    },
    mailer: {
      async send(mail: Mail) {
        sent.push(mail);
        return ok();
      },
    },
    replyAddresses: createReplyAddresses(["a secret of the tests, long enough"], {
      domain: "reply.example",
    }),
  };
  const entry = jobs.find((job) => job.name === name) as unknown as JobEntry<unknown, unknown>;
  const job = { id: `${name}-1`, payload, attempts: 2 };
  const { value, said } = await run(() => entry.handler(parts)(job));
  expect(value).toEqual(ok());
  return { sent, said };
}

it("every job that sends a mail is among these", async () => {
  expect((await sendingJobs(jobs)).sort()).toEqual(Object.keys(kinds).sort());
});

describe.each(languages.map(({ code, direction }) => [code, direction] as const))(
  "in %s",
  (language, direction) => {
    it.each(Object.keys(kinds))("%s is made in the language of who gets it", async (name) => {
      const market = await createReader(language);
      const cases = await kinds[name]?.(market, { language });
      for (const { payload, to = `${market.reader}@example.com` } of cases ?? []) {
        const about = JSON.stringify(payload);
        const { sent, said } = await mailsOf(market, name, payload);
        expect(
          sent.map((mail) => mail.to),
          about,
        ).toEqual([to]);
        expect(sent[0]?.html, about).toContain(
          direction === "rtl" ? `<html lang="${language}" dir="rtl">` : `<html lang="${language}">`,
        );
        expect(sent[0]?.text, "isolated twice").not.toContain("\u2068\u2068");
        expect(said.length).toBeGreaterThan(3);
        expect(
          said.filter(([, heard]) => heard !== language),
          about,
        ).toEqual([]);
      }
    });
  },
);

it.each(Object.keys(kinds))(
  "%s of a release with one language, to a member who chose none, is in the first of ours",
  async (name) => {
    const market = await createReader(null);
    const cases = (await kinds[name]?.(market, {})) ?? [];
    for (const { payload, to = `${market.reader}@example.com` } of cases) {
      const { sent } = await mailsOf(market, name, payload);
      expect(sent.map((mail) => [mail.to, mail.html.includes('<html lang="en">')])).toEqual([[to, true]]);
    }
  },
);

/** Those that say when something was, or will be over. */
const timed = ["notice-mail", "account-mail", "act-mail", "digest-mail", "new-browser-mail"];

it.each(Object.keys(kinds))("%s says its times on the clocks of who gets it", async (name) => {
  const textsIn = async (zone: string) => {
    const market = await createReader(languages[0]?.code ?? null, zone);
    const cases = (await kinds[name]?.(market, {})) ?? [];
    // An address without an account has no clocks.
    const own = cases.filter(({ to }) => to === undefined);
    const mails = [];
    for (const { payload } of own) mails.push(...(await mailsOf(market, name, payload)).sent);
    // Names, addresses and numbers are another market's, too.
    const others = /\bhttps?:\S+|\S+@\S+|\b[0-9A-F]{6}\b|\b[A-Z]+-[0-9a-f]{8}\b/g;
    return mails.map(({ text }) => text.replaceAll(others, ""));
  };
  // A day apart, so that no time is the same; neither is called “UTC”.
  const [east, west] = [await textsIn("Pacific/Kiritimati"), await textsIn("Pacific/Niue")];
  expect(east.join() !== west.join()).toBe(timed.includes(name));
  expect([...east, ...west].filter((text) => text.includes("UTC"))).toEqual([]);
});

describe("a mail to somebody without a choice is in the language of the request that asked for it", () => {
  const payloads = async ({ store }: Market) =>
    (await store.query<JobDocument>({ collection: "jobs", limit: 100 })).items.map(
      ({ data }) => data.payload,
    );
  const inArabic = <T>(run: () => Promise<T>) => inLanguage("ar" as Language, run);

  it("a sign-in link", async () => {
    const market = await createReader(null);
    const login = { email: "new@example.com", redirect: "/app" };
    await inArabic(() => market.app.auth.sendLoginEmail(login, null));
    expect(await payloads(market)).toContainEqual(
      expect.objectContaining({ address: "new@example.com", language: "ar" }),
    );
  });

  it("a sign-up, whose account goes on in it", async () => {
    const market = await createReader(null);
    await inArabic(() => market.app.auth.createUser("new@example.com", null));
    expect(await payloads(market)).toContainEqual(
      expect.objectContaining({ address: "new@example.com", language: "ar" }),
    );
    expect((await market.store.get("accounts", "new"))?.data).toMatchObject({
      settings: { language: null, browsersLanguage: "ar" },
    });
  });

  it("a reference that a member asks for", async () => {
    const market = await createReader(null);
    const ask = inProcess(market.app.api, market.sessionOf("applicant"));
    const asked = `mutation { askReference(email: "old@client.example", name: "Old", title: "A shop", year: 2020) { refusal { code } } }`;
    await inArabic(() => ask(asked, {}));
    expect(await payloads(market)).toContainEqual(
      expect.objectContaining({ address: "old@client.example", language: "ar" }),
    );
  });
});

describe("a mail’s direction", () => {
  const frame = {
    brand: "Guildhall",
    url: "https://guildhall.test/app",
    number: "7F3A2C",
    origin: "https://guildhall.test",
    contact: "hello@guildhall.test",
  };
  const laidOut = (language: string, name: string) =>
    inLanguage(language as Language, () => {
      const heading = language === "ar" ? `رسالة من ${isolate(name)}` : `${isolate(name)} wrote to you`;
      const excerpt = "السلام عليكم\nHello.";
      return layOutMail(frame, {
        subject: heading,
        heading,
        lead: heading,
        excerpt,
        button: "ok",
        notes: [],
      });
    });

  it("of English with names in Latin letters needs nothing", () => {
    const { subject, text, html } = laidOut("en", "Amara Okafor");
    expect(subject).toBe("Amara Okafor wrote to you");
    expect(`${text}${html}`).not.toMatch(/[\u200e\u200f\u2066-\u2069]/);
    expect(html).toContain('<html lang="en">');
    expect(html.replaceAll('dir="auto"', "")).not.toContain("dir=");
  });

  it("of English keeps an Arabic name together, and stays left to right where it comes first", () => {
    const { subject, text, html } = laidOut("en", "نور الهدى");
    expect(subject).toBe("\u200e\u2068نور الهدى\u2069 wrote to you");
    expect(text.startsWith("\u200e\u2068نور الهدى\u2069 wrote to you\n")).toBe(true);
    expect(html).toContain(">\u2068نور الهدى\u2069 wrote to you</h1>");
  });

  it("of Arabic keeps a Latin name together, and says its side in each way that programs read", () => {
    const { subject, text, html } = laidOut("ar", "Amara Okafor");
    expect(subject).toBe("رسالة من \u2068Amara Okafor\u2069");
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<body class="page" dir="rtl"');
    expect(html).toContain("max-width:560px;text-align:right");
    expect(html).toContain("border-right:3px solid");
    expect(html).not.toMatch(/text-align:left|border-left/);
    expect(html).toContain('dir="ltr" style="color:');
    expect(text).toContain("\n\n--\n");
    expect(text).toContain("\nhttps://guildhall.test/app\n");
    expect(text).toContain("\u2068Guildhall\u2069");
  });

  it("is never turned by a text that is given as it was written, in none of its parts", () => {
    const turning = "Ann \u202eevil \u2067name";
    for (const language of ["en", "ar"])
      inLanguage(language as Language, () => {
        const said = { subject: turning, heading: turning, lead: turning, excerpt: turning };
        const texts = { ...said, facts: [["by", turning]] as const, button: "ok", notes: [turning] };
        const { subject, text, html } = layOutMail(frame, texts);
        expect([subject, text, html].join("\n")).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);
      });
  });

  it("is never turned by what a member wrote", () => {
    const turning = "\u202eevil\u2069 \u2067name";
    for (const language of ["en", "ar"])
      inLanguage(language as Language, () => {
        const shown = withIsolated(`\u2066${isolate(turning)} \u2068unasked\u202e`);
        expect(shown.replace(/^\u2068evil name\u2069/, "")).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
        expect(withMark("2027")).toBe("2027");
      });
  });
});
