/** Reads what pages say in numbers, and what each number is about. */

export interface Page {
  reader: string;
  path: string;
  /** Parts in the order of the page: text, and the brief and the member that they are about. */
  parts: { text: string; brief: string | null; member: string | null }[];
  links: string[];
}

interface Said {
  value: string;
  page: string;
}

const briefIn = /\/briefs\/([a-z0-9-]+?)(?:--[^/?"]*)?(?:[/?"#]|$)/;
const memberIn = /\/(?:members|proposals)\/([A-Za-z0-9]{20,})/;

/** Not the ids of briefs, but pages beside them. */
const noBriefs = new Set(["new", "saved", "searches", "proposals"]);

export function readPage(reader: string, path: string, html: string): Page {
  const body = html
    .replace(/^[\s\S]*?<main/, "<main")
    .replaceAll(/<(script|style|svg|option|template)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<(?:input|textarea)\b[^>]*>/g, "");
  const links = [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
  const own = { brief: briefOf(path), member: memberIn.exec(path)?.[1] ?? null };
  let row: string | null = null;
  let who: string | null = null;
  const parts = body.split(/(?=<(?:article|li|tr|h[1-6]|section|p|dt|div|details)\b)/).map((html) => {
    const brief =
      [...html.matchAll(/href="([^"]*)"/g)].map(([, to = ""]) => briefOf(to)).find(Boolean) ?? null;
    // A row begins with its title's link; what follows in it is about the same brief.
    if (/^<(?:article|li|tr|section)\b/.test(html)) row = null;
    row = brief ?? row;
    const member = [...html.matchAll(/href="([^"]*)"/g)]
      .map(([, to = ""]) => memberIn.exec(to)?.[1])
      .find(Boolean);
    if (/^<(?:article|li|tr|section)\b/.test(html)) who = null;
    who = member ?? who;
    return { text: textOf(html), brief: row ?? own.brief, member: who ?? own.member };
  });
  return { reader, path, parts, links };
}

function briefOf(path: string): string | null {
  const id = briefIn.exec(path)?.[1] ?? null;
  return id === null || noBriefs.has(id) ? null : id;
}

function textOf(html: string): string {
  return html
    .replaceAll(/<\/(?:dt|span|a)>/g, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/[\u2060\u2066-\u2069\u00ad]/g, "")
    .replaceAll(/[\s\u00a0\u202f]+/g, " ")
    .trim();
}

/** "5", "5 of 25" and the like: the numbers of a match, as one value. */
type Value = (groups: (string | undefined)[]) => string;
const asFound: Value = (groups) => groups.filter((one) => one !== undefined && one !== "").join(" of ");

/** What names a fact about a brief, wherever it is told, with its value in groups. */
const ofBriefs: [fact: string, pattern: RegExp, value?: Value][] = [
  ["places", /(\d+) of (\d+) places/],
  ["waiting list", /(\d+) (?:is |are |left )?on the waiting list/],
  ["waiting for a reply", /(\d+) (?:person |people )?waits? for your reply|Review (\d+) proposals?/],
  [
    "closing day",
    /(?:[Cc]loses|[Tt]akes proposals until|[Ll]ast day) (\d\d:\d\d[^,·]{0,9} on )?(?:[Tt]he end of )?(\d+ [A-Z][a-z]+)/,
  ],
  [
    "reply day",
    /(?:[Rr]eply(?: date)?(?: by)?|[Rr]eply to everyone by|has a reply by|hear by) (\d\d:\d\d[^,·]{0,9} on )?(?:[Tt]he end of )?(\d+ [A-Z][a-z]+)/,
  ],
  ["new", /(\d+) new\b|^New (\d+)$/],
  ["shortlisted", /(\d+) shortlisted|^Shortlisted (\d+)$/],
  ["accepted", /(\d+) accepted|^Accepted (\d+)$/],
  ["declined", /(\d+) declined|^Declined (\d+)$/],
  [
    "budget",
    /^Budget (\D{1,4}[\d,.]+(?: – \D{1,4}[\d,.]+)? (?:for the whole project|a day|an hour))/,
    toBudget,
  ],
  [
    "budget",
    /The brief’s budget: (\D{1,4}[\d,.]+(?: – \D{1,4}[\d,.]+)? (?:for the whole project|a day|an hour))/,
    toBudget,
  ],
  [
    "budget",
    /^(?:Open |In review |Filled |Closed |Draft )?((?:[€£$]|[A-Z]{3} )[\d,.]+(?:–[\d,.]+)?k? (?:fixed|a day|an hour)) · (?:Remote|Partly|On site|closes|reply)/,
    toBudget,
  ],
];

/** "€6–10k fixed" and "€6,000 – €10,000 for the whole project" are one. */
function toBudget([said = ""]: (string | undefined)[]): string {
  const times = /\dk /.test(said) ? 1_000 : 1;
  const amounts = [...said.matchAll(/[\d.,]*\d/g)].map(([text]) => Number(text.replaceAll(",", "")) * times);
  const unit = said.replace("for the whole project", "fixed").match(/fixed|a day|an hour/)?.[0];
  return `${said.match(/[€£$]|[A-Z]{3}/)?.[0]} ${[...new Set(amounts)].join("–")} ${unit}`;
}

/** The same about how a hirer keeps their promise. */
const ofHirers: typeof ofBriefs = [
  ["record", /Decided on time: (\d+ of \d+)|Decided in time on (both|the one|all \d+|\d+ of \d+)/, toRecord],
  ["replies", /(\d+) of (\d+) replied/],
  ["days to a reply", /usually (?:after (\d+) days?|on the (same) day)|You reply after (\d+) days/],
];

function toRecord([shortly, atLength = ""]: (string | undefined)[]): string {
  if (shortly) return shortly;
  const all = { both: "2", "the one": "1" }[atLength] ?? /all (\d+)/.exec(atLength)?.[1];
  return all ? `${all} of ${all}` : atLength;
}

/** The facts that the pages tell with a number, by what they are about; and all their numbers. */
export function readFacts(
  pages: readonly Page[],
  { names, hirers }: { names: ReadonlyMap<string, string>; hirers: ReadonlySet<string> },
) {
  const facts = new Map<string, Said[]>();
  const handles = new Set(names.values());
  let numbers = 0;
  const add = (fact: string, of: string, value: string, page: string) => {
    const key = `${fact} of ${of}`;
    facts.set(key, [...(facts.get(key) ?? []), { value, page }]);
  };
  for (const { reader, path, parts } of pages) {
    const page = `${path} (${names.get(reader) ?? reader})`;
    const own = new Sums();
    for (const { text, brief, member } of parts) {
      numbers += text.match(/\d[\d.,]*/g)?.length ?? 0;
      for (const [fact, pattern, value = asFound] of brief ? ofBriefs : []) {
        const found = pattern.exec(text);
        if (found) add(fact, brief ?? "", value(found.slice(1)), page);
      }
      const hirer = handleOf(brief) ?? (path === "/app" ? names.get(reader) : names.get(member ?? ""));
      for (const [fact, pattern, value = asFound] of hirer ? ofHirers : []) {
        const found = pattern.exec(text);
        if (found) add(fact, hirer ?? "", value(found.slice(1)), page);
      }
      const complete = /(\d+) of (\d+) complete/.exec(text);
      if (complete) add("profile", names.get(reader) ?? reader, asFound(complete.slice(1)), page);
      const skills = /(\d+) of (\d+)(?: skills|\. Not in the profile)/.exec(text);
      const talent = member ?? (isHirer(reader) ? null : reader);
      if (skills && brief && talent)
        add("skills", `${names.get(talent) ?? talent} for ${brief}`, asFound(skills.slice(1)), page);
      own.read(text);
    }
    const name = names.get(reader);
    if (!name) continue;
    // What a hirer's dashboard counts is the sum of what each brief of theirs says.
    if (path === "/app" && own.total !== null)
      for (const [fact, value] of own.told()) add(fact, name, `${value}`, page);
    const brief = /^\/app\/briefs\/([a-z0-9-]+)$/.exec(path)?.[1];
    if (!brief || own.total === null) continue;
    add("proposals", brief, `${own.total}`, page);
    add("proposals", brief, `${own.parts}`, `${page}, added up`);
    const all = sums.get(pages)?.get(name) ?? new Sums();
    sums.set(pages, (sums.get(pages) ?? new Map()).set(name, all.with(own)));
  }
  for (const [name, all] of sums.get(pages) ?? [])
    for (const [fact, value] of all.told()) add(fact, name, `${value}`, "the pages of all briefs");
  return { facts, numbers };

  function isHirer(uid: string): boolean {
    return hirers.has(uid);
  }

  function handleOf(brief: string | null): string | undefined {
    return brief === null ? undefined : [...handles].find((handle) => brief.startsWith(`${handle}-`));
  }
}

const sums = new WeakMap<readonly Page[], Map<string, Sums>>();

/** The proposals that a page counts by state. */
class Sums {
  total: number | null = null;
  open = 0;
  accepted = 0;
  ended = 0;

  get parts(): number {
    return this.open + this.accepted + this.ended;
  }

  read(text: string): void {
    const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
    const total = /(\d+) proposals? came to you|^(\d+) proposals?: /.exec(text);
    if (total) this.total = Number(total[1] ?? total[2]);
    if (/^\d+ proposals?: /.test(text)) {
      const states = text.replace(/\. .*/, "");
      const count = (pattern: RegExp) => Number(pattern.exec(states)?.[1] ?? 0);
      this.open = count(/(\d+) new/) + count(/(\d+) shortlisted/) + count(/(\d+) on the waiting list/);
      this.accepted = count(/(\d+) accepted/);
      this.ended =
        count(/(\d+) declined/) + count(/(\d+) left on the waiting list/) + count(/(\d+) withdrawn/);
    }
    this.accepted += number(/^Accepted: (\d+)/);
    this.open += number(/^No reply yet: (\d+)/);
    this.ended += number(/^Declined or withdrawn: (\d+)/);
  }

  with({ total, open, accepted, ended }: Sums): Sums {
    const all = new Sums();
    all.total = (this.total ?? 0) + (total ?? 0);
    [all.open, all.accepted, all.ended] = [this.open + open, this.accepted + accepted, this.ended + ended];
    return all;
  }

  told(): [fact: string, value: number][] {
    return [
      ["proposals", this.total ?? 0],
      ["open proposals", this.open],
      ["accepted proposals", this.accepted],
      ["ended proposals", this.ended],
    ];
  }
}
