import { describe, expect, test } from "vitest";
import type { AccountKind } from "~/domain/account";
import { currencies, minorUnitsOf } from "~/domain/currencies";
import { disciplines } from "~/domain/disciplines";
import { fieldsOf } from "~/domain/fields/fields-of";
import { type ShownField, showFields } from "~/domain/fields/shown";
import { emailField, signUpFields } from "~/domain/fields/sign-up-fields";
import { readSignUp } from "~/features/sign-up/flows/read-sign-up.server";
import { refuseForm } from "~/shell/forms/outcome.server";
import { limits } from "~/values/limits";

type Fields = Record<string, string>;

/** When the forms are sent: noon of a day, so that "today" is the same on most of the earth. */
const noon = new Date("2027-03-01T12:00:00Z");

function signUp(kind: AccountKind, fields: Fields, now = noon) {
  const { signUp, problems } = readSignUp(kind, fields, now);
  return problems.length === 0 ? signUp : refuseForm(fields, problems).error;
}

const forms = {
  freelancer: { kind: "FREELANCER", least: { email: "name@example.com", name: "Ada" } },
  boutique: { kind: "AGENCY", least: { email: "name@example.com", name: "Studio" } },
  hire: { kind: "HIRER", least: { email: "name@example.com", organisation: "Acme" } },
} as const;

/** What the draft of a form comes to when `fields` are typed beside the required ones. */
function draft(form: keyof typeof forms, fields: Fields, now = noon) {
  return signUp(forms[form].kind, { ...forms[form].least, ...fields }, now);
}

describe("e-mail and name are enough, and empty fields count as left out", () => {
  const nothing = {
    freelancer: {
      kind: "FREELANCER",
      displayName: "Ada",
      discipline: null,
      skills: [],
      country: null,
      rate: null,
    },
    boutique: {
      kind: "AGENCY",
      displayName: "Studio",
      services: [],
      teamSize: null,
      country: null,
      website: null,
    },
    hire: {
      kind: "HIRER",
      organisation: "Acme",
      problem: null,
      desiredOutcome: null,
      budget: null,
      startOn: null,
    },
  };
  const optional = {
    freelancer: ["discipline", "skills", "country", "dayRate"],
    boutique: ["services", "teamSize", "country", "website"],
    hire: ["problem", "outcome", "budget", "startOn"],
  };

  test.each(["freelancer", "boutique", "hire"] as const)("%s", (name) => {
    const expected = { email: "name@example.com", draft: nothing[name] };
    const empty = Object.fromEntries(optional[name].map((field) => [field, ""]));
    expect(draft(name, {})).toEqual(expected);
    expect(draft(name, empty)).toEqual(expected);
    // The choice of a currency is never empty, and means nothing without an amount.
    if (name !== "boutique") expect(draft(name, { ...empty, currency: "USD" })).toEqual(expected);
  });

  test.each([
    ["freelancer", ["skills", "country"]],
    ["boutique", ["services", "country", "website"]],
    ["hire", ["problem", "outcome"]],
  ] as const)("%s: spaces alone count as nothing typed", (name, fields) => {
    const spaces = Object.fromEntries(fields.map((field) => [field, "  \t "]));
    expect(draft(name, spaces)).toEqual({ email: "name@example.com", draft: nothing[name] });
  });
});

