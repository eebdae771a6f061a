import { memberForms } from "#tests/support/member-forms";
import { type Route, routeOf, routes } from "#tests/support/routes";

/** Who asks. */
export type Who = "visitor" | "talent" | "hirer" | "admin";

/** One page or press of a button. `{…}` in a path stands for something of the market. */
export interface Row {
  who: Who;
  /** What answers it. */
  route: Route;
  path: string;
  /** What a form posts; null for a page. */
  fields: Record<string, string> | null;
  /** Told apart from other rows of the route. */
  what?: string;
}

const answering = (path: string, isPosted: boolean) => routeOf(path.replace("{link}", "/sign-in"), isPosted);

const page = (who: Who, path: string, what?: string): Row => ({
  ...{ who, route: answering(path, false), path, fields: null },
  ...(what && { what }),
});

/** A form of a public page. */
const post = (path: string, what: string, fields: Record<string, string>): Row => ({
  ...{ who: "visitor", route: answering(path, true), path, what, fields },
});

/** A button of the signed-in area, with the fields that its form posts and what this one says instead. */
function press(who: Who, path: string, intent: string, instead: Record<string, string> = {}): Row {
  const route = answering(path, true);
  const form = memberForms.find((form) => form.route === route.id && form.typed.intent === intent);
  if (!form) throw new Error(`no form ${intent} at ${path}`);
  return { who, route, path, fields: { ...form.typed, ...instead } };
}

const brief = "/app/briefs/{brief}";

/** The yes for the last seat, with a no to each of the others who wait. */
const lastYes = {
  ...{ intent: "accept", member: "", yes: "{talent}", reason: "RATE", note: "Ours ends at 500 a day." },
  ...Object.fromEntries(Array.from({ length: 19 }, (_, at) => [`reason.{other ${at + 1}}`, "RATE"])),
};
const text = {
  summary: "Our shop takes nine seconds to answer.",
  desiredOutcome: "Nine of ten pages answer within a second, and we can see it each day.",
};
const draft = {
  ...text,
  id: "{new}",
  title: "A shop that answers in a second",
  closesOn: "{closes}",
  decideOn: "{decides}",
};

const proposal = { pitch: "{pitch}", askedA: "Has made a slow shop fast", teamA: "", teamB: "" };

const aCase = "11111111-2222-4333-8444-555555555555";
const caseTexts = {
  revision: "",
  title: "A shop",
  client: "a bank",
  year: "2024",
  problem: "Slow.",
  result: "Fast.",
};

/** What comes first: its pages are as full as they get. */
const first: Row[] = [
  page("visitor", "/", "all public pages alike"),
  page("visitor", "/briefs", "open briefs for everyone"),
  page("visitor", "/roots", "daily roots"),
  post("/?index", "signs up", { email: "newcomer@example.com", name: "Ann" }),
  post("/login", "asks for a link", { email: "{stranger}@example.com" }),
  page("visitor", "{link}", "opens the link"),
  post("{link}", "follows it", {
    email: "{stranger}@example.com",
    id: "{id of link}",
    oobCode: "{oobCode of link}",
    redirect: "/app",
  }),

  page("talent", "/app", "the first time"),
  page("talent", "/app", "again within minutes"),
  page("talent", "/app/live?since=0", "an open page listens"),
  page("talent", "/app/briefs"),
  page("talent", "/app/briefs?keyword=shop", "by keyword"),
  page("talent", "/app/briefs?sort=FIT", "best fit first"),
  page("talent", brief),
  page("talent", "/app/briefs/{fresh}/proposal"),
  page("talent", "/app/members/{hirer}?through={brief}"),
  page("talent", "/app/inbox"),
  page("talent", "/app/inbox?q=weeks", "searched"),
  page("talent", "/app/inbox/{conversation}", "new messages"),
  page("talent", "/app/inbox/{conversation}", "nothing new"),
  page("talent", "/app/inbox/{conversation}/files"),
  page("talent", "/app/inbox/snippets"),
  page("talent", "/app/report?about=brief&id={fresh}"),
];

