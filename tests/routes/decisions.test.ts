import { describe, expect, it } from "vitest";
import { aCause, createMarket, day, succeeded } from "#tests/domain/market";
import { get, post, respond } from "#tests/support/app";
import { suspendMember } from "~/domain/administering/suspend-member";
import {
  acceptProposal,
  declineProposal,
  declineProposals,
  shortlistProposal,
} from "~/domain/proposals/decide-proposal";
import { withdrawProposal } from "~/domain/proposals/write-proposal";
import { describeDecided } from "~/members/proposals/decide/decided";
import { describePromise } from "~/members/proposals/decide/promise";
import { briefPath, comparePath, proposalsPath, replyPath } from "~/paths";
import { loader as briefLoader } from "~/routes/app.briefs.$id";
import { loader as compareLoader } from "~/routes/app.briefs.$id_.compare";
import { loader as listLoader } from "~/routes/app.briefs.$id_.proposals";
import { action, loader } from "~/routes/app.briefs.$id_.proposals.$uid";

/** A hirer who is signed in, with an open brief and people who have answered it. */
async function createAnsweredBrief({ people = 2, seats = 1 } = {}) {
  const market = createMarket({ graphql: "real" });
  const hirer = await market.join("HIRER");
  const email = `${hirer}@example.com`;
  const briefId = await market.open(hirer, { seats });
  const applicants: string[] = [];
  for (let index = 0; index < people; index += 1) applicants.push(await market.propose(briefId));
  const account = await market.store.get<object>("accounts", hirer);
  // The provider is not asked again, however far a test turns the clock.
  const verifiedAt = new Date(market.clock.now().getTime() + day).toISOString();
  const { cookie } = await market.app.signIn({ uid: hirer, email, session: { verifiedAt } });
  // Signing in makes an account of no kind.
  await market.store.transact(async (tx) => tx.set("accounts", hirer, account?.data ?? {}));
  const [one = "", two = ""] = applicants;
  const args = (request: Request, uid?: string) => ({
    request,
    context: market.app.context(request),
    params: { id: briefId, ...(uid && { uid }) },
  });
  const comparison = (...uids: string[]) => {
    const query = new URLSearchParams(uids.map((uid) => ["with", uid]));
    const request = get(`${comparePath(briefId)}?${query}`, { cookie });
    return respond(() => compareLoader(args(request)));
  };
  return {
    market,
    hirer,
    briefId,
    applicants,
    one,
    two,
    cookie,
    decide: (uid: string, fields: Record<string, string>) => {
      const request = post(proposalsPath(briefId, uid), fields, { cookie });
      return respond(() => action(args(request, uid)));
    },
    show: (uid: string, search = "") => {
      const request = get(proposalsPath(briefId, uid) + search, { cookie });
      return respond(() => loader(args(request, uid)));
    },
    list: async (search = "") => {
      const request = get(proposalsPath(briefId) + search, { cookie });
      return (await respond(() => listLoader(args(request)))).json();
    },
    comparison,
    compare: async (...uids: string[]) => (await comparison(...uids)).json(),
    key: (applicantUid: string) => ({ briefId, applicantUid }),
  };
}

