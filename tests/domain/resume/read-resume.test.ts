import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { text } from "#tests/fuzz/generators/texts";
import { aProfile, aResume, noProfile, read } from "#tests/support/resumes";
import { caseFields } from "~/domain/fields/case-fields";
import { emptyContent } from "~/domain/fields/content";
import { checkContent, tidyContent } from "~/domain/fields/content.server";
import { type ProfileContent, profileFields } from "~/domain/fields/profile-fields";
import { noHistory } from "~/domain/resume/history";
import { resumeNames } from "~/domain/resume/resume-fields";
import { toResume } from "~/domain/resume/write-resume";
import { limits } from "~/values/limits";

const about = {
  kind: "FREELANCER",
  email: "ada@example.com",
  updatedAt: "2027-03-01T10:00:00.000Z",
} as const;

describe("a resume", () => {
  it("is read into the fields of a profile, and all else is named with a reason", () => {
    const { content, notes, left } = read(aResume);
    expect(content).toEqual({
      displayName: "Ada Lovelace",
      headline: "Analyst",
      about: "Hello there,\nR&D.\n\n- one\n- two",
      country: "GB",
      links: ["https://ada.example/", "https://github.example/ada"],
      skills: ["Web Development", "Compression", "HTML", "CSS", "Mpeg"],
      languages: ["English (Native speaker)"],
    });
    expect(notes).toEqual({ about: ["HTML was removed; its text stays."] });
    expect(Object.keys(left).sort()).toEqual(
      [
        "Address, city and region",
        "E-mail",
        "Levels of skills (1)",
        "Link “http://old.example/ada”",
        "Phone",
        "Picture",
        "Profile 3 “Bluesky”",
        "Interests (1 entry)",
      ].sort(),
    );
  });

  it("offers its projects as cases, but for those that are there, and as many as there is room for", () => {
    const project = {
      name: "Claims in a day",
      description: "<p>Two weeks for a claim.</p>",
      highlights: ["One form.", "Calls down by 40 %."],
      keywords: ["SQL", "sql", "Forms"],
      startDate: "2023-02-01",
      endDate: "2024-05",
      url: "javascript:alert(1)",
      roles: ["Design", "Research"],
      entity: "a bank",
    };
    const { projects, left } = read(
      { projects: [{ name: "Note G" }, project, {}, 7] },
      { cases: ["Note G"] },
    );
    expect(projects).toEqual([
      {
        content: {
          ...emptyContent(caseFields),
          title: "Claims in a day",
          client: "a bank",
          year: 2024,
          role: "Design, Research",
          skills: ["SQL", "Forms"],
          problem: "Two weeks for a claim.",
          result: "One form.\nCalls down by 40 %.",
        },
        notes: ["HTML was removed; its text stays."],
      },
    ]);
    expect(Object.keys(left)).toEqual([
      "Project 1 “Note G”",
      "Link “javascript:alert(1)”",
      "Project 3",
      "Project 4",
    ]);
    const many = Array.from({ length: 9 }, (_, at) => ({ name: `${at}` }));
    expect(read({ projects: many }, { cases: ["a"] }).projects).toHaveLength(limits.cases - 1);
  });

  it("names the lines of a project beyond the hundredth, which it doesn’t read", () => {
    const lines = (count: number) => ({ projects: [{ name: "Claims", highlights: Array(count).fill("a") }] });
    const { projects, left } = read(lines(101));
    expect(projects[0]?.content.result).toBe(Array(100).fill("a").join("\n"));
    expect(Object.entries(left)).toEqual([
      [expect.stringMatching(/project 1.*highlights.*101/i), expect.stringContaining("100")],
    ]);
    expect(read(lines(100)).left).toEqual({});
  });

  it("has the cases of a profile as its projects, and brings none of them in again", () => {
    const shown = {
      ...emptyContent(caseFields),
      ...{ title: "Claims", client: "a bank", year: 2024, role: "Design", skills: ["SQL"] },
      ...{ problem: "Two weeks.", result: "A day.", figure: "14 to 1", link: "https://ada.example/claims" },
    };
    const resume = toResume(aProfile, noHistory, [shown], about);
    expect(resume.projects).toEqual([
      {
        ...{
          name: "Claims",
          description: "Two weeks.",
          highlights: ["A day.", "14 to 1"],
          keywords: ["SQL"],
        },
        ...{ startDate: "2024", url: "https://ada.example/claims", roles: ["Design"], entity: "a bank" },
      },
    ]);
    expect(read(resume, { known: aProfile, cases: ["Claims"] }).projects).toEqual([]);
    expect(read(resume).projects[0]?.content).toEqual({ ...shown, result: "A day.\n14 to 1", figure: null });
  });

  it("of an agency has its website beside its links", () => {
    const { content } = read(aResume, { kind: "AGENCY" });
    expect([content.website, content.links]).toEqual([
      "https://ada.example/",
      ["https://github.example/ada"],
    ]);
  });

  it("that leaves something empty changes nothing there", () => {
    const empty = { basics: { label: "", summary: null, profiles: [], location: {} }, skills: [], work: [] };
    const nothing = { content: {}, notes: {}, projects: [], added: noHistory, left: {} };
    expect(read(empty, { known: aProfile })).toEqual(nothing);
  });

  it("may name skills, languages and profiles as plain texts", () => {
    const plain = {
      skills: ["SQL, Go", "sql"],
      languages: ["French"],
      basics: { profiles: ["ada.example"] },
    };
    expect(read(plain).content).toEqual({
      skills: ["SQL", "Go"],
      languages: ["French"],
      links: ["https://ada.example/"],
    });
  });
});