describe("everything typed comes to exactly one sign-up", () => {
  test("freelancer", () => {
    const fields = {
      email: " Ada@Example.COM ",
      name: "  Ada Lovelace ",
      discipline: "engineering",
      skills: "TypeScript,  data   models , SQL,, Rust, Go, typescript",
      country: "germany",
      dayRate: "650",
      currency: "CHF",
    };
    expect(signUp("FREELANCER", fields)).toEqual({
      email: "ada@example.com",
      draft: {
        kind: "FREELANCER",
        displayName: "Ada Lovelace",
        discipline: "engineering",
        skills: ["TypeScript", "data models", "SQL", "Rust", "Go"],
        country: "DE",
        rate: { amount: 65_000, currency: "CHF" },
      },
    });
  });

  test("boutique", () => {
    const fields = {
      email: "studio@bücher.example",
      name: "Cafe\u0301 Büro",
      services: "a, b, c, d, e, f, g, h",
      teamSize: "12",
      country: "UK",
      website: "example.com/work",
    };
    expect(signUp("AGENCY", fields)).toEqual({
      email: "studio@xn--bcher-kva.example",
      draft: {
        kind: "AGENCY",
        displayName: "Café Büro",
        services: ["a", "b", "c", "d", "e", "f", "g", "h"],
        teamSize: 12,
        country: "GB",
        website: "https://example.com/work",
      },
    });
  });

  test("hirer", () => {
    const fields = {
      email: "hire@example.com",
      organisation: "Acme & Søns",
      problem: " Orders get lost.\r\n\r\nEvery day. ",
      outcome: "None do.",
      budget: "20,000",
      currency: "GBP",
      startOn: "2027-04-01",
    };
    expect(signUp("HIRER", fields)).toEqual({
      email: "hire@example.com",
      draft: {
        kind: "HIRER",
        organisation: "Acme & Søns",
        problem: "Orders get lost.\n\nEvery day.",
        desiredOutcome: "None do.",
        budget: { amount: 2_000_000, currency: "GBP" },
        startOn: "2027-04-01",
      },
    });
  });

  test("every discipline and every currency that is offered", () => {
    for (const [discipline] of disciplines)
      expect(draft("freelancer", { discipline })).toMatchObject({ draft: { discipline } });
    for (const [currency] of currencies)
      expect(draft("hire", { budget: "1", currency })).toMatchObject({
        draft: { budget: { amount: minorUnitsOf(currency), currency } },
      });
  });

  test("an amount without a currency is in the first", () => {
    expect(draft("hire", { budget: "1" })).toMatchObject({
      draft: { budget: { amount: 100, currency: "EUR" } },
    });
  });
});

const writeDate = "Write the date as year-month-day, like 2027-03-01.";
const noSuchDay = "That day doesn’t exist. Check the date.";
const wrongDay = "Choose a day from today on, within five years.";
const noAddress = "That doesn’t look like an e-mail address. Write it like name@example.com.";
const noCountry = "Write the name of a country, like Germany.";
const hasPassword = (link: string) =>
  `“${link}/” has a name or password before its @. Write the address without it.`;
const noWebsite = "Write a web address that starts with https://.";
const teamOutside = "Write the team size as a number from 1 to 10,000.";

