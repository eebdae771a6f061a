import { memberForms } from "#tests/support/member-forms";

/** Who asks. */
export type Who = "visitor" | "talent" | "hirer" | "admin";

/** One page or press of a button. `{…}` in a path stands for something of the market. */
export interface Row {
  who: Who;
  /** The file in app/routes that answers. */
  route: string;
  path: string;
  /** What a form posts; null for a page. */
  fields: Record<string, string> | null;
  /** Told apart from other rows of the route. */
  what?: string;
}

const page = (who: Who, route: string, path: string, what?: string): Row => ({
  ...{ who, route: `routes/${route}`, path, fields: null },
  ...(what && { what }),
});

/** A form of a public page. */
const post = (route: string, path: string, what: string, fields: Record<string, string>): Row => ({
  ...{ who: "visitor", route: `routes/${route}`, path, what, fields },
});

/** A button of the signed-in area, with the fields that its form posts and what this one says instead. */
function press(
  who: Who,
  route: string,
  path: string,
  intent: string,
  instead: Record<string, string> = {},
): Row {
  const form = memberForms.find((form) => form.route === `routes/${route}` && form.typed.intent === intent);
  if (!form) throw new Error(`no form ${intent} at ${route}`);
  return { who, route: form.route, path, fields: { ...form.typed, ...instead } };
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

/** All pages and forms, in an order in which each can be done. */
export const rows: Row[] = [
  page("visitor", "_public._index", "/", "all public pages alike"),
  page("visitor", "_public.briefs._index", "/briefs", "open briefs for everyone"),
  post("_public._index", "/?index", "signs up", { email: "newcomer@example.com", name: "Ann" }),
  post("_public.login", "/login", "asks for a link", { email: "{stranger}@example.com" }),
  page("visitor", "_public.sign-in", "{link}", "opens the link"),
  post("_public.sign-in", "{link}", "follows it", {
    email: "{stranger}@example.com",
    id: "{id of link}",
    oobCode: "{oobCode of link}",
    redirect: "/app",
  }),

  page("talent", "app._index", "/app", "the first time"),
  page("talent", "app._index", "/app", "again within minutes"),
  page("talent", "app.live", "/app/live?since=0", "an open page listens"),
  page("talent", "app.briefs._index", "/app/briefs"),
  page("talent", "app.briefs._index", "/app/briefs?keyword=shop", "by keyword"),
  page("talent", "app.briefs._index", "/app/briefs?sort=FIT", "best fit first"),
  page("talent", "app.briefs.saved", "/app/briefs/saved"),
  page("talent", "app.briefs.searches", "/app/briefs/searches"),
  page("talent", "app.briefs.proposals", "/app/briefs/proposals"),
  page("talent", "app.briefs.$id", brief),
  page("talent", "app.briefs.$id_.proposal", "/app/briefs/{fresh}/proposal"),
  page("talent", "app.members.$uid", "/app/members/{hirer}?through={brief}"),
  page("talent", "app.notifications", "/app/notifications"),
  page("talent", "app.inbox._index", "/app/inbox"),
  page("talent", "app.inbox._index", "/app/inbox?q=weeks", "searched"),
  page("talent", "app.inbox.$id", "/app/inbox/{conversation}", "new messages"),
  page("talent", "app.inbox.$id", "/app/inbox/{conversation}", "nothing new"),
  page("talent", "app.inbox_.$id.files", "/app/inbox/{conversation}/files"),
  page("talent", "app.profile", "/app/profile"),
  page("talent", "app.profile_.picture", "/app/profile/picture"),
  page("talent", "app.profile_.cases._index", "/app/profile/cases"),
  page("talent", "app.profile_.cases.new", "/app/profile/cases/new"),
  page("talent", "app.profile_.resume", "/app/profile/resume"),
  page("talent", "app.profile_.resume[.]json", "/app/profile/resume.json"),
  page("talent", "app.profile_.account", "/app/profile/account"),
  page("talent", "app.profile_.email", "/app/profile/email"),
  page("talent", "app.profile_.export", "/app/profile/export"),
  page("talent", "app.report", "/app/report?about=brief&id={fresh}"),

  press("talent", "app.briefs.saved", "/app/briefs/saved", "save", { brief: "{fresh}" }),
  press("talent", "app.briefs.saved", "/app/briefs/saved", "unsave", { brief: "{fresh}" }),
  press("talent", "app.briefs.searches", "/app/briefs/searches", "save-search"),
  press("talent", "app.briefs.$id", "/app/briefs/{fresh}", "ask", { key: "{key}" }),
  press("talent", "app.briefs.$id_.proposal", "/app/briefs/{fresh}/proposal", "save", {
    ...proposal,
    revision: "",
  }),
  press("talent", "app.briefs.$id_.proposal", "/app/briefs/{fresh}/proposal", "send", {
    ...proposal,
    revision: "{revision of proposal}",
  }),
  press("talent", "app.briefs.$id_.proposal", "/app/briefs/{fresh}/proposal", "withdraw"),
  press("talent", "app.inbox.$id", "/app/inbox/{conversation}", "send", { key: "{key}" }),
  press("talent", "app.inbox.$id", "/app/inbox/{conversation}", "archive"),
  press("talent", "app.inbox.$id", "/app/inbox/{conversation}", "mute"),
  press("talent", "app.notifications", "/app/notifications", "all"),
  press("talent", "app.profile", "/app/profile", "save", { revision: "{revision of profile}" }),
  press("talent", "app.profile", "/app/profile", "confirm"),
  press("talent", "app.profile_.cases.new", "/app/profile/cases/new", "save", { id: aCase, ...caseTexts }),
  page("talent", "app.profile_.cases.$id", `/app/profile/cases/${aCase}`),
  press("talent", "app.profile_.cases._index", "/app/profile/cases", "remove", { case: aCase }),
  press("talent", "app.profile_.account", "/app/profile/account", "settings"),
  press("talent", "app.report", "/app/report?about=brief&id={fresh}", "report"),

  page("hirer", "app._index", "/app", "the first time"),
  page("hirer", "app._index", "/app", "again within minutes"),
  page("hirer", "app.briefs._index", "/app/briefs?status=OPEN"),
  page("hirer", "app.briefs.new", "/app/briefs/new?id={new}"),
  press("hirer", "app.briefs.new", "/app/briefs/new", "save", draft),
  page("hirer", "app.briefs.$id_.edit", "/app/briefs/{new}/edit"),
  page("hirer", "app.files.$place.$id", "/app/files/brief/{new}"),
  press("hirer", "app.briefs.$id_.edit", "/app/briefs/{new}/edit", "publish", {
    ...draft,
    revision: "{revision of new}",
  }),
  page("talent", "app.profile_.references", "/app/profile/references"),
  page("talent", "app.references.$id", "/app/references/{work}"),
  press("talent", "app.references.$id", "/app/references/{work}", "write"),
  page("hirer", "app.briefs.$id", brief),
  page("hirer", "app.briefs.$id_.published", `${brief}/published`),
  page("hirer", "app.briefs.$id_.invite", `${brief}/invite?member={stranger}`),
  press("hirer", "app.briefs.$id_.invite", `${brief}/invite?member={stranger}`, "invite", { key: "{key}" }),
  page("hirer", "app.briefs.$id_.proposals", `${brief}/proposals`),
  page("hirer", "app.briefs.$id_.proposals.$uid", `${brief}/proposals/{talent}`),
  page("hirer", "app.briefs.$id_.reply", `${brief}/reply?with={talent}&with={other}`),
  page("hirer", "app.briefs.$id_.compare", `${brief}/compare?with={talent}&with={other}`),
  page("hirer", "app.members._index", "/app/members"),
  page("hirer", "app.members._index", "/app/members?sort={brief}", "best fit for a brief"),
  page("hirer", "app.members.$uid", "/app/members/{stranger}?for={brief}", "compared with a brief"),
  press("hirer", "app.members.saved", "/app/members/saved", "save", { uid: "{stranger}" }),
  page("hirer", "app.members.saved", "/app/members/saved"),
  page("hirer", "app.inbox.$id", "/app/inbox/{conversation}"),
  page("hirer", "app.inbox.new", "/app/inbox/new?to={stranger}"),
  press("hirer", "app.inbox.new", "/app/inbox/new?to={stranger}", "start", { key: "{key}" }),
  press("hirer", "app.inbox.$id", "/app/inbox/{conversation}", "send", { key: "{key}" }),
  press("hirer", "app.briefs.$id", brief, "answer", { question: "{question}" }),
  press("hirer", "app.briefs.$id_.proposals.$uid", `${brief}/proposals/{talent}`, "shortlist", {
    back: brief,
  }),
  press("hirer", "app.briefs.$id_.proposals.$uid", `${brief}/proposals/{other}`, "decline", { back: brief }),
  {
    who: "hirer",
    route: "routes/app.briefs.$id_.reply",
    path: `${brief}/reply?yes={talent}`,
    fields: lastYes,
  },
  press("hirer", "app.briefs.$id", "/app/briefs/{new}", "close"),
  press("hirer", "app.briefs.$id", brief, "copy", { copyId: "{copy}" }),

  page("admin", "app.$", "/app/admin", "reports"),
  page("admin", "app.$", "/app/admin/jobs", "jobs in trouble"),
];

/** What no row asks for, since it reads nothing of the store or is a step of a row above. */
export const leftOut: readonly string[] = [
  // Layouts: part of every page within them.
  ...["root", "routes/_public", "routes/app", "routes/app.inbox"],
  // Equal for all visitors.
  ...["_public.boutiques", "_public.hire", "_public.privacy", "_public.terms", "agencies"].map(route),
  ...[
    "robots[.]txt",
    "[.]well-known.security[.]txt",
    "sitemap[.]xml",
    "site[.]webmanifest",
    "language",
    "theme",
    "$",
  ].map(route),
  // Of local mode.
  ...["local.mailbox", "local.mailbox[.]json", "local.styleguide"].map(route),
  // Once in a long while, and like a form of the rows.
  ...[
    "_public.change-email",
    "_public.passkey",
    "passkey-proof",
    "_public.not-me",
    "_public.reference.$secret",
    "_public.unsubscribe",
    "app.briefs.$id_.invitation",
    "feeds.search.$secret",
    "feeds.dates.$secret",
    "app.confirm",
    "app.notifications_.$id",
  ].map(route),
  ...["session", "sign-out"].map(route),
  // Two documents, and those that say whether the reader may read its member.
  ...["files.$id.$name"].map(route),
  // Four documents at the beginning of a file and at its end, one for each part.
  ...["uploads", "uploads_.$id"].map(route),
  // Like the page of a brief, with a part of its reads, and a picture; kept in memory or elsewhere.
  ...["_public.briefs.$part", "_public.members.$name", "share.$of.$name.$file"].map(route),
];

function route(name: string): string {
  return `routes/${name}`;
}
