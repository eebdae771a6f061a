import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { agreementOf, offerDraft, saveDraft } from "#tests/support/agreements";
import { get, respond } from "#tests/support/app";
import { createMarket, succeeded } from "#tests/support/market";
import { workInMilestones } from "#tests/support/milestones";
import type { AgreementContent } from "~/domain/fields/agreement-fields";
import { compareVersions } from "~/features/agreements/pages/compare-versions.server";
import { VersionPage } from "~/features/agreements/pages/version-page";
import { VersionsPage } from "~/features/agreements/pages/versions-page";
import {
  confirmAgreement,
  returnAgreement,
  withdrawAgreement,
} from "~/features/agreements/writes/answer-agreement";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { agreementVersionPath, agreementVersionsPath } from "~/paths";
import * as listRoute from "~/routes/app.work.$id_.agreement_.versions";
import * as versionRoute from "~/routes/app.work.$id_.agreement_.versions_.$n";
import { languages } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";

// No router is needed to see what a page says.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  Form: (props: ComponentProps<"form">) => <form {...props} />,
  useNavigation: () => ({ state: "idle" }),
  useRouteLoaderData: () => undefined,
}));

const scope = "The ten slowest queries are gone from the shop.";

/** Confirmed; a change that was sent back; one that was withdrawn; one that is offered. */
async function createScene() {
  const market = createMarket({ graphql: "real" });
  const { app } = market;
  const hirer = await market.join("HIRER");
  const { id, talent } = await workInMilestones(market, hirer, { scope });
  const offer = async (uid: string, more: Partial<AgreementContent>) => {
    await saveDraft(market, uid, id, more);
    return offerDraft(market, uid, id);
  };
  const second = await offer(talent, { scope: scope.replace("ten", "twelve") });
  succeeded(await returnAgreement(market, hirer, id, { hash: second, words: "Ten, please." }));
  succeeded(await withdrawAgreement(market, hirer, id, await offer(hirer, { notInScope: "By mistake." })));
  await offer(talent, { scope: scope.replace("ten", "nine"), reviewDays: 7 });
  await saveDraft(market, hirer, id, { scope: "A draft of the hirer’s own." });
  const load = async (uid: string, path: string) => {
    const { cookie } = await app.signIn({ uid, email: `${uid}@example.com` });
    const request = get(path, { cookie });
    const n = new URL(request.url).pathname.split("/").at(-1) ?? "";
    const context = app.context(request);
    return n === "versions"
      ? respond(() => listRoute.loader({ request, context, params: { id } }))
      : respond(() => versionRoute.loader({ request, context, params: { id, n } }));
  };
  const show = async (uid: string, n: number, query = "") => {
    const page = await (await load(uid, agreementVersionPath(id, n) + query)).json();
    return { page, html: renderToStaticMarkup(<VersionPage {...page} />) };
  };
  return { ...market, market, id, hirer, talent, load, show };
}

it("both sides read all that was offered, by whom, when and what became of it; drafts stay apart", async () => {
  const { id, hirer, talent, load } = await createScene();
  for (const uid of [hirer, talent]) {
    const text = await (await load(uid, agreementVersionsPath(id))).text();
    expect(text).not.toContain("A draft of the hirer’s own.");
    const page = JSON.parse(text);
    const { versions, inForce } = page.work.agreement;
    expect(versions.map((one: { n: number; status: string }) => `${one.n} ${one.status}`)).toEqual([
      "4 OFFERED",
      "3 WITHDRAWN",
      "2 RETURNED",
      "1 CONFIRMED",
    ]);
    expect(inForce.n).toBe(1);
    const html = renderToStaticMarkup(<VersionsPage {...page} />);
    for (const said of ["Holds now", "Sent back", "Withdrawn", "Waits for an answer", "Offered by you on"])
      expect(html).toContain(said);
    expect(html).toContain(`href="${agreementVersionPath(id, 3)}"`);
  }
});

it("nobody else reads any of it", async () => {
  const { id, load, join } = await createScene();
  const stranger = await join("FREELANCER");
  expect((await load(stranger, agreementVersionsPath(id))).status).toBe(404);
  for (const n of [1, 2, 4]) expect((await load(stranger, agreementVersionPath(id, n))).status).toBe(404);
});

