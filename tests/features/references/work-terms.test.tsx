import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { anAgreement } from "#tests/support/agreements";
import { AgreementSheet } from "~/features/agreements/pages/agreement-sheet";
import { AgreementCard } from "~/features/agreements/shared/agreement-card";
import { Offered } from "~/features/references/pages/work-terms";

// No router is needed to see what a page says.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useLocation: () => ({ pathname: "/", search: "" }),
  useRouteLoaderData: () => undefined,
}));

const offered = { min: 60_000, max: 60_000, currency: "EUR", unit: "DAY" };

/** The agreement’s card, and what was offered, of a work with what both confirmed. */
function show(inForce: typeof anAgreement | null) {
  const head = { possible: true, offeredBy: null, offeredAt: null };
  const agreement = inForce
    ? { ...head, state: "ACTIVE", confirmedAt: "2026-11-20T10:00:00.000Z", inForce }
    : { ...head, state: "DRAFTING", confirmedAt: null, inForce };
  const proposal = { rate: offered, days: 15, startOn: null, team: [], pitch: null };
  const work = { brief: { id: "b" }, proposal, side: "HIRER", applicantUid: "ann", agreement };
  const offer = { work, named: { who: "NAMED", name: "Ann" } } as unknown as ComponentProps<typeof Offered>;
  const card = { id: "b_ann", side: "HIRER", name: "Ann", agreement } as unknown as ComponentProps<
    typeof AgreementCard
  >;
  return {
    card: renderToStaticMarkup(<AgreementCard {...card} />),
    offer: renderToStaticMarkup(<Offered {...offer} />),
  };
}

it("what both confirmed leads, by price, dates and people, and what was offered is folded", () => {
  const { card, offer } = show(anAgreement);
  for (const said of ["€9,000", "1 April 2027", "31 May 2027", "Harbour Works Ltd", "Ann Weaver"])
    expect(card).toContain(said);
  expect(offer).toMatch(/<details[^>]*><summary[^>]*>Before you both confirmed an agreement.*€600/s);
});

it("until then, what was offered is open", () => {
  const { card, offer } = show(null);
  expect(card).not.toContain("€");
  expect(offer).toContain("€600");
  expect(offer).not.toContain("<details");
});

it("the price has a heading of its own on the sheet, like what is done", () => {
  const html = renderToStaticMarkup(<AgreementSheet content={anAgreement} />);
  expect(html).toMatch(/<h3[^>]*>Price<\/h3><p[^>]*><bdi>€9,000/);
  expect(html.indexOf("Price")).toBeLessThan(html.indexOf("The ten slowest queries"));
  const open = { ...anAgreement, price: null };
  expect(renderToStaticMarkup(<AgreementSheet content={open} former={anAgreement} />)).toMatch(
    /Price<\/h3><p[^>]*>Changed<\/p><p[^>]*>Nothing is said\./,
  );
});