const after: Row[] = [
  press("talent", "/app/briefs/saved", "save", { brief: "{fresh}" }),
  press("talent", "/app/briefs/saved", "unsave", { brief: "{fresh}" }),
  press("talent", "/app/briefs/searches", "save-search"),
  press("talent", "/app/briefs/{fresh}", "ask", { key: "{key}" }),
  press("talent", "/app/briefs/{fresh}/proposal", "save", {
    ...proposal,
    revision: "",
  }),
  press("talent", "/app/briefs/{fresh}/proposal", "send", {
    ...proposal,
    revision: "{revision of proposal}",
  }),
  press("talent", "/app/briefs/{fresh}/proposal", "confirm", { version: "1" }),
  press("talent", "/app/briefs/{fresh}/proposal", "withdraw"),
  press("talent", "/app/inbox/{conversation}", "send", { key: "{key}" }),
  press("talent", "/app/inbox/snippets", "add", { key: "{key}", text: "{pitch}" }),
  press("talent", "/app/inbox/{conversation}", "week"),
  press("talent", "/app/inbox/{conversation}", "archive"),
  press("talent", "/app/inbox/{conversation}", "mute"),
  press("talent", "/app/notifications", "all"),
  press("talent", "/app/profile", "save", { revision: "{revision of profile}" }),
  press("talent", "/app/profile", "confirm"),
  press("talent", "/app/profile/cases/new", "save", { id: aCase, ...caseTexts }),
  page("talent", `/app/profile/cases/${aCase}`),
  press("talent", "/app/profile/cases", "remove", { case: aCase }),
  page("talent", "/app/profile/history"),
  press("talent", "/app/profile/history?section=work", "save", { section: "work", was: "", name: "Engines" }),
  press("talent", "/app/profile/account", "settings"),
  press("talent", "/app/report?about=brief&id={fresh}", "report"),

  page("hirer", "/app", "the first time"),
  page("hirer", "/app", "again within minutes"),
  page("hirer", "/app/briefs?status=OPEN"),
  page("hirer", "/app/briefs/new?id={new}"),
  press("hirer", "/app/briefs/new", "save", draft),
  page("hirer", "/app/briefs/{new}/edit"),
  page("hirer", "/app/files/brief/{new}"),
  press("hirer", "/app/briefs/{new}/edit", "publish", {
    ...draft,
    revision: "{revision of new}",
  }),
  page("talent", "/app/profile/references"),
  page("talent", "/app/work/{work}"),
  page("talent", "/app/work/{work}/agreement"),
  press("talent", "/app/work/{work}/agreement", "save", { revision: "" }),
  press("talent", "/app/work/{work}/agreement", "offer", { revision: "1", over: "" }),
  page("talent", "/app/work/{work}/agreement/versions"),
  page("talent", "/app/work/{work}/agreement/versions/1"),
  page("talent", "/app/work/{work}/milestones"),
  page("talent", "/app/work/{work}/time"),
  page("talent", "/app/work/{work}/scope"),
  page("talent", "/app/work/{work}/scope/{message}"),
  press("talent", "/app/work/{work}", "write"),
  page("hirer", brief),
  page("hirer", `${brief}/published`),
  page("hirer", `${brief}/invite?member={stranger}`),
  press("hirer", `${brief}/invite?member={stranger}`, "invite", { key: "{key}" }),
  page("hirer", `${brief}/proposals`),
  page("hirer", `${brief}/proposals/{talent}`),
  page("hirer", `${brief}/reply?with={talent}&with={other}`),
  page("hirer", `${brief}/compare?with={talent}&with={other}`),
  page("hirer", "/app/members"),
  page("hirer", "/app/members?sort={brief}", "best fit for a brief"),
  page("hirer", "/app/members/{stranger}?for={brief}", "compared with a brief"),
  page("hirer", "/app/members/{stranger}/invite"),
  press("hirer", "/app/members/saved", "save", { uid: "{stranger}" }),
  page("hirer", "/app/members/saved"),
  page("hirer", "/app/inbox/{conversation}"),
  page("hirer", "/app/found-members?keyword=shop"),
  page("hirer", "/app/inbox/new?to={stranger}"),
  press("hirer", "/app/inbox/new?to={stranger}", "start", { key: "{key}" }),
  press("hirer", "/app/inbox/{conversation}", "send", { key: "{key}" }),
  press("hirer", brief, "answer", { question: "{question}" }),
  press("hirer", brief, "clarify", { key: "{key}" }),
  press("hirer", `${brief}/proposals/{talent}`, "shortlist", {
    back: brief,
  }),
  press("hirer", `${brief}/proposals/{other}`, "decline", { back: brief }),
  {
    who: "hirer",
    route: answering(`${brief}/reply`, true),
    path: `${brief}/reply?yes={talent}`,
    fields: lastYes,
  },
  press("hirer", "/app/briefs/{new}", "close"),
  press("hirer", brief, "copy", { copyId: "{copy}" }),

  page("admin", "/app/admin", "reports"),
  page("admin", "/app/admin/jobs", "jobs in trouble"),
];

/** The addresses that no row asks for, since they read nothing of the store or are a step of a row above. */
export const leftOut = [
  // Equal for all visitors.
  "/boutiques /hire /imprint /privacy /terms /agencies /robots.txt /.well-known/security.txt /sitemap.xml",
  "/site.webmanifest /schemas/agreement.json /language /theme /*",
  // A former address, which leads on.
  "/app/references/:id",
  // Of local mode.
  "/local/mailbox /local/mailbox.json /local/styleguide /local/styleguide/:mail",
  // Once in a long while, and like a form of the rows.
  "/change-email /passkey /passkey-proof /not-me /reference/:secret /unsubscribe /answer",
  "/app/briefs/:id/invitation /feeds/search/:secret /feeds/dates/:secret /app/confirm",
  "/app/notifications/:id /session /sign-out",
  // Two documents, and those that say whether the reader may read its member.
  "/files/:id/:name",
  // Four documents at the beginning of a file and at its end, one for each part.
  "/uploads /uploads/:id",
  // A document more than all weeks, where the two agreed on a price by time.
  "/app/work/:id/time/:week",
  // Like the milestones.
  "/app/work/:id/milestones/:milestone/files",
  // Two documents more than those that say whether the reader may read the work.
  "/app/work/:id/agreement.pdf /app/work/:id/agreement/:file",
  // As many documents as its log and its versions have; counted with papers.
  "/app/work/:id/agreement.zip",
  // Like the page of a brief, with a part of its reads, and a picture; kept in memory or elsewhere.
  "/briefs/:part /members/:name /share/:of/:name/:file /badges/:name/:file",
].flatMap((addresses) => addresses.split(" "));

const said = new Set([...first, ...after].map(({ route, fields }) => (fields ? "" : route.pattern)));

/** Pages without a row of their own are opened as they are, by talent. */
const plainPages = routes.filter(
  ({ pattern, isLayout }) =>
    !isLayout && /^\/app\/[^:*]+$/.test(pattern) && !said.has(pattern) && !leftOut.includes(pattern),
);

/** All pages and forms, in an order in which each can be done. */
export const rows: Row[] = [...first, ...plainPages.map(({ pattern }) => page("talent", pattern)), ...after];
