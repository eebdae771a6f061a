import { describe, expect, it } from "vitest";
import { createMarket, succeeded } from "#tests/support/market";
import { emptyContent } from "~/domain/fields/content";
import { parseTexts, toTexts } from "~/domain/fields/content.server";
import { type ProfileContent, profileFields } from "~/domain/fields/profile-fields";
import { readTyped } from "~/domain/fields/typed";
import { sayServicePrice } from "~/domain/price-texts";
import type { ServicePrice } from "~/domain/profile";
import { withSkillNames } from "~/domain/vocabulary/skills.server";
import { getProfile } from "~/features/profiles/model/profile";
import { saveProfile } from "~/features/profiles/writes/save-profile";
import { readPublicMember } from "~/features/public-pages/reads/public-member";

const studio: ProfileContent = { ...emptyContent(profileFields), displayName: "Studio Nord" };
const audit: ServicePrice = {
  service: "Audits; for shops, too",
  amount: 400_000,
  currency: "CHF",
  unit: "DAY",
};
const typed = {
  displayName: "Studio Nord",
  visibility: "HIDDEN",
  badges: "OFF",
  servicesA: "Branding",
  servicesC: "Audits; for shops, too",
  pricesC: "4,000",
  pricesCCurrency: "CHF",
  pricesCUnit: "DAY",
};

describe("the services of an agency", () => {
  it("are an entry each, whatever signs are in its name, and some have a price", () => {
    const { content, problems } = parseTexts(profileFields, typed);
    expect(problems).toEqual([]);
    expect(content).toMatchObject({ services: ["Branding", audit.service], prices: [audit] });
    expect(readTyped(profileFields, typed)).toMatchObject({ services: content.services, prices: [audit] });
    const again = toTexts(profileFields, content);
    expect(again).toMatchObject({
      servicesA: "Branding",
      pricesA: "",
      servicesB: audit.service,
      pricesB: "4000",
      pricesBCurrency: "CHF",
      pricesBUnit: "DAY",
      servicesC: "",
      // As the ones before it.
      pricesCCurrency: "CHF",
    });
    expect(parseTexts(profileFields, again).content).toEqual(content);
  });

  it("that were saved before there were prices stand there without one", () => {
    const texts = toTexts(profileFields, { ...studio, services: ["Branding", "Web"] });
    expect(texts).toMatchObject({ servicesA: "Branding", servicesB: "Web", servicesC: "", pricesA: "" });
    expect(texts.pricesACurrency).toBe("EUR");
  });

  it.each([
    ["a price of nothing", { pricesA: "400", servicesA: " " }, "servicesA", "which service"],
    ["no number", { pricesC: "cheap" }, "pricesC", "number"],
    ["no currency", { pricesCCurrency: "XXX" }, "pricesCCurrency", "currency"],
    ["no unit", { pricesCUnit: "YEAR" }, "pricesCUnit", "Choose"],
    ["a long name", { servicesC: "x".repeat(41) }, "servicesC", "40"],
  ])("with %s are refused where that stands", (_what, wrong, field, words) => {
    const { problems } = parseTexts(profileFields, { ...typed, ...wrong });
    expect(problems).toEqual([{ field, message: expect.stringContaining(words) }]);
  });

  it("keep one price each, and a service that is gone takes its price with it", async () => {
    const market = createMarket();
    const uid = await market.join("AGENCY");
    const saved = await getProfile(market.store, uid);
    const revision = saved?.data.revision ?? null;
    const prices = [{ ...audit, service: "Gone" }, audit, { ...audit, amount: 1 }];
    const content = { ...studio, visibility: "EVERYONE" as const, services: ["Web", audit.service], prices };
    succeeded(await saveProfile(market, uid, { revision, content }));
    const profile = (await getProfile(market.store, uid))?.data;
    expect(profile?.prices).toEqual([audit]);
    expect(await readPublicMember(market.store, profile?.handle ?? "")).toMatchObject({
      services: ["Web", audit.service],
      prices: [audit],
    });
  });

  it("are named with their prices in words, by their names in the language of the reader", () => {
    expect(sayServicePrice(audit)).toBe("Audits; for shops, too: from CHF\u00a04,000 a day");
    const shown = withSkillNames({
      ...studio,
      services: ["Barrierefreiheit"],
      prices: [{ ...audit, service: "Barrierefreiheit" }],
    });
    expect(shown.services).toEqual(["Accessibility"]);
    expect(shown.prices).toEqual([{ ...audit, service: "Accessibility" }]);
  });
});