describe("a decision", () => {
  it.each(["list", "comparison", "proposal"] as const)(
    "leads back to the %s that it was made on, and says there what was decided",
    async (from) => {
      const answered = await createAnsweredBrief();
      const own = proposalsPath(answered.briefId, answered.one);
      const back = {
        list: `${proposalsPath(answered.briefId)}?status=sent`,
        comparison: `${comparePath(answered.briefId)}?with=${answered.one}&with=${answered.two}`,
        proposal: own,
      }[from];
      const answer = await answered.decide(answered.one, { intent: "shortlist", back });
      const joined = `${back}${back.includes("?") ? "&" : "?"}`;
      expect(answer).toHaveRedirect(`${joined}decided=shortlist&whom=${answered.one}`, 303);
      expect((await answered.market.readProposal(answered.briefId, answered.one)).status).toBe("SHORTLISTED");
    },
  );

  it.each([
    "https://evil.example",
    "//evil.example",
    "/app/briefs/another/proposals",
    "/sign-out",
    "(own)/proposals/../../../../sign-out",
  ])("never leads to %s", async (asked) => {
    const answered = await createAnsweredBrief({ seats: 2 });
    const back = asked.replace("(own)", briefPath(answered.briefId));
    const answer = await answered.decide(answered.one, { intent: "accept", back });
    const own = proposalsPath(answered.briefId, answered.one);
    expect(answer).toHaveRedirect(`${own}?decided=accept&whom=${answered.one}`, 303);
  });

  it.each(["shortlist", "decline"])(
    "to %s goes on to the next of the same status that its page names, and last to the list",
    async (intent) => {
      const answered = await createAnsweredBrief({ people: 3 });
      const { nodes } = (await answered.list()).sections[0];
      const [one, two, three] = nodes.map(({ applicantUid }: { applicantUid: string }) => applicantUid);
      for (const [whom, on] of [
        [two, three],
        [three, one],
        [one, undefined],
      ] as const) {
        const { previous, next } = await (await answered.show(whom)).json();
        const answer = await answered.decide(whom, { intent, reason: "RATE", next: next ?? previous ?? "" });
        const path = proposalsPath(answered.briefId, on);
        expect(answer).toHaveRedirect(`${path}?decided=${intent}&whom=${whom}`, 303);
      }
    },
  );

  it("is said on the next page by name, with the way to undo it while nobody was told", async () => {
    const answered = await createAnsweredBrief();
    await answered.decide(answered.one, { intent: "shortlist" });
    const search = `?decided=shortlist&whom=${answered.one}`;
    const said = (await answered.list(search)).decided;
    expect(said).toMatchObject({ what: "shortlist", applicantUid: answered.one, mayUndo: true });
    expect(describeDecided(said)?.title).toMatch(/^\S.* is on your shortlist$/);
    expect((await answered.list("?decided=shortlist&whom=nobody")).decided).toBeNull();
    expect((await answered.list(`?decided=accept&whom=${answered.one}`)).decided).toBeNull();
    expect((await answered.list(`?decided=constructor&whom=${answered.one}`)).decided).toBeNull();
    expect(await answered.decide(answered.one, { intent: "undo" })).toHaveRedirect(
      `${proposalsPath(answered.briefId, answered.one)}?decided=undo&whom=${answered.one}`,
      303,
    );
    expect((await answered.market.readProposal(answered.briefId, answered.one)).status).toBe("SENT");
  });

  it.each([
    [2, /^You declined \S.* and (?!1 more)\S.*$/, "1 more"],
    [4, /^You declined \S.* and 3 more$/, "3 more"],
  ])(
    "on %i at once names one and the other, or how many, and so does its undoing",
    async (people, title, rest) => {
      const answered = await createAnsweredBrief({ people: people + 1 });
      const [alone = "", ...together] = answered.applicants;
      await answered.decide(alone, { intent: "decline", reason: "RATE" });
      await answered.market.pass(1_000);
      const noes = together.map((applicantUid) => ({
        ...{ applicantUid, reason: "RATE" as const, note: null, withoutNote: false },
      }));
      succeeded(await declineProposals(answered.market, answered.hirer, answered.briefId, noes));
      const [whom = ""] = together;
      const { decided } = await answered.list(`?decided=declines&whom=${whom}`);
      expect(describeDecided(decided)?.title).toMatch(title);
      const undone = await answered.decide(whom, { intent: "undo", all: "on" });
      const search = `?decided=undo&whom=${whom}&more=${people - 1}`;
      expect(undone).toHaveRedirect(proposalsPath(answered.briefId, whom) + search, 303);
      const said = describeDecided((await answered.list(search)).decided);
      expect(said?.title).toMatch(new RegExp(`^Undone: \\S.* and ${rest}$`));
      expect(said?.text).toContain("The proposals are");
    },
  );

  it("undone in two tabs is undone once, without what was decided before it", async () => {
    const answered = await createAnsweredBrief({ seats: 2 });
    await answered.decide(answered.one, { intent: "shortlist" });
    await answered.market.pass(60_000);
    await answered.decide(answered.one, { intent: "accept" });
    const { tellsAt } = (await (await answered.show(answered.one)).json()).proposal;
    for (const _tab of ["one", "two"]) {
      await answered.market.pass(1_000);
      const undone = await answered.decide(answered.one, { intent: "undo", tellsAt });
      expect(undone.status).toBe(303);
      const { status } = await answered.market.readProposal(answered.briefId, answered.one);
      expect(status).toBe("SHORTLISTED");
    }
  });

  it("to decline needs a reason, and keeps the note that was typed", async () => {
    const answered = await createAnsweredBrief();
    const answer = await answered.decide(answered.one, { intent: "decline", note: "Thank you." });
    expect(answer.status).toBe(422);
    const { lastResult } = await answer.json();
    expect(lastResult.error.reason).toHaveLength(1);
    expect(lastResult.initialValue.note).toBe("Thank you.");
    expect((await answered.market.readProposal(answered.briefId, answered.one)).status).toBe("SENT");
  });

  it("with a note that is too long keeps all of it, and says where to cut", async () => {
    const answered = await createAnsweredBrief();
    const note = "n".repeat(501);
    const answer = await answered.decide(answered.one, { intent: "decline", reason: "RATE", note });
    expect(answer.status).toBe(422);
    const { lastResult } = await answer.json();
    expect(lastResult).toMatchObject({
      initialValue: { reason: "RATE", note },
      error: { note: [expect.any(String)] },
    });
  });

  it("that is only looked at changes nothing", async () => {
    const answered = await createAnsweredBrief();
    const answer = await answered.decide(answered.one, { intent: "preview", reason: "RATE", note: "Hm." });
    expect(await answer.json()).toMatchObject({
      shown: { preview: true },
      lastResult: { initialValue: { note: "Hm." } },
    });
    expect((await answered.market.readProposal(answered.briefId, answered.one)).status).toBe("SENT");
  });

  it("after another tab filled the brief is refused with what was typed, and the page shows how it stands", async () => {
    const answered = await createAnsweredBrief();
    succeeded(await answered.market.accept(answered.hirer, answered.briefId, answered.two));
    const typed = { intent: "decline", reason: "OTHER", note: "We would have liked to." };
    const answer = await answered.decide(answered.one, typed);
    expect(answer.status).toBe(409);
    expect((await answer.json()).lastResult.initialValue).toEqual(typed);
    const page = await (await answered.show(answered.one)).json();
    expect(page.proposal).toMatchObject({ status: "DECLINED", reason: "EXPERIENCE", moves: ["TAKE_BACK"] });
  });

  it("to take back comes too late after ten minutes", async () => {
    const answered = await createAnsweredBrief();
    succeeded(
      await declineProposal(answered.market, answered.hirer, answered.key(answered.one), {
        reason: "RATE",
        note: null,
      }),
    );
    expect(await (await answered.show(answered.one)).json()).toMatchObject({
      proposal: { moves: ["TAKE_BACK"] },
    });
    await answered.market.pass(600_000);
    const answer = await answered.decide(answered.one, { intent: "undo" });
    expect(answer.status).toBe(409);
    expect((await answer.json()).lastResult.error[""]).toEqual([expect.stringContaining("ten minutes")]);
  });

  it("to accept for the last seat leads to who hears a no with it, also where the page promised open seats", async () => {
    const answered = await createAnsweredBrief({ seats: 2, people: 3 });
    expect(await answered.decide(answered.one, { intent: "accept" })).toHaveRedirect(
      `${proposalsPath(answered.briefId, answered.one)}?decided=accept&whom=${answered.one}`,
      303,
    );
    expect(await answered.decide(answered.two, { intent: "accept" })).toHaveRedirect(
      replyPath(answered.briefId, { yes: answered.two }),
      303,
    );
    expect((await answered.market.readProposal(answered.briefId, answered.two)).status).toBe("SENT");
  });

  it.each(["", "fire", "constructor"])("of no kind (%j) is refused", async (intent) => {
    const answered = await createAnsweredBrief();
    expect((await answered.decide(answered.one, { intent })).status).toBe(422);
  });
});

