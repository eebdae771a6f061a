import { describe, expect, it } from "vitest";
import { read } from "#tests/support/resumes";

describe("earlier names of JSON Resume", () => {
  it("basics of 0.0.12 to 0.2: website and picture", () => {
    const { content, added, left } = read({
      basics: { name: "Ada", website: "https://ada.example", picture: "https://ada.example/me.jpg" },
      work: [{ company: "Engines", website: "https://engines.example" }],
      publications: [{ name: "Notes", website: "https://notes.example" }],
      volunteer: [{ organization: "Club", website: "https://club.example" }],
    });
    expect(content).toEqual({ displayName: "Ada", links: ["https://ada.example/"] });
    expect(Object.keys(left).sort()).toEqual([
      "Picture",
      "Publications (1 entry)",
      "Volunteer work (1 entry)",
    ]);
    expect(added.work).toMatchObject([{ name: "Engines", url: "https://engines.example/" }]);
  });

  it("the first drafts: bio, first and last name, websites, profiles as a group, hobbies", () => {
    const { content, left } = read({
      bio: {
        firstName: "Ada",
        lastName: "Lovelace",
        email: { work: "ada@example.com" },
        phone: { personal: "+44" },
        location: { city: "Leeds", state: "Yorkshire", countryCode: "GB" },
        websites: { blog: "https://ada.example/blog", main: "https://ada.example" },
        profiles: { github: "ada", twitter: "https://twitter.example/ada" },
      },
      hobbies: [{ name: "chess" }],
    });
    expect(content).toEqual({
      displayName: "Ada Lovelace",
      country: "GB",
      links: ["https://ada.example/blog", "https://twitter.example/ada", "https://ada.example/"],
    });
    expect(Object.keys(left).sort()).toEqual([
      "Address, city and region",
      "E-mail",
      "Interests (1 entry)",
      "Phone",
      "Profile 1 “github”",
    ]);
  });

  it("an address under both names is offered once, and another one beside it", () => {
    const basics = { url: "https://ada.example", website: "https://ada.example" };
    expect(read({ basics }).content.links).toEqual(["https://ada.example/"]);
    expect(read({ basics: { ...basics, website: "https://b.example" } }).content.links).toEqual([
      "https://ada.example/",
      "https://b.example/",
    ]);
  });

  it("website of an agency, of a project and of a profile; level of a language", () => {
    const old = {
      basics: { website: "https://ada.example", profiles: [{ network: "x", website: "https://x.example" }] },
      projects: [{ name: "Note G", website: "https://g.example" }],
      languages: [{ name: "English", level: "Native" }],
    };
    const { content, projects } = read(old, { kind: "AGENCY" });
    expect(content).toEqual({
      website: "https://ada.example/",
      links: ["https://x.example/"],
      languages: ["English (Native)"],
    });
    expect(projects[0]?.content.link).toBe("https://g.example/");
  });

  it("a country by its name, or in a line", () => {
    const country = (location: unknown) => read({ basics: { location } }).content.country;
    expect(country({ country: "Germany" })).toBe("DE");
    expect(country("Berlin, Germany")).toBe("DE");
    expect(country("Germany")).toBe("DE");
    expect(country("London, United Kingdom")).toBe("GB");
    // California, Delaware, and the state.
    for (const place of ["San Francisco, CA", "Dover, DE", "Atlanta, Georgia", "Berlin"])
      expect(country(place), place).toBeUndefined();
    expect(read({ basics: { location: "Berlin" } }).left).toEqual({
      "Country “Berlin”": "We don’t know a country of that code or name.",
    });
  });

  it("a resume within what a site keeps of it", () => {
    expect(read({ id: 1, data: { basics: { label: "Analyst" } } }).content).toEqual({ headline: "Analyst" });
  });
});