describe("a wrong field has one plain message, beside it alone", () => {
  test.each([
    ["freelancer", "email", "", "Write your e-mail address."],
    ["freelancer", "email", "   ", "Write your e-mail address."],
    ["freelancer", "email", "name", noAddress],
    ["freelancer", "email", "name@example.com/x", noAddress],
    [
      "freelancer",
      "email",
      "jürgen@example.com",
      "Before the @, only letters without accents work here. Use another address.",
    ],
    ["freelancer", "email", `${"a".repeat(260)}@example.com`, "That address is too long to be one."],
    ["freelancer", "name", "", "Write your name."],
    ["freelancer", "name", "  \t", "Write your name."],
    ["freelancer", "name", "\u200b\u2060", "Write your name."],
    ["freelancer", "name", "\u3164", "Write your name."],
    ["freelancer", "name", "a".repeat(121), "Keep your name within 120 characters."],
    ["freelancer", "name", "\u0958".repeat(80), "Keep your name within 120 characters."],
    ["freelancer", "name", "👩".repeat(61), "Keep your name within 120 characters."],
    ["freelancer", "discipline", "juggling", "Choose a discipline from the list."],
    ["freelancer", "discipline", "constructor", "Choose a discipline from the list."],
    ["freelancer", "skills", "a,b,c,d,e,f", "Name 5 skills at most."],
    ["freelancer", "skills", "a".repeat(41), "Keep each of the skills within 40 characters."],
    ["freelancer", "skills", ",".repeat(1_000), "Name 5 skills at most."],
    ["freelancer", "country", "Atlantis", noCountry],
    ["freelancer", "country", "a".repeat(61), noCountry],
    ["freelancer", "country", "__proto__", noCountry],
    ["freelancer", "dayRate", "a lot", "Write the day rate as a number."],
    ["freelancer", "dayRate", "1e3", "Write the day rate as a number."],
    ["freelancer", "dayRate", "0x10", "Write the day rate as a number."],
    ["freelancer", "dayRate", "Infinity", "Write the day rate as a number."],
    ["freelancer", "dayRate", "12.5055", "Write the day rate with two decimals at most, like 85.50."],
    ["freelancer", "dayRate", "1,000,00", "Write the day rate with two decimals at most, like 85.50."],
    [
      "freelancer",
      "dayRate",
      "$480",
      "For the day rate you wrote USD, and EUR is chosen beside it. Make them the same.",
    ],
    ["freelancer", "dayRate", "0", "Write the day rate as a number above zero."],
    ["freelancer", "dayRate", "-5", "Write the day rate as a number above zero."],
    ["freelancer", "dayRate", "20000001", "Write the day rate as a number up to 20,000,000."],
    ["freelancer", "dayRate", "9".repeat(400), "Write the day rate as a number up to 20,000,000."],
    ["freelancer", "currency", "XXX", "Choose a currency from the list."],
    ["freelancer", "currency", "toString", "Choose a currency from the list."],
    ["freelancer", "currency", "eur", "Choose a currency from the list."],
    ["boutique", "name", "", "Write the agency’s name."],
    ["boutique", "services", "a,b,c,d,e,f,g,h,i", "Name 8 services at most."],
    ["boutique", "services", "a".repeat(41), "Keep each of the services within 40 characters."],
    ["boutique", "teamSize", "two", "Write the team size as a number."],
    ["boutique", "teamSize", "1.5", "Write the team size without decimals."],
    ["boutique", "teamSize", "0", teamOutside],
    ["boutique", "teamSize", "10001", teamOutside],
    [
      "boutique",
      "website",
      "http://example.com",
      "“http://example.com” begins with http://. Write the address with https://.",
    ],
    ["boutique", "website", "javascript:alert(1)", noWebsite],
    ["boutique", "website", "data:text/html,x", noWebsite],
    ["boutique", "website", "https://localhost", noWebsite],
    ["boutique", "website", "https://localhost.", noWebsite],
    ["boutique", "website", "https://127.0.0.1", noWebsite],
    ["boutique", "website", "https://[::1]", noWebsite],
    ["boutique", "website", "https://user@example.com", hasPassword("https://user@example.com")],
    ["boutique", "website", "https://:secret@example.com", hasPassword("https://:secret@example.com")],
    ["boutique", "website", "https://exam\nple.com", noWebsite],
    ["boutique", "website", "not a website", noWebsite],
    [
      "boutique",
      "website",
      `https://example.com/${"a".repeat(300)}`,
      "Keep the address within 300 characters.",
    ],
    [
      "boutique",
      "website",
      `https://example.com/${"é".repeat(100)}`,
      "Keep the address within 300 characters.",
    ],
    ["hire", "organisation", " ", "Write your organisation."],
    ["hire", "organisation", "a".repeat(121), "Keep your organisation within 120 characters."],
    ["hire", "problem", "a".repeat(4_001), "Keep the problem within 4,000 characters."],
    ["hire", "outcome", "a".repeat(4_001), "Keep the outcome within 4,000 characters."],
    ["hire", "budget", "ten", "Write the budget as a number."],
    ["hire", "startOn", "soon", writeDate],
    ["hire", "startOn", "1.4.2027", writeDate],
    ["hire", "startOn", "2027-4-1", writeDate],
    ["hire", "startOn", "2027-04-01T00:00", writeDate],
    ["hire", "startOn", "2027-02-30", noSuchDay],
    ["hire", "startOn", "2027-13-01", noSuchDay],
    ["hire", "startOn", "0000-00-00", noSuchDay],
    ["hire", "startOn", "2026-02-30", noSuchDay],
    ["hire", "startOn", "2027-02-27", wrongDay],
    ["hire", "startOn", "1970-01-01", wrongDay],
    ["hire", "startOn", "2033-01-01", wrongDay],
    ["hire", "startOn", "9999-12-31", wrongDay],
  ] as const)("%s, %s %j: %s", (form, field, value, message) => {
    expect(draft(form, { [field]: value as string })).toEqual({ [field]: [message] });
  });

  test("several wrong fields each have their own", () => {
    expect(signUp("HIRER", { budget: "ten", startOn: "soon" })).toEqual({
      email: ["Write your e-mail address."],
      organisation: ["Write your organisation."],
      budget: ["Write the budget as a number."],
      startOn: [writeDate],
    });
  });

  test("an empty post asks for what is required and nothing else", () => {
    expect(Object.keys(signUp("FREELANCER", {}) ?? {})).toEqual(["email", "name"]);
    expect(Object.keys(signUp("AGENCY", {}) ?? {})).toEqual(["email", "name"]);
    expect(Object.keys(signUp("HIRER", {}) ?? {})).toEqual(["email", "organisation"]);
  });
});

describe("amounts are read as people write them, and kept in minor units", () => {
  test.each([
    ["1", 100],
    [" 650 ", 65_000],
    ["+5", 500],
    ["00012", 1_200],
    ["1,000", 100_000],
    ["1.000", 100_000],
    ["1 000", 100_000],
    ["1\u202f000", 100_000],
    ["1'000", 100_000],
    ["1,234,567", 123_456_700],
    ["20000000", 2_000_000_000],
  ])("%j is %i", (dayRate, amount) => {
    expect(draft("freelancer", { dayRate })).toMatchObject({ draft: { rate: { amount, currency: "EUR" } } });
  });

  test("the largest amount fits a 32-bit integer in minor units", () => {
    expect(limits.minorUnits).toBeLessThan(2 ** 31);
  });
});