describe("within the ten minutes after the last yes", () => {
  async function createFilling() {
    const answered = await createAnsweredBrief({ people: 3 });
    const { market, hirer, briefId, one, two, applicants, key } = answered;
    const noes = [one, applicants[2] ?? ""].map((applicantUid) => ({
      ...{ applicantUid, reason: "OTHER" as const },
      ...{ note: null, withoutNote: false },
    }));
    succeeded(await acceptProposal(market, hirer, key(two), noes));
    const ownBrief = async () => {
      const request = get(briefPath(briefId), { cookie: answered.cookie });
      const context = market.app.context(request);
      return (await respond(() => briefLoader({ request, context, params: { id: briefId } }))).json();
    };
    return { ...answered, ownBrief };
  }

  it("the brief’s page names whom it was said to and until when it can be undone, and not after them", async () => {
    const { market, two, ownBrief } = await createFilling();
    const { fillsAt } = (await ownBrief()).brief;
    expect((await ownBrief()).filling).toEqual({ applicantUid: two, name: expect.any(String), at: fillsAt });
    await market.pass(10 * 60_000);
    expect(await ownBrief()).toMatchObject({ filling: null, brief: { status: "FILLED" } });
  });

  it("the list opens the proposal that got it, where it can be undone", async () => {
    const { two, list } = await createFilling();
    expect((await list()).first).toBe(two);
  });
});

