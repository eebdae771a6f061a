import { describe, expect, it } from "vitest";
import { dayIn, testNow } from "#tests/support/clock";
import { aFreelancer, aHirer, anAgency } from "#tests/support/drafts";
import type { Money, SignUpDraft } from "~/domain/account";
import { disciplines } from "~/domain/disciplines";
import { readSignUp } from "~/features/sign-up/flows/read-sign-up.server";
import { checkDraft, tidyDraft } from "~/features/sign-up/model/check-draft";

const letters = (count: number) => "x".repeat(count);
const times = (count: number, text = "skill") =>
  Array.from({ length: count }, (_, index) => `${text}${index}`);
const euros = (amount: number): Money => ({ amount, currency: "EUR" });

/** What the draft is, and the name of the field that breaks a rule; null when none does. */
const rules: [what: string, draft: SignUpDraft, fault: string | null][] = [
  ["the least of a freelancer", aFreelancer(), null],
  ["the least of an agency", anAgency(), null],
  ["the least of a hirer", aHirer(), null],

  ["a name of 120", aFreelancer({ displayName: letters(120) }), null],
  ["a name of 121", aFreelancer({ displayName: letters(121) }), "displayName"],
  ["no name", aFreelancer({ displayName: "" }), "displayName"],
  ["a name of spaces", aFreelancer({ displayName: "   " }), "displayName"],
  ["a name that isn't trimmed", aFreelancer({ displayName: " Ada" }), null],
  ["a name of two lines", aFreelancer({ displayName: "Ada\nMoreau" }), null],
  ["a name that nobody sees", aFreelancer({ displayName: "\u200b" }), "displayName"],
  ["a name of 60 emoji, two units each", aFreelancer({ displayName: "👩".repeat(60) }), null],
  ["a name of 61", aFreelancer({ displayName: "👩".repeat(61) }), "displayName"],
  ["a name of control characters", aFreelancer({ displayName: "\u0000\u202e" }), "displayName"],
  ["a name with a whole one", aFreelancer({ displayName: "Ada 👩‍💻" }), null],
  ["a name that isn't NFC", aFreelancer({ displayName: "Zoe\u0308" }), null],
  ["the same name in NFC", aFreelancer({ displayName: "Zo\u00eb" }), null],
  ["an agency's name of 121", anAgency({ displayName: letters(121) }), "displayName"],
  ["an organisation of 120", aHirer({ organisation: letters(120) }), null],
  ["an organisation of 121", aHirer({ organisation: letters(121) }), "organisation"],
  ["no organisation", aHirer({ organisation: "" }), "organisation"],
  ["an organisation that nobody sees", aHirer({ organisation: "\u200b" }), "organisation"],

  ...disciplines.map(([discipline]): [string, SignUpDraft, null] => [
    `the discipline ${discipline}`,
    aFreelancer({ discipline }),
    null,
  ]),
  ["a discipline of no list", aFreelancer({ discipline: "alchemy" }), "discipline"],
  ["a discipline of a megabyte", aFreelancer({ discipline: letters(1_000_000) }), "discipline"],

  ["5 skills", aFreelancer({ skills: times(5) }), null],
  ["6 skills", aFreelancer({ skills: times(6) }), "skills"],
  ["a skill of 40", aFreelancer({ skills: [letters(40)] }), null],
  ["a skill of 41", aFreelancer({ skills: [letters(41)] }), "skills"],
  ["an empty skill", aFreelancer({ skills: [""] }), null],
  ["a skill of two lines", aFreelancer({ skills: ["a\nb"] }), null],
  ["8 services", anAgency({ services: times(8) }), null],
  ["9 services", anAgency({ services: times(9) }), "services"],
  ["a service of 41", anAgency({ services: [letters(41)] }), "services"],

  ["a country's code", aFreelancer({ country: "DE" }), null],
  ["a country's name", aFreelancer({ country: "Germany" }), "country"],
  ["a country in lower case", anAgency({ country: "de" }), "country"],

  ["a rate of one cent", aFreelancer({ rate: euros(1) }), null],
  ["a rate of nothing", aFreelancer({ rate: euros(0) }), "rate"],
  ["a rate below nothing", aFreelancer({ rate: euros(-100) }), "rate"],
  ["a rate of half a cent", aFreelancer({ rate: euros(0.5) }), "rate"],
  ["no number for a rate", aFreelancer({ rate: euros(Number.NaN) }), "rate"],
  ["the highest budget", aHirer({ budget: euros(2_000_000_000) }), null],
  ["a budget over the highest", aHirer({ budget: euros(2_000_000_001) }), "budget"],
  ["a currency in lower case", aHirer({ budget: { amount: 100, currency: "eur" } }), "budget"],
  ["a currency of no list", aHirer({ budget: { amount: 100, currency: "XTS" } }), "budget"],
  ["a currency of two letters", aHirer({ budget: { amount: 100, currency: "EU" } }), "budget"],

  ["a team of one", anAgency({ teamSize: 1 }), null],
  ["a team of nobody", anAgency({ teamSize: 0 }), "teamSize"],
  ["a team of one and a half", anAgency({ teamSize: 1.5 }), "teamSize"],
  ["a team of ten thousand", anAgency({ teamSize: 10_000 }), null],
  ["a team of more", anAgency({ teamSize: 10_001 }), "teamSize"],

  ["a website", anAgency({ website: "https://studio.example/" }), null],
  ["a website without TLS", anAgency({ website: "http://studio.example/" }), "website"],
  ["a script for a website", anAgency({ website: "javascript:alert(1)" }), "website"],
  ["no website's address", anAgency({ website: "studio" }), "website"],
  ["a website with a user's name", anAgency({ website: "https://bank.example@evil.example/" }), "website"],
  ["a website with a password alone", anAgency({ website: "https://:secret@studio.example/" }), "website"],
  ["a website of a machine", anAgency({ website: "https://localhost/" }), "website"],
  ["a website of two lines", anAgency({ website: "https://studio.example/\nx" }), "website"],
  ["a website of 300", anAgency({ website: `https://a.example/${letters(282)}` }), null],
  ["a website of 301", anAgency({ website: `https://a.example/${letters(283)}` }), "website"],

  ["a brief of 8,000", aHirer({ problem: letters(4_000), desiredOutcome: letters(4_000) }), null],
  ["a brief of 8,001", aHirer({ problem: letters(4_000), desiredOutcome: letters(4_001) }), "desiredOutcome"],
  ["a problem of many lines", aHirer({ problem: "One.\n\n\tTwo." }), null],
  ["an outcome that isn't trimmed", aHirer({ desiredOutcome: "One\n" }), null],
  ["a day", aHirer({ startOn: "2028-02-29" }), null],
  ["a day that doesn't exist", aHirer({ startOn: "2027-02-29" }), "startOn"],
  ["a 13th month", aHirer({ startOn: "2027-13-01" }), "startOn"],
  ["a day in words", aHirer({ startOn: "soon" }), "startOn"],
];