describe("what doesn’t fit", () => {
  const long = "word ".repeat(1_000);
  const twenty = Array.from({ length: 20 }, (_, at) => ({ name: `Skill ${at}` }));
  it.each<[string, unknown, Partial<ProfileContent>, Record<string, string>]>([
    ["a summary too long", { basics: { summary: long } }, { about: long.slice(0, 1_999) }, {}],
    ["a word too long", { basics: { label: "x".repeat(500) } }, { headline: "x".repeat(120) }, {}],
    [
      "more skills than there is room for",
      { skills: twenty },
      { skills: twenty.slice(0, 12).map(({ name }) => name) },
      {
        "“Skill 12”, “Skill 13”, “Skill 14”, “Skill 15”, “Skill 16” and 3 more":
          "A profile has room for 12 skills.",
      },
    ],
    [
      "a skill too long",
      { skills: ["y".repeat(41)] },
      {},
      { [`“${"y".repeat(38)}…”`]: "Longer than 40 characters." },
    ],
    ["a number as label", { basics: { label: 5 } }, {}, { Label: "It should be text, and is a number." }],
    [
      "a list as summary",
      { basics: { summary: ["a"] } },
      {},
      { Summary: "It should be text, and is a list." },
    ],
    ["a text as basics", { basics: "Ada" }, {}, { Basics: "It should be a group of fields, and is text." }],
    [
      "a group as skills",
      { skills: { a: 1 } },
      {},
      { Skills: "It should be a list, and is a group of fields." },
    ],
    ["a number as skill", { skills: [7] }, {}, { "Skill 1": "It should be text, and is a number." }],
    [
      "a skill without name",
      { skills: [{ level: "x" }] },
      {},
      {
        "Skill 1": "It has no “name”.",
        "Levels of skills (1)": "A profile lists skills without a level.",
      },
    ],
    ["a text as work", { work: "Engines" }, {}, { Work: "It should be a list, and is text." }],
    [
      "true as location",
      { basics: { location: true } },
      {},
      {
        Location: "It should be a group of fields, and is true or false.",
      },
    ],
    [
      "no country",
      { basics: { location: { countryCode: "ZZ" } } },
      {},
      {
        "Country “ZZ”": "We don’t know a country of that code or name.",
      },
    ],
    [
      "a script as link",
      { basics: { url: "javascript:alert(1)" } },
      {},
      {
        "Link “javascript:alert(1)”": "It isn’t a web address that begins with https://.",
      },
    ],
    [
      "a link too long",
      { basics: { url: `https://a.example/${"a".repeat(400)}` } },
      {},
      {
        [`Link “https://a.example/${"a".repeat(20)}…”`]: "Longer than 300 characters.",
      },
    ],
    [
      "only a picture as label",
      { basics: { label: "<img src=x onerror=alert(1)>" } },
      {},
      {
        Label: "It has no text that can be read.",
      },
    ],
  ])("%s", (_what, resume, content, left) => {
    const found = read(resume);
    expect(found.content).toEqual(content);
    expect(found.left).toEqual(left);
  });

  it("is cut with a word about it", () => {
    const { notes } = read({ basics: { summary: "a".repeat(2_001) } });
    expect(notes.about).toEqual(["It was longer than 2,000 characters, and is cut at the end."]);
  });

  it("names that every object has are names like others", () => {
    const { content, left } = read(
      '{"__proto__":{"basics":{"label":"x"}},"constructor":[1],"basics":{"__proto__":{"label":"y"},"toString":1}}',
    );
    expect(content).toEqual({});
    expect(left).toEqual({
      "“__proto__”, “constructor”": "JSON Resume 1.0.0 has no such part.",
      "“__proto__”, “toString”": "The basics of JSON Resume 1.0.0 have no such part.",
    });
    expect(({} as { label?: string }).label).toBeUndefined();
  });

  it("characters that can’t be seen go, with a word about it", () => {
    const { content, notes } = read({ basics: { label: "Safe\u0000 \u202egpj.exe\u2066\u0007" } });
    expect(content.headline).toBe("Safe gpj.exe");
    expect(notes.headline).toEqual(["Characters that can’t be seen were removed."]);
  });
});