describe("the proposals of a brief", () => {
  it("are shown by state, all at once or one with its pages", async () => {
    const answered = await createAnsweredBrief({ people: 13 });
    succeeded(await shortlistProposal(answered.market, answered.hirer, answered.key(answered.one)));
    succeeded(await withdrawProposal(answered.market, answered.two, answered.briefId));
    const { sections } = (await answered.list()) as {
      sections: { state: string; nodes: object[]; next: string }[];
    };
    expect(sections.map(({ state, nodes }) => [state, nodes.length])).toEqual([
      ["SENT", 10],
      ["SHORTLISTED", 1],
      ["ACCEPTED", 0],
      ["DECLINED", 0],
      ["WITHDRAWN", 1],
    ]);
    const after = encodeURIComponent(sections[0]?.next ?? "");
    const rest = await answered.list(`?status=sent&after=${after}`);
    expect(rest.sections).toMatchObject([{ state: "SENT", nodes: [{}], next: null }]);
    const anew = await answered.list("?status=sent&after=made-up");
    expect(anew).toMatchObject({ restarted: true, sections: [{ nodes: { length: 10 } }] });
  });

  it("are true at once when the brief is filled, before any job has told the waiting list", async () => {
    const answered = await createAnsweredBrief({ people: 3 });
    succeeded(await answered.market.accept(answered.hirer, answered.briefId, answered.one));
    const { brief, sections, promised } = await answered.list();
    expect(brief.counts).toMatchObject({ sent: 0, shortlisted: 0, accepted: 1, declined: 2 });
    expect(promised.title).toMatch(/^Filled at/);
    const shown = sections.map(({ state, nodes }: { state: string; nodes: { status: string }[] }) => [
      state,
      nodes.map(({ status }) => status),
    ]);
    expect(shown).toEqual([
      ["SENT", []],
      ["SHORTLISTED", []],
      ["ACCEPTED", ["ACCEPTED"]],
      ["DECLINED", ["DECLINED", "DECLINED"]],
      ["WITHDRAWN", []],
    ]);
  });

  it("are sorted by cost or fit as their address says, page by page, and keep what was ticked", async () => {
    const answered = await createAnsweredBrief({ people: 0 });
    const prices = [900, 300, 700, 100, 500, 1100, 200, 800, 600, 400, 1000, 1200].map(
      (price) => price * 1_000,
    );
    const [fitting, others]: string[][] = [[], []];
    for (const [at, min] of prices.entries()) {
      const rate = { min, max: min, currency: "EUR", unit: "PROJECT" } as const;
      const met = at % 3 > 0;
      const answers = [{ met, evidence: met ? "Two shops, last year." : null }];
      answered.market.clock.advance(1);
      (met ? fitting : others)?.push(await answered.market.propose(answered.briefId, { rate, answers }));
    }
    const costs = (page: { sections: { nodes: { rate: { max: number } }[] }[] }) =>
      page.sections.flatMap(({ nodes }) => nodes.map(({ rate }) => rate.max));
    const first = await answered.list("?sort=cost&with=somebody");
    const sorted = [...prices].sort((a, b) => a - b);
    expect(costs(first)).toEqual(sorted.slice(0, 10));
    expect(first).toMatchObject({ order: "cost", ticked: ["somebody"] });
    const after = first.sections[0].next;
    expect(costs(await answered.list(`?status=sent&sort=cost&after=${after}`))).toEqual(sorted.slice(10));
    const uids = (page: { sections: { nodes: { applicantUid: string }[] }[] }) =>
      page.sections.flatMap(({ nodes }) => nodes.map(({ applicantUid }) => applicantUid));
    const best = [...(fitting ?? []), ...(others ?? [])];
    const fits = await answered.list("?sort=fit");
    expect(uids(fits)).toEqual(best.slice(0, 10));
    const place = fits.sections[0].next;
    expect(uids(await answered.list(`?status=sent&sort=fit&after=${place}`))).toEqual(best.slice(10));
    expect((await answered.list("?sort=made-up")).order).toBe("date");
  });

  it("are gone through in the order of their list", async () => {
    const answered = await createAnsweredBrief({ people: 0 });
    const uids: string[] = [];
    for (const min of [900, 300, 700]) {
      answered.market.clock.advance(1);
      const rate = { min: min * 1_000, max: min * 1_000, currency: "EUR", unit: "PROJECT" } as const;
      uids.push(await answered.market.propose(answered.briefId, { rate }));
    }
    const [dear = "", cheap, middle] = uids;
    const around = async (search: string) => (await answered.show(dear, search)).json();
    expect(await around("")).toMatchObject({ previous: null, next: cheap });
    expect(await around("?sort=cost")).toMatchObject({ previous: middle, next: null });
  });

  it("are nothing to anybody but the brief's owner", async () => {
    const answered = await createAnsweredBrief();
    const stranger = await answered.market.app.signIn();
    const applicant = await answered.market.app.signIn({ uid: answered.one, email: "one@example.com" });
    for (const { cookie } of [stranger, applicant]) {
      for (const [load, path] of [
        [listLoader, proposalsPath(answered.briefId)],
        [loader, proposalsPath(answered.briefId, answered.two)],
        [compareLoader, comparePath(answered.briefId)],
      ] as const) {
        const request = get(path, { cookie });
        const params = { id: answered.briefId, uid: answered.two };
        const answer = await respond(() =>
          load({ request, context: answered.market.app.context(request), params }),
        );
        expect(answer.status).toBe(404);
      }
    }
  });

  it("side by side leave out whom nobody knows, and what is more than four", async () => {
    const answered = await createAnsweredBrief({ people: 5 });
    const [a = "", b = "", c = "", d = "", e = ""] = answered.applicants;
    expect(await answered.compare(a, "nobody", b, b)).toMatchObject({
      missing: 1,
      tooMany: 0,
      proposals: [{ applicantUid: a }, { applicantUid: b }],
    });
    expect(await answered.compare(a, b, c, d, e)).toMatchObject({ tooMany: 1, proposals: { length: 4 } });
    expect(await answered.compare()).toMatchObject({ missing: 0, proposals: [] });
  });
});