/** The three shapes of the builder’s export, with the same in each. */
const expected = {
  displayName: "Ada Example",
  headline: "Engineer",
  about: "Hello",
  links: ["https://example.org/", "https://git.example/ada"],
  skills: ["Web", "HTML", "CSS"],
  languages: ["English (Native)"],
};
const skills = { items: [{ id: "1", visible: true, name: "Web", level: 0, keywords: ["HTML", "CSS"] }] };
const exports = {
  "3": {
    basics: {
      ...{
        name: "Ada Example",
        headline: "Engineer",
        summary: "<p>Hello</p>",
        website: "https://example.org",
      },
      ...{ email: "a@example.org", phone: "", birthdate: "", photo: { url: "", filters: { size: 128 } } },
      location: { address: "", city: "Berlin", region: "", country: "Germany", postalCode: "" },
      profiles: [{ id: "1", network: "GitHub", username: "ada", url: "https://git.example/ada" }],
    },
    sections: {
      work: { id: "work", name: "Work", type: "basic", items: [{ name: "Engines", position: "Analyst" }] },
      skills: { ...skills, items: [{ ...skills.items[0], level: "Expert", levelNum: 9 }] },
      languages: { items: [{ name: "English", level: "Native", levelNum: 10 }] },
      projects: {
        items: [
          {
            ...{ name: "Note G", description: "Lead", summary: "Numbers.", url: "https://g.example" },
            ...{ date: { start: "2021-01-01", end: "2022-02-01" }, keywords: ["SQL"] },
          },
        ],
      },
    },
    metadata: { css: { value: "" } },
    ...{ id: 7, slug: "ada", public: true, user: { id: 1, name: "Ada" } },
  },
  "4": {
    basics: {
      ...{ name: "Ada Example", headline: "Engineer", location: "Berlin, Germany", email: "a@example.org" },
      url: { label: "", href: "https://example.org" },
      customFields: [{ id: "1", icon: "", name: "Licence", value: "B" }],
      picture: { url: "", size: 120, effects: { hidden: false } },
    },
    sections: {
      summary: { name: "Summary", visible: true, content: "<p>Hello</p>" },
      experience: { items: [{ company: "Engines", visible: true }] },
      profiles: {
        items: [{ network: "GitHub", username: "ada", url: { label: "", href: "https://git.example/ada" } }],
      },
      skills: { ...skills, items: [{ ...skills.items[0], description: "Advanced" }] },
      languages: { items: [{ name: "English", description: "Native", level: 5 }] },
      projects: {
        items: [
          {
            ...{ visible: true, name: "Note G", description: "Lead", summary: "<p>Numbers.</p>" },
            ...{ date: "2021 – Feb 2022", keywords: ["SQL"], url: { label: "", href: "https://g.example" } },
          },
          { visible: false, name: "Hidden" },
        ],
      },
      references: { visible: false, items: [{ name: "On request" }] },
      custom: { abc: { name: "Talks", items: [{ name: "A talk" }] } },
    },
    metadata: { template: "azurill", notes: "mine alone" },
  },
  "5": {
    picture: { hidden: false, url: "https://example.org/me.jpg" },
    basics: {
      ...{ name: "Ada Example", headline: "Engineer", location: "Berlin, Germany", email: "a@example.org" },
      website: { url: "https://example.org", label: "Site" },
      customFields: [{ id: "1", icon: "", text: "Licence B", link: "" }],
    },
    summary: { title: "Summary", hidden: false, content: "<p>Hello</p>" },
    sections: {
      experience: { items: [{ company: "Engines", hidden: false }] },
      profiles: {
        items: [
          { network: "GitHub", username: "ada", website: { url: "https://git.example/ada", label: "" } },
        ],
      },
      skills: { ...skills, items: [{ ...skills.items[0], proficiency: "Expert", level: 5 }] },
      languages: { items: [{ language: "English", fluency: "Native", level: 5 }] },
      projects: {
        items: [
          {
            ...{ name: "Note G", period: "2021 - 2022", description: "<p>Numbers.</p>" },
            website: { url: "https://g.example", label: "" },
          },
        ],
      },
    },
    customSections: [{ title: "Talks", type: "projects", items: [{ name: "A talk" }] }],
    metadata: { template: "onyx" },
  },
};

describe("an export of Reactive Resume", () => {
  it.each(Object.entries(exports))("%s fills in a profile", (_version, file) => {
    const { content, added, projects, left } = read(file);
    expect(content).toEqual({ ...expected, country: "DE" });
    expect(projects[0]?.content).toMatchObject({
      title: "Note G",
      problem: "Numbers.",
      year: 2022,
      link: "https://g.example/",
    });
    expect(added.work).toMatchObject([{ name: "Engines" }]);
    expect(left["Levels of skills (1)"]).toBeDefined();
    for (const [what, why] of Object.entries(left)) expect(why, what).not.toMatch(/no such part|should be/);
  });

  it("names what is hidden in it, its own sections, fields and notes", () => {
    expect(read(exports[4]).left).toMatchObject({
      "Hidden entries (1)": "They are hidden in the file, too.",
      "“Talks” (1 entry)": "A profile has no place for it.",
      "“Licence”": "A profile has no place for it.",
      "“notes”": "A profile has no place for it.",
    });
    expect(read(exports[5]).left).toMatchObject({
      "“Talks” (1 entry)": "A profile has no place for it.",
      "“Licence B”": "A profile has no place for it.",
      Picture: expect.any(String),
    });
  });

  it("a field of its author’s own that is a link is offered as one", () => {
    const customFields = [
      { text: "Blog", link: "https://blog.example" },
      { name: "Talks", value: "https://t.example" },
    ];
    const { content } = read({ basics: { customFields }, sections: {} });
    expect(content.links).toEqual(["https://blog.example/", "https://t.example/"]);
  });

  it.each([
    { sections: { skills: 7, summary: "x", languages: { items: {} } } },
    { sections: {}, basics: [] },
    { data: 1 },
  ])("anything in its places is left out, %j", (file) => {
    expect(read(file).content).toEqual({});
  });
});
