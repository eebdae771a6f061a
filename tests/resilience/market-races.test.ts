import { expect, test } from "vitest";
import { inProcess } from "#tests/api/ask";
import { createTestApp } from "#tests/support/app";
import { createBooks } from "#tests/support/books";
import { createMarket, day } from "#tests/support/market";
import { openSession } from "#tests/support/seeded-market";
import { proposalId } from "~/features/proposals/model/proposal";
import { limitFor, rounds } from "./rounds";

const accept = `mutation ($brief: ID!, $applicant: ID!, $noes: [NoInput!]!) {
  it: acceptProposal(brief: $brief, applicant: $applicant, noes: $noes) { proposal { status } refusal { code } }
}`;
const send = `mutation ($brief: ID!, $proposal: ProposalInput!) {
  it: sendProposal(brief: $brief, proposal: $proposal) { proposal { status } refusal { code } }
}`;
const close = `mutation ($brief: ID!) { it: closeBrief(id: $brief, reason: CANCELLED) { refusal { code } } }`;

/** Two products on one database, as two processes are: each has a connection, a worker and an API of its own. */
async function createTwoProducts() {
  const books = createBooks();
  const market = createMarket({ store: books.open() });
  const other = createTestApp({ store: books.open() });
  const as = async (app: typeof other, uid: string) => {
    const ask = inProcess(app.api, await openSession(app, uid));
    return async (query: string, variables: object) => {
      const { data, errors } = await ask(query, variables);
      expect(errors).toBeUndefined();
      return data.it as { proposal?: { status: string } | null; refusal: { code: string } | null };
    };
  };
  /** Other members every few rounds: each may write only so much in an hour, however many rounds there are. */
  let crew: Awaited<ReturnType<typeof join>> | null = null;
  async function join() {
    const hirer = await market.join("HIRER");
    const talents = [await market.join("FREELANCER"), await market.join("AGENCY")] as const;
    return {
      hirer,
      talents,
      here: await as(market.app, hirer),
      there: await as(other, hirer),
      senders: await Promise.all(talents.map((uid) => as(market.app, uid))),
    };
  }
  const crewOf = async (round: number) => {
    if (round % 20 === 0 || !crew) crew = await join();
    return crew;
  };
  return { books, market, other, as, crewOf };
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const proposal = {
  pitch: "I would measure first, then take the ten slowest queries out of the page, one by one.",
  answers: [{ met: true, evidence: "Two shops, last year." }],
};

test(
  `${rounds.markets} races for the last seat, over two processes: one gets it, and the books are right`,
  limitFor(rounds.markets, 2_000),
  async () => {
    const { books, market, other, crewOf } = await createTwoProducts();
    for (let round = 0; round < rounds.markets; round += 1) {
      const { hirer, talents, here, there, senders } = await crewOf(round);
      const brief = await market.open(hirer);
      for (const ask of senders) expect((await ask(send, { brief, proposal })).refusal).toBeNull();
      const yesTo = (id: string, at: number) => ({
        brief: id,
        applicant: talents[at % 2],
        noes: [{ applicant: talents[(at + 1) % 2], reason: "EXPERIENCE" }],
      });
      const answers = await Promise.all([
        here(accept, yesTo(brief, round)),
        there(accept, yesTo(brief, round + 1)),
      ]);
      expect(answers.map(({ refusal }) => refusal?.code ?? "accepted").sort()).toEqual([
        "WRONG_STATE",
        "accepted",
      ]);
      expect(await market.readBrief(brief)).toMatchObject({
        fillsAt: expect.any(String),
        counts: { accepted: 1 },
      });
    }
    expect(books.faults()).toEqual([]);
    await Promise.all([market.worker.runDue(), other.worker.runDue()]);
    expect(books.faults()).toEqual([]);
  },
);

test(
  `${rounds.markets} proposals sent while their brief closes, over two processes: taken before or refused after`,
  limitFor(rounds.markets, 2_000),
  async () => {
    const { books, market, other, crewOf } = await createTwoProducts();
    const outcomes: Record<string, number> = {};
    // Turns of the event loop by which closing comes first; below 0 the proposal does. Who has won loses
    // one, so that either wins about as often, whatever the two have to read.
    let lead = 0;
    for (let round = 0; round < rounds.markets; round += 1) {
      const { hirer, talents, there: closes, senders } = await crewOf(round);
      const [uid] = talents;
      const brief = await market.open(hirer);
      const [sent, closed] = await Promise.all([
        turns(lead).then(() => senders[0]?.(send, { brief, proposal })),
        turns(-lead).then(() => closes(close, { brief })),
      ]);
      expect(closed.refusal).toBeNull();
      const kept = await market.store.get("proposals", proposalId(brief, uid));
      expect(kept !== null).toBe(sent?.refusal === null);
      const outcome = sent?.refusal?.code ?? "taken";
      expect(outcome).toMatch(/^(?:taken|BRIEF_CLOSED)$/);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      lead += outcome === "taken" ? 1 : -1;
    }
    expect(books.faults()).toEqual([]);
    await Promise.all([market.worker.runDue(), other.worker.runDue()]);
    expect(books.faults()).toEqual([]);
    // Both happened, or nothing was shown.
    expect(Object.keys(outcomes).sort()).toEqual(["BRIEF_CLOSED", "taken"]);
    process.stdout.write(`proposals at the closing moment: ${JSON.stringify(outcomes)}\n`);
  },
);

test(
  "a proposal at midnight (UTC) is in before the worker of another process closes the brief, or is refused",
  limitFor(1, 60_000),
  async () => {
    const { books, market, other, as, crewOf } = await createTwoProducts();
    const { hirer } = await crewOf(0);
    const isTomorrow = () => new Date(market.clock.now().getTime() + 10 * day).toISOString().slice(0, 10);
    const closesOn = isTomorrow();
    const midnight = Date.parse(`${closesOn}T00:00:00Z`) + day;
    const briefs: string[] = [];
    for (let at = 0; at < 20; at += 1) briefs.push(await market.open(hirer, { closesOn }));
    // One clock is a second before midnight, the other, of the process whose worker closes, a second after.
    market.clock.advance(midnight - 1_000 - market.clock.now().getTime());
    other.clock.advance(midnight + 1_000 - other.clock.now().getTime());
    const writer = await market.join("FREELANCER");
    const sends = await as(market.app, writer);
    const [, ...answers] = await Promise.all([
      other.worker.runDue(),
      ...briefs.map((brief) => sends(send, { brief, proposal })),
    ]);
    const codes = answers.map(({ refusal }) => refusal?.code ?? "taken");
    expect(codes.filter((code) => code !== "taken" && code !== "BRIEF_CLOSED")).toEqual([]);
    for (const [at, brief] of briefs.entries())
      expect(await market.readBrief(brief)).toMatchObject({
        status: "SHORTLISTING",
        counts: { total: codes[at] === "taken" ? 1 : 0 },
      });
    market.clock.advance(2_000);
    const late = await market.join("FREELANCER");
    const [brief = ""] = briefs;
    expect((await (await as(market.app, late))(send, { brief, proposal })).refusal?.code).toBe(
      "BRIEF_CLOSED",
    );
    expect(books.faults()).toEqual([]);
  },
);