it("a hirer who is suspended reads on each page why the proposals are not there", async () => {
  const answered = await createAnsweredBrief();
  const admin = { uid: await answered.market.join("HIRER"), admin: true };
  succeeded(await suspendMember(answered.market, admin, answered.hirer, aCause));
  const page = await answered.list();
  expect(page).toMatchObject({ brief: { hidden: true, counts: { sent: 2 } }, sections: [] });
  const list = proposalsPath(answered.briefId);
  expect(await answered.show(answered.one)).toHaveRedirect(list, 302);
  expect(await answered.comparison(answered.one, answered.two)).toHaveRedirect(list, 302);
  expect((await answered.decide(answered.one, { intent: "shortlist" })).status).toBe(403);
});

describe("the promise says", () => {
  const counts = { places: 3, waitlisted: 0, total: 3, sent: 0, shortlisted: 0, accepted: 0, declined: 0 };
  const running = {
    status: "OPEN",
    closeReason: null,
    closesOn: "2026-03-02",
    decideOn: "2026-03-12",
    firstDates: null,
    endedAt: null,
    counts,
  } as const;
  it.each([
    ["2026-03-09T10:00:00Z", { sent: 1 }, "1 person waits for your reply.", false, ", in 3 days"],
    [
      "2026-03-10T10:00:00Z",
      { sent: 2, waitlisted: 1 },
      "2 people wait for your reply and 1 is on the waiting list.",
      true,
      ", in 2 days",
    ],
    ["2026-03-12T23:59:59Z", { shortlisted: 1 }, "1 person waits for your reply.", true, ", today"],
    [
      "2026-03-13T00:00:00Z",
      { shortlisted: 1 },
      "1 person waits for your reply. The date has passed: the brief closes by itself at any moment.",
      true,
      "",
    ],
    ["2026-03-12T10:00:00Z", {}, "No one is waiting at the moment.", false, ", today"],
  ])("at %s with %o: %s", (moment, more, text, urgent, near) => {
    const said = describePromise({ ...running, counts: { ...counts, ...more } }, new Date(moment));
    expect(said).toEqual({ title: `Reply to everyone by 12 March 2026 (UTC)${near}`, text, urgent });
  });

  it("which day was named first, once it has moved", () => {
    const moved = { ...running, firstDates: { closesOn: "2026-03-02", decideOn: "2026-03-03" } };
    const said = describePromise({ ...moved, counts }, new Date("2026-03-11T00:00:00Z"));
    expect(said?.title).toBe("Reply to everyone by 12 March 2026 (UTC), tomorrow (moved from 3 March 2026)");
  });

  it.each([
    ["FILLED", null, 1, "1 person was accepted; everyone else is told no, with the reason."],
    [
      "CLOSED",
      "EXPIRED",
      0,
      "No decision in time, so it was closed by itself. Everyone is told no, with the reason.",
    ],
  ] as const)("once it is %s: %s %s", (status, closeReason, accepted, text) => {
    const ended = { ...running, status, closeReason, endedAt: "2026-03-10T10:00:00Z" };
    const said = describePromise(
      { ...ended, counts: { ...counts, accepted } },
      new Date("2026-03-11T00:00:00Z"),
    );
    expect(said?.text).toBe(text);
  });
});
