import type { LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { readRealBuild } from "#tests/fuzz/real-build";
import { createTestApp, get, respond } from "#tests/support/app";
import { mockGraphql } from "#tests/support/graphql-mocks";
import { createLink, linksCollection } from "~/features/sign-in/auth/links.server";
import * as freelancer from "~/routes/_public._index";
import * as boutiques from "~/routes/_public.boutiques";
import * as publicBriefs from "~/routes/_public.briefs._index";
import * as publicBrief from "~/routes/_public.briefs.$part";
import * as hire from "~/routes/_public.hire";
import * as imprint from "~/routes/_public.imprint";
import * as login from "~/routes/_public.login";
import * as publicMember from "~/routes/_public.members.$name";
import * as privacy from "~/routes/_public.privacy";
import * as asked from "~/routes/_public.reference.$secret";
import * as signIn from "~/routes/_public.sign-in";
import * as terms from "~/routes/_public.terms";
import * as splat from "~/routes/$";
import * as agencies from "~/routes/agencies";
import * as app from "~/routes/app";
import * as other from "~/routes/app.$";
import * as briefs from "~/routes/app.briefs._index";
import * as invitation from "~/routes/app.briefs.$id_.invitation";
import * as invite from "~/routes/app.briefs.$id_.invite";
import * as published from "~/routes/app.briefs.$id_.published";
import * as proposals from "~/routes/app.briefs.proposals";
import * as bookmarks from "~/routes/app.briefs.saved";
import * as searches from "~/routes/app.briefs.searches";
import * as inbox from "~/routes/app.inbox";
import * as members from "~/routes/app.members._index";
import * as member from "~/routes/app.members.$uid";
import * as chooseBrief from "~/routes/app.members.$uid_.invite";
import * as savedMembers from "~/routes/app.members.saved";
import * as profile from "~/routes/app.profile";
import * as account from "~/routes/app.profile_.account";
import * as badges from "~/routes/app.profile_.badges";
import * as newCase from "~/routes/app.profile_.cases.new";
import * as exported from "~/routes/app.profile_.export";
import * as references from "~/routes/app.profile_.references";
import * as resume from "~/routes/app.profile_.resume";
import * as resumeFile from "~/routes/app.profile_.resume[.]json";
import * as report from "~/routes/app.report";
import * as works from "~/routes/app.work._index";
import * as work from "~/routes/app.work.$id";
import * as agreementFile from "~/routes/app.work.$id_.agreement_.$file";
import * as agreementArchive from "~/routes/app.work.$id_.agreement[.]zip";
import * as badge from "~/routes/badges.$name.$file";
import * as language from "~/routes/language";
import * as mailbox from "~/routes/local.mailbox";
import * as mailboxJson from "~/routes/local.mailbox[.]json";
import * as styleguide from "~/routes/local.styleguide";
import * as agreementSchema from "~/routes/schemas.agreement[.]json";
import * as session from "~/routes/session";
import * as sharePicture from "~/routes/share.$of.$name.$file";
import * as signOut from "~/routes/sign-out";
import * as sitemap from "~/routes/sitemap[.]xml";
import * as theme from "~/routes/theme";
import { ViewerDocument } from "~/shell/operations/operations.generated";

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

/** How a route answers: `200` shows itself, `202` waits, a path redirects. */
type Answers = {
  anonymous: string;
  member: string;
  pendingWithLink: string;
  skipping: string;
  memberSkipping: string;
};

const link = "/sign-in?id=a-link&oobCode=a-code&redirect=%2Fapp";
const toApp = { member: "/app", pendingWithLink: "/app", skipping: "200", memberSkipping: "200" };
const everywhere = (answer: string): Answers => ({
  anonymous: answer,
  member: answer,
  pendingWithLink: answer,
  skipping: answer,
  memberSkipping: answer,
});
const behindGuard = (back: string, signedIn = "200"): Answers => ({
  anonymous: back,
  member: signedIn,
  pendingWithLink: signedIn,
  skipping: "202",
  memberSkipping: signedIn,
});

/** product.md §2, and the endpoints beside it (docs/decisions). */
const table: [string, Loader, Answers][] = [
  ["/", freelancer.loader, { anonymous: "200", ...toApp }],
  ["/agencies", agencies.loader, everywhere("/boutiques")],
  ["/boutiques", boutiques.loader, { anonymous: "200", ...toApp }],
  ["/hire", hire.loader, { anonymous: "200", ...toApp }],
  // Members see the public pages as visitors do.
  ["/briefs", publicBriefs.loader, everywhere("200")],
  ["/briefs/nothing", publicBrief.loader, everywhere("404")],
  ["/members/nobody", publicMember.loader, everywhere("404")],
  ["/share/members/nobody/a.png", sharePicture.loader, everywhere("404")],
  ["/badges/nobody/availability.en.light.svg", badge.loader, everywhere("404")],
  ["/sitemap.xml", sitemap.loader, everywhere("200")],
  ["/login", login.loader, { anonymous: "200", ...toApp }],
  ["/sign-out", signOut.loader, everywhere("/")],
  ["/sign-in", signIn.loader, { anonymous: "200", ...toApp }],
  [link, signIn.loader, { anonymous: "200", ...toApp, pendingWithLink: "200" }],
  ["/app", app.loader, behindGuard("/login")],
  ["/app/profile", profile.loader, behindGuard("/login?redirect=%2Fapp%2Fprofile")],
  ["/app/profile/account", account.loader, behindGuard("/login?redirect=%2Fapp%2Fprofile%2Faccount")],
  [
    "/app/profile/cases/new",
    newCase.loader,
    behindGuard("/login?redirect=%2Fapp%2Fprofile%2Fcases%2Fnew", "404"),
  ],
  ["/app/profile/export", exported.loader, behindGuard("/login?redirect=%2Fapp%2Fprofile%2Fexport")],
  ["/app/profile/badges", badges.loader, behindGuard("/login?redirect=%2Fapp%2Fprofile%2Fbadges")],
  ["/app/profile/resume", resume.loader, behindGuard("/login?redirect=%2Fapp%2Fprofile%2Fresume")],
  // Whose account has no profile is led to the page that says so.
  [
    "/app/profile/resume.json",
    resumeFile.loader,
    behindGuard("/login?redirect=%2Fapp%2Fprofile%2Fresume.json", "/app/profile/resume"),
  ],
  ["/app/members/nobody", member.loader, behindGuard("/login?redirect=%2Fapp%2Fmembers%2Fnobody", "404")],
  [
    "/app/members/nobody/invite",
    chooseBrief.loader,
    behindGuard("/login?redirect=%2Fapp%2Fmembers%2Fnobody%2Finvite", "404"),
  ],
  ["/app/members", members.loader, behindGuard("/login?redirect=%2Fapp%2Fmembers")],
  ["/app/members/saved", savedMembers.loader, behindGuard("/login?redirect=%2Fapp%2Fmembers%2Fsaved")],
  ["/app/briefs?skill=react", briefs.loader, behindGuard("/login?redirect=%2Fapp%2Fbriefs%3Fskill%3Dreact")],
  ["/app/briefs/saved", bookmarks.loader, behindGuard("/login?redirect=%2Fapp%2Fbriefs%2Fsaved")],
  ["/app/briefs/searches", searches.loader, behindGuard("/login?redirect=%2Fapp%2Fbriefs%2Fsearches")],
  ["/app/briefs/proposals", proposals.loader, behindGuard("/login?redirect=%2Fapp%2Fbriefs%2Fproposals")],
  [
    "/app/briefs/none/published",
    published.loader,
    behindGuard("/login?redirect=%2Fapp%2Fbriefs%2Fnone%2Fpublished", "404"),
  ],
  [
    "/app/briefs/none/invite?member=nobody",
    invite.loader,
    behindGuard("/login?redirect=%2Fapp%2Fbriefs%2Fnone%2Finvite%3Fmember%3Dnobody", "404"),
  ],
  [
    "/app/briefs/none/invitation",
    invitation.loader,
    behindGuard("/login?redirect=%2Fapp%2Fbriefs%2Fnone%2Finvitation", "404"),
  ],
  [
    "/app/profile/references",
    references.loader,
    behindGuard("/login?redirect=%2Fapp%2Fprofile%2Freferences"),
  ],
  ["/app/work", works.loader, behindGuard("/login?redirect=%2Fapp%2Fwork")],
  ["/app/work/none_nobody", work.loader, behindGuard("/login?redirect=%2Fapp%2Fwork%2Fnone_nobody", "404")],
  [
    "/app/work/none_nobody/agreement/1.json",
    agreementFile.loader,
    behindGuard("/login?redirect=%2Fapp%2Fwork%2Fnone_nobody%2Fagreement%2F1.json", "404"),
  ],
  [
    "/app/work/none_nobody/agreement.zip",
    agreementArchive.loader,
    behindGuard("/login?redirect=%2Fapp%2Fwork%2Fnone_nobody%2Fagreement.zip", "404"),
  ],
  ["/schemas/agreement.json", agreementSchema.loader, everywhere("200")],
  ["/reference/none", asked.loader, everywhere("404")],
  ["/app/inbox", inbox.loader, behindGuard("/login?redirect=%2Fapp%2Finbox")],
  [
    "/app/report?about=brief&id=nothing",
    report.loader,
    behindGuard("/login?redirect=%2Fapp%2Freport%3Fabout%3Dbrief%26id%3Dnothing", "404"),
  ],
  ["/app/anything", other.loader, everywhere("/")],
  ["/app/admin", other.loader, everywhere("/")],
  ["/anything/else", splat.loader, everywhere("/")],
  ["/session", session.loader, everywhere("/")],
  ["/theme", theme.loader, everywhere("/")],
  ["/language", language.loader, everywhere("/")],
  ["/privacy", privacy.loader, everywhere("200")],
  ["/terms", terms.loader, everywhere("200")],
  ["/imprint", imprint.loader, everywhere("200")],
  ["/local/mailbox", mailbox.loader, everywhere("200")],
  ["/local/mailbox.json", mailboxJson.loader, everywhere("200")],
  ["/local/styleguide", styleguide.loader, everywhere("200")],
];

async function visit(path: string, loader: Loader, visitor: keyof Answers): Promise<string> {
  const product = createTestApp({ graphql: "real" });
  const skipping = await product.skippingRedirects();
  const member = await product.signIn({ status: visitor === "pendingWithLink" ? "PENDING" : "ACTIVE" });
  await product.store.transact(async (tx) =>
    tx.set(
      linksCollection,
      "a-link",
      createLink(
        { address: member.email, attempt: null, uid: member.uid, actionCode: "a-code" },
        null,
        product.clock.now(),
      ),
    ),
  );
  const cookie = {
    anonymous: "",
    member: member.cookie,
    pendingWithLink: member.cookie,
    skipping,
    memberSkipping: `${member.cookie}; ${skipping}`,
  }[visitor];
  const request = get(path, { cookie });
  const answer = await respond(() => loader({ request, context: product.context(request), params: {} }));
  return answer.headers.get("location") ?? String(answer.status);
}

const visitors = ["anonymous", "member", "pendingWithLink", "skipping", "memberSkipping"] as const;

it.each(table)("%s (loader %#) answers each visitor as the table says", async (path, loader, answers) => {
  const given: Partial<Answers> = {};
  for (const visitor of visitors) given[visitor] = await visit(path, loader, visitor);
  expect(given).toEqual(answers);
});

it("every page of the signed-in area asks a visitor to sign in, whether the table has it or not", async () => {
  const { routes } = await readRealBuild();
  const product = createTestApp({ graphql: "real" });
  const answers = [];
  for (const { id, module } of Object.values(routes).filter((route) => route !== undefined)) {
    if (!id.startsWith("routes/app") || !module.loader) continue;
    const request = get("/app");
    const args = { request, context: product.context(request), params: { id: "x", uid: "x" } };
    const answer = await respond(() => (module.loader as Loader)(args));
    answers.push([id, answer.headers.get("location") ?? String(answer.status)]);
  }
  expect(answers.length).toBeGreaterThan(20);
  const otherwise = Object.fromEntries(answers.filter(([, to]) => !to?.startsWith("/login")));
  // A stream that ends at once, a former address, and paths that no page has.
  expect(otherwise).toEqual({
    "routes/app.references.$id": "/app/work/x",
    "routes/app.live": "204",
    "routes/app.$": "/",
  });
});

describe("the layout above a path that no page has", () => {
  it.each(["/app/anything", "/app/admin", "/app/admin/jobs"])("leads everybody on: %s", async (path) => {
    const layout: Loader = (args) => app.loader({ ...args, params: { "*": path.slice("/app/".length) } });
    for (const visitor of visitors) expect(await visit(path, layout, visitor), visitor).toBe("/");
  });
});

describe("an API that knows nobody by a session that is live here", () => {
  async function openProfile({ accountGone = false } = {}) {
    const testApp = createTestApp();
    mockGraphql(ViewerDocument, { viewer: null });
    const { cookie, uid, sessionId } = await testApp.signIn();
    if (accountGone) await testApp.store.transact(async (tx) => tx.delete("accounts", uid));
    const request = get("/app/briefs", { cookie });
    const args = { request, context: testApp.context(request), params: {} };
    const response = await respond(() => briefs.loader(args));
    return { response, logged: testApp.logged, session: await testApp.auth.sessions.findById(sessionId) };
  }

  it("is trouble of ours, and signs nobody out", async () => {
    const { response, logged, session } = await openProfile();
    expect(response.status).toBe(503);
    expect(response.headers.has("set-cookie")).toBe(false);
    expect(session).not.toBeNull();
    expect(logged.map(({ msg }) => msg)).toContainEqual(
      expect.stringMatching(/^The API doesn’t know a live/),
    );
  });

  it("ends the session where the account is gone", async () => {
    const { response, session } = await openProfile({ accountGone: true });
    expect(response).toHaveRedirect("/login");
    expect(session).toBeNull();
  });
});

describe("outside local mode", () => {
  it.each([
    ["/local/mailbox", mailbox.loader],
    ["/local/mailbox.json", mailboxJson.loader],
    ["/local/styleguide", styleguide.loader],
  ] as const)("%s is any other path", async (path, loader) => {
    const product = createTestApp();
    const request = get(path);
    const context = { ...product.context(request), mailbox: null };
    expect(await respond(() => loader({ request, context, params: {} }))).toHaveRedirect("/");
  });
});