describe("a sign-up draft", () => {
  it.each(rules)("%s", (_what, draft, fault) => {
    expect(checkDraft(tidyDraft(draft))).toBe(fault);
  });
});

describe("a draft as it is stored", () => {
  it("is NFC and trimmed, without empty entries and what nobody sees", () => {
    const freelancer = aFreelancer({ displayName: " Zoe\u0308\n Ö ", skills: ["SQL", " ", "\u200b", "sql"] });
    expect(tidyDraft(freelancer)).toEqual(aFreelancer({ displayName: "Zo\u00eb Ö", skills: ["SQL"] }));
    expect(tidyDraft(aFreelancer({ displayName: "Ada \u202emoc.live\u0000" }))).toEqual(
      aFreelancer({ displayName: "Ada moc.live" }),
    );
    const hirer = aHirer({ problem: " One.\r\n\rTwo.\u0000 ", desiredOutcome: "\u200b" });
    expect(tidyDraft(hirer)).toEqual(aHirer({ problem: "One.\n\nTwo.", desiredOutcome: null }));
  });
});

describe("whatever a form lets through holds every rule, so that nobody's words are lost", () => {
  const address = { email: "a@example.com" };
  it.each([
    [
      "FREELANCER",
      { name: "  Zoe\u0308 \u0085 Ö ", skills: "a , b\t c,, A", country: "uk", dayRate: "20000000" },
    ],
    ["AGENCY", { name: "S", services: "x,y", teamSize: "10000", website: "bücher.example" }],
    [
      "HIRER",
      {
        organisation: letters(120),
        problem: `\u0009a\r\n\u0085b\r\r${letters(3_900)}`,
        outcome: ` ${letters(3_990)} `,
        budget: "1",
        startOn: dayIn(1),
      },
    ],
  ] as const)("%s", (kind, fields) => {
    const { signUp, problems } = readSignUp(kind, { ...address, ...fields }, testNow);
    const { draft } = signUp;
    expect(problems).toEqual([]);
    expect(checkDraft(draft)).toBeNull();
    expect(tidyDraft(draft)).toEqual(draft);
  });
});