const profile = fc
  .record({
    displayName: text.filter((one) => one.trim() !== ""),
    headline: fc.option(text),
    about: fc.option(text),
    skills: fc.array(text, { maxLength: 12 }),
    languages: fc.array(text, { maxLength: 8 }),
    country: fc.constantFrom(null, "DE", "XK"),
    website: fc.option(fc.webUrl({ validSchemes: ["https"] })),
    links: fc.array(fc.webUrl({ validSchemes: ["https"] }), { maxLength: 5 }),
  })
  .map((given) => {
    const tidy = tidyContent(profileFields, { ...noProfile, ...given });
    // As a form saves a list: a comma makes two.
    const withoutComma = (all: string[]) => all.filter((one) => !one.includes(","));
    return { ...tidy, skills: withoutComma(tidy.skills), languages: withoutComma(tidy.languages) };
  })
  .filter((tidy) => tidy.displayName !== "" && checkContent(profileFields, tidy).length === 0);

describe("whatever there is", () => {
  it("what we export, imported, changes nothing", () => {
    const own = (content: ProfileContent) =>
      Object.fromEntries(resumeNames.map((name) => [name, content[name]]));
    const check = (known: ProfileContent, kind: "FREELANCER" | "AGENCY") => {
      const tidy = kind === "AGENCY" ? known : { ...known, website: null };
      const { content } = read(toResume(tidy, noHistory, [], { ...about, kind }), { kind, known: tidy });
      expect(own({ ...tidy, ...content })).toEqual(own(tidy));
    };
    check(aProfile, "FREELANCER");
    fc.assert(fc.property(profile, fc.constantFrom("FREELANCER", "AGENCY"), check), { numRuns: 300 });
  });

  it("what is read passes every check of a profile, and what is said stays short", () => {
    const names = [
      "basics",
      "name",
      "label",
      "summary",
      "url",
      "profiles",
      "skills",
      "keywords",
      "languages",
    ];
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        text,
        fc.webUrl(),
        fc.constantFrom(null, true, 0, -1e308, [], {}),
        fc.array(tie("value"), { maxLength: 15 }),
        fc.dictionary(
          fc.oneof(fc.constantFrom(...names, "language", "countryCode", "__proto__"), text),
          tie("value"),
        ),
      ),
    }));
    const resume = fc.record({
      basics: fc.oneof(
        value,
        fc.record({
          name: value,
          label: value,
          summary: value,
          url: value,
          profiles: value,
          location: fc.oneof(value, fc.record({ countryCode: value })),
        }),
      ),
      skills: value,
      languages: value,
      work: value,
    });
    fc.assert(
      fc.property(resume, (given) => {
        const { content, left } = read(given);
        const whole = { ...noProfile, displayName: "Ada", ...content };
        // A name like ours is refused when it is saved, as in the form.
        expect(checkContent(profileFields, { ...whole, displayName: "Ada" })).toEqual([]);
        expect(tidyContent(profileFields, whole)).toEqual(whole);
        expect(Object.keys(left).length).toBeLessThanOrEqual(60);
        for (const what of Object.keys(left)) expect(what.length).toBeLessThan(400);
      }),
      { numRuns: 300 },
    );
  });

  it("as many bytes of anything as are taken are read in a moment", () => {
    const size = limits.resumeBytes - 200;
    const fill = (one: string) => one.repeat(Math.floor(size / Buffer.byteLength(one)));
    const texts = ["<", "<script>", "<!--", "&", "<p>\n ", "\n", " ", "&eacute;", "<a <b", "é\u0301"].map(
      (one) => fill(JSON.stringify(one).slice(1, -1)),
    );
    const files = [
      ...texts.map((one) => `{"basics":{"summary":"${one}","label":"x"}}`),
      ...texts.map((one) => `{"skills":["${one.slice(0, size)}"]}`),
      `{"skills":[${fill('{"name":1},')}0]}`,
      `{"skills":[${fill('"a,b,",')}0]}`,
      `{${Array.from({ length: 15_000 }, (_, at) => `"k${at}":1`).join()}}`,
      `{"work":${"[".repeat(size / 2)}${"]".repeat(size / 2)}}`,
    ];
    for (const file of files) {
      const began = performance.now();
      read(file);
      expect(performance.now() - began, file.slice(0, 60)).toBeLessThan(1_500);
    }
  });
});