it.each(["0", "5", "01", "-1", "1.0", "1e0", "1000", "x", "%31"])("there is no version %s", async (n) => {
  const { id, talent, load } = await createScene();
  expect((await load(talent, `${agreementVersionsPath(id)}/${n}`)).status).toBe(404);
});

it("a version says what it changed of the one before it, with words that are spoken", async () => {
  const { talent, show } = await createScene();
  const { page, html } = await show(talent, 2);
  expect(page).toMatchObject({ former: 1, holds: 1, others: [4, 3, 1] });
  expect(html).toMatch(/<del[^>]*><span[^>]*>removed: <\/span>ten <\/del>/);
  expect(html).toMatch(/<ins[^>]*><span[^>]*>added: <\/span>twelve <\/ins>/);
  expect(html).toContain("Ten, please.");
  const changed = page.parts.filter((one: { changed: boolean }) => one.changed);
  const names = changed.map((one: { name: string }) => one.name);
  // It had no milestones, either.
  expect(names).toEqual([
    "scope",
    ...["first", "second"].flatMap((one) => [`${one}-title`, `${one}-done`, `${one}-due`]),
  ]);
  const { html: first } = await show(talent, 1);
  expect(first).not.toMatch(/<ins|<del/);
  expect(first).toContain("Holds now");
});

it("it is read against another one, where the address names one that there is", async () => {
  const { hirer, show } = await createScene();
  const { page, html } = await show(hirer, 4, "?from=1");
  expect(page.former).toBe(1);
  expect(html).toContain("ten ");
  expect(html).toMatch(/14 days<\/del>.*7 days<\/ins>/s);
  expect((await show(hirer, 4, "?from=2")).html).toContain("twelve ");
  // Read backwards, what was added is what is removed.
  expect((await show(hirer, 1, "?from=2")).html).toMatch(/removed: <\/span>twelve /);
  expect((await show(hirer, 4, "?from=99")).page.former).toBeNull();
  for (const from of ["x", "", "4", "-1", "<b>"])
    expect((await show(hirer, 4, `?from=${encodeURIComponent(from)}`)).page.former).toBe(3);
});

it("they stay to be read while one has blocked the other, and whichever holds", async () => {
  const { market, id, hirer, talent, load, show } = await createScene();
  const hash = (await agreementOf(market, id))?.offered?.hash ?? "";
  succeeded(await confirmAgreement(market, hirer, id, hash));
  expect((await show(talent, 1)).html).toContain("Held before");
  succeeded(await setBlocked(market, hirer, id, true));
  for (const uid of [hirer, talent]) expect((await load(uid, agreementVersionPath(id, 4))).status).toBe(200);
});

it("milestones are compared each by its id, whatever their order, and dropped ones are shown", () => {
  const milestone = (id: string, more: object = {}) => ({
    ...{ id, title: `Part ${id}`, doneWhen: "It is fast.", dueOn: null, amount: null },
    ...more,
  });
  const content = (milestones: AgreementContent["milestones"]): AgreementContent => ({
    ...{ hirerParty: null, talentParty: null, scope: null, notInScope: null, price: null, unit: "PROJECT" },
    ...{ atMost: null, paymentDays: null, startOn: null, endOn: null, reviewDays: null, silence: "NOTHING" },
    ...{ milestones, rights: null, confidentiality: null },
  });
  const parts = compareVersions(
    content([milestone("b"), milestone("a", { doneWhen: "It is very fast." })]),
    content([milestone("a"), milestone("b"), milestone("c")]),
  );
  const changed = parts.filter((one) => one.changed).map(({ name }) => name);
  expect(changed).toEqual(["a-done", "c-title", "c-done"]);
});

it.each(languages.map(({ code }) => code))("the page has all its words in %s", async (language) => {
  const { talent, show } = await createScene();
  const { page } = await show(talent, 2);
  const html = inLanguage(language, () => renderToStaticMarkup(<VersionPage {...page} />));
  expect(html).toMatch(/<ins>[^<]+<\/ins>/);
  expect(html).toMatch(/<del[^>]*><span[^>]*>[^<]+<\/span>/);
});
