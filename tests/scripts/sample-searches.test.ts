import { expect, it } from "vitest";
import { stubIdentity } from "#tests/support/people";
import { anyBrief, anyMember } from "~/domain/filters/search-filter.server";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { getTalent } from "~/features/briefs/reads/read-brief";
import { createAnswerLinks } from "~/features/notifications/mails/answer-links.server";
import { createStopLinks } from "~/features/notifications/mails/stop-links.server";
import { findBriefsFor } from "~/features/search/reads/find-briefs";
import { makeIndex } from "~/features/search/reads/make-index";
import { searchMembers } from "~/features/search/reads/search-members";
import type { Searches } from "~/platform/ports/search";
import { ok } from "~/values/result";
import { fillMarket } from "../../tools/demo/fill";
import { clusterUrl, openClusters } from "../platform/search/cluster";
import { createTestApp } from "../support/app";
import { turnNothing } from "../support/turn-nothing";

/** What a freelancer types, what they would expect, and the first three that come. */
const searches: [typed: string, first: string[]][] = [
  // Words of the title, the skills, and beginnings of them.
  ["ferry booking", ["harbour-booking-on-a-phone"]],
  ["book bus", ["ekeby-book-bus"]],
  ["bicycle", ["velomar-configurator"]],
  ["react", ["velomar-configurator", "harbour-booking-on-a-phone", "orchard-fees"]],
  ["REACT typescript", ["velomar-configurator", "harbour-booking-on-a-phone"]],
  ["accessibility react", ["harbour-booking-on-a-phone"]],
  ["sql python", ["kornblum-less-bread-left", "ojo-shop-search"]],
  ["forecas", ["velomar-spare-parts", "pallet-delivery-slots", "kornblum-less-bread-left"]],
  ["payday", ["orchard-fees"]],
  // The title before what stands in the text alone.
  ["bread", ["kornblum-newsletter", "kornblum-less-bread-left"]],
  // The problem, the goal and the must-haves.
  ["mobile money", ["orchard-fees"]],
  ["bursar", ["orchard-fees"]],
  ["council of users", ["ekeby-app-for-everybody"]],
  ["warehouse", ["pallet-scanner-app"]],
  ["scanner aisles", ["pallet-scanner-app"]],
  ["3d phones", ["velomar-configurator"]],
  ["tills", ["ojo-reading-clubs"]],
  // A hirer.
  ["Kornblum", ["kornblum-newsletter", "kornblum-less-bread-left"]],
  ["Orchard", ["orchard-data-protection", "orchard-fees"]],
  ["harbour", ["harbour-season-prices", "harbour-booking-on-a-phone"]],
  ["kornblum bread", ["kornblum-newsletter", "kornblum-less-bread-left"]],
  // A letter too many, missing, another, or two in the wrong order.
  ["reactt", ["velomar-configurator", "harbour-booking-on-a-phone", "orchard-fees"]],
  ["recat", ["velomar-configurator", "harbour-booking-on-a-phone", "orchard-fees"]],
  ["Reakt", ["velomar-configurator", "harbour-booking-on-a-phone", "orchard-fees"]],
  ["Accesibility", ["tallow-archive", "harbour-booking-on-a-phone", "ekeby-app-for-everybody"]],
  ["forecastng", ["velomar-spare-parts", "pallet-delivery-slots", "kornblum-less-bread-left"]],
  ["ferry bokoing", ["harbour-booking-on-a-phone"]],
  // Two letters, or a word of four: meant as it was typed.
  ["raect", ["velomar-configurator", "harbour-booking-on-a-phone", "orchard-fees"]],
  ["raetc", []],
  ["bred", []],
  // What isn’t open, or isn’t there.
  ["kafka", []],
  ["penetration", []],
  ["insulin", []],
  ["react kotlin sewing", []],
  // No operators.
  ['"react"', ["velomar-configurator", "harbour-booking-on-a-phone", "orchard-fees"]],
  ["react*", ["velomar-configurator", "harbour-booking-on-a-phone", "orchard-fees"]],
  ["-react", ["velomar-configurator", "harbour-booking-on-a-phone", "orchard-fees"]],
  ["react NEAR typescript", []],
  ["*", []],
  ["-", []],
  ["🙂", []],
  ["r", []],
  // The rest of 1,000 characters is ignored.
  [`${"payday ".repeat(28)}payd${"x".repeat(800)}`, ["orchard-fees"]],
  ["x".repeat(1_000), []],
];

/** The same of a hirer who looks for people. */
const people: [typed: string | null, first: string[]][] = [
  [null, ["Priya Ramanathan", "Southerly", "Beatriz Antunes"]],
  ["react", ["Phạm Tuấn Anh", "Paper Kite", "Okra Collective"]],
  ["reactt", ["Phạm Tuấn Anh", "Paper Kite", "Okra Collective"]],
  ["payments mobile", ["Okra Collective", "Mirador Seguro"]],
  ["plain language", ["Southerly", "Inês Falcão"]],
  ["pham", ["Phạm Tuấn Anh"]],
  ["zzzz", []],
];

/** The sample market with both searches. */
async function createSample() {
  const app = createTestApp();
  const { store, files, mailbox, clock } = app;
  const uidOf = (email: string) => `uid-of-${email.replace(/[^a-z]/g, "-")}`;
  const identity = stubIdentity({
    createUser: async (email) => ok({ uid: uidOf(email) }),
    getUserByEmail: async (email) => ok({ uid: uidOf(email), email, emailVerified: false, disabled: false }),
  });
  await fillMarket({
    ...{
      store,
      files,
      turnPicture: turnNothing,
      identity,
      mailer: mailbox,
      now: clock.now(),
      stopLinks: createStopLinks(["a secret"]),
      answerLinks: createAnswerLinks(["a secret"]),
    },
    letterhead: { brand: "Guildhall", origin: "http://localhost:3000", contact: "hello@localhost" },
  });
  const engines: Record<string, Searches> = { embedded: app.search };
  if (clusterUrl) engines.cluster = openClusters();
  for (const search of Object.values(engines)) await makeIndex({ store, search }, 600_000);
  const { items } = await store.query<Account>({ collection: accountsCollection, limit: 100 });
  const one = (kind: string) => items.find(({ data }) => data.kind === kind)?.id ?? "";
  return {
    ...{ store, now: clock.now(), engines },
    ...{ freelancer: one("FREELANCER"), hirer: one("HIRER") },
  };
}

const brief = { ...anyBrief, sort: "MATCH" } as const;
const anybody = { ...anyMember, sort: "MATCH", brief: null } as const;
const page = { first: 3, after: null };

// All rows in one market: they only read it.
it("on the sample market both engines find first what a freelancer and a hirer would expect", async () => {
  const { store, now, freelancer, hirer, engines } = await createSample();
  const reader = await getTalent(store, freelancer);
  for (const [engine, { briefs, members }] of Object.entries(engines)) {
    for (const [keyword, first] of searches) {
      const parts = { reads: store, search: briefs, now };
      const { items } = await findBriefsFor(parts, reader, { ...brief, keyword }, page);
      const ids = items.map(({ id }) => id);
      expect.soft(ids, `${engine}: ${keyword.slice(0, 40)}`).toEqual(first);
    }
    for (const [keyword, first] of people) {
      const parts = { reads: store, search: members, now };
      const { items } = await searchMembers(parts, hirer, { ...anybody, keyword }, page);
      const names = items.map(({ data }) => data.profile.displayName);
      expect.soft(names, `${engine}: ${keyword}`).toEqual(first);
    }
  }
});
