import fc from "fast-check";

/** Two people with two browsers each. */
export const people = ["ann", "ben"] as const;
export const devices = ["desktop", "phone"] as const;

export interface Browser {
  who: (typeof people)[number];
  on: (typeof devices)[number];
}

/** What somebody does next, as data. */
export type Step = Browser &
  (
    | { does: "sign-up"; door: "/?index" | "/boutiques" | "/hire"; asks: "document" | "data" }
    | { does: "log-in" }
    | { does: "open-link" }
    | { does: "sign-out" }
    | { does: "come-back-with-old-cookies" }
    | { does: "confirm" }
    | { does: "choose-theme"; theme: "dark" | "light" }
    | { does: "choose-kind"; kind: "FREELANCER" | "AGENCY" }
    | { does: "visit"; path: "/app/profile" | "/app/briefs" | "/app/inbox" | "/login?sent=1" | "/" }
  );

const browser = { who: fc.constantFrom(...people), on: fc.constantFrom(...devices) };
const just = <const Value>(value: Value) => fc.constant(value);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      ...browser,
      does: just("sign-up"),
      door: fc.constantFrom("/?index" as const, "/boutiques" as const, "/hire" as const),
      asks: fc.constantFrom("document" as const, "data" as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ ...browser, does: just("log-in") }) },
  { weight: 4, arbitrary: fc.record({ ...browser, does: just("open-link") }) },
  { weight: 3, arbitrary: fc.record({ ...browser, does: just("sign-out") }) },
  { weight: 2, arbitrary: fc.record({ ...browser, does: just("come-back-with-old-cookies") }) },
  { weight: 1, arbitrary: fc.record({ ...browser, does: just("confirm") }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...browser,
      does: just("choose-theme"),
      theme: fc.constantFrom("dark" as const, "light" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...browser,
      does: just("choose-kind"),
      kind: fc.constantFrom("FREELANCER" as const, "AGENCY" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...browser,
      does: just("visit"),
      path: fc.constantFrom(
        "/app/profile" as const,
        "/app/briefs" as const,
        "/app/inbox" as const,
        "/login?sent=1" as const,
        "/" as const,
      ),
    }),
  },
);

export const steps: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 5, maxLength: 12 });