describe("a start is a day that has ended nowhere yet, or a later one", () => {
  test.each(["2027-03-01", "2028-02-29", "2032-02-29"])("%s", (startOn) => {
    expect(draft("hire", { startOn })).toMatchObject({ draft: { startOn } });
  });

  test("yesterday in Europe is still today west of it, early in the day", () => {
    const early = new Date("2027-03-01T08:00:00Z");
    expect(draft("hire", { startOn: "2027-02-28" }, early)).toMatchObject({
      draft: { startOn: "2027-02-28" },
    });
    expect(draft("hire", { startOn: "2027-02-27" }, early)).toEqual({ startOn: [wrongDay] });
  });
});

describe("text is kept as it was meant", () => {
  test("line breaks count as one character, as HTML's maxlength counts them", () => {
    const text = `${"a".repeat(39)}\r\n`.repeat(100).trim();
    const fields = { problem: text };
    expect(text.length).toBeGreaterThan(4_000);
    expect(draft("hire", fields)).toMatchObject({ draft: { problem: text.replaceAll("\r\n", "\n") } });
  });

  test.each(["李小龍", "Zoë O’Neil-Ødegård", "م‌حمد", "👩‍💻 Ada", "Ada <b>", "{{name}}", "null", "0"])(
    "%s",
    (name) => {
      expect(draft("freelancer", { name })).toMatchObject({ draft: { displayName: name } });
    },
  );
});

describe("fields that no form has", () => {
  test.each([
    "__proto__",
    "__proto__.polluted",
    "constructor",
    "constructor.prototype.polluted",
    "admin",
    "kind",
    "uid",
  ])("%s changes nothing", (name) => {
    const plain = draft("freelancer", {});
    expect(draft("freelancer", { [name]: "1" })).toEqual(plain);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});

describe("what a page is told of its controls", () => {
  const shown = (kind: AccountKind) =>
    showFields(fieldsOf<ShownField>({ email: emailField, ...signUpFields[kind] }, kind));
  const constraintsOf = (kind: AccountKind) =>
    Object.fromEntries(shown(kind).map(({ name, constraint }) => [name, constraint]));

  test.each([
    ["FREELANCER", ["email", "name", "discipline", "skills", "country", "dayRate", "currency"]],
    ["AGENCY", ["email", "name", "services", "teamSize", "country", "website"]],
    ["HIRER", ["email", "organisation", "problem", "outcome", "budget", "currency", "startOn"]],
  ] as const)(
    "%s: the controls %s, of which the first two are needed, in the server’s words",
    (kind, names) => {
      expect(shown(kind).map(({ name }) => name)).toEqual(names);
      const missing = shown(kind).flatMap(({ name, missing }) => (missing ? [[name, [missing]]] : []));
      expect(missing.map(([name]) => name)).toEqual(names.slice(0, 2));
      expect(signUp(kind, {})).toEqual(Object.fromEntries(missing));
      // A currency always says something.
      const needed = shown(kind).filter(({ constraint }) => constraint.required);
      expect(needed.map(({ name }) => name).filter((name) => name !== "currency")).toEqual(names.slice(0, 2));
    },
  );

  test.each([
    ["FREELANCER", "email", { maxLength: 254 }],
    ["FREELANCER", "name", { maxLength: 120 }],
    ["FREELANCER", "country", { maxLength: 60 }],
    ["AGENCY", "name", { maxLength: 120 }],
    ["AGENCY", "website", { maxLength: 300 }],
    ["HIRER", "organisation", { maxLength: 120 }],
    ["HIRER", "problem", { maxLength: 4_000 }],
    ["HIRER", "outcome", { maxLength: 4_000 }],
  ] as const)("%s: %s has %o", (kind, control, expected) => {
    expect(constraintsOf(kind)[control]).toMatchObject(expected);
  });

  test.each(["freelancer", "boutique", "hire"] as const)(
    "%s: what is as long as HTML lets it be typed is not too long for the server",
    (name) => {
      const { kind } = forms[name];
      for (const field of ["name", "organisation", "problem", "outcome"]) {
        const most = constraintsOf(kind)[field]?.maxLength;
        if (most) expect(draft(name, { [field]: "a".repeat(most) })).toHaveProperty("draft");
      }
    },
  );
});
