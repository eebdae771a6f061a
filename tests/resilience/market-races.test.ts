import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createMarket, day, succeeded } from "#tests/domain/market";
import { inProcess } from "#tests/graphql/ask";
import { openSession } from "#tests/graphql/town";
import { createSqliteStore } from "~/adapters/store/sqlite/store.server";
import { endOfDay } from "~/domain/briefs/brief";
import { sendProposal } from "~/domain/proposals/write-proposal";
import indexes from "../../firestore.indexes.json";
import { limitFor, rounds } from "./rounds";

/** Two servers on one database, as two processes are: each with a connection, an API and a clock of its own. */
function startTwoServers() {
  const directory = mkdtempSync(join(tmpdir(), "races-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const open = () =>
    createMarket({ store: createSqliteStore({ file: join(directory, "store.sqlite"), indexes }) });
  const servers = [open(), open()] as const;
  return {
    servers,
    /** A member's question to each of the two. */
    async asking(uid: string) {
      const session = await openSession(servers[0].app, uid);
      return servers.map(({ app }) => inProcess(app.api, session)) as [
        ReturnType<typeof inProcess>,
        ReturnType<typeof inProcess>,
      ];
    },
  };
}

const accept = `mutation ($brief: ID!, $applicant: ID!) {
  it: acceptProposal(brief: $brief, applicant: $applicant) { proposal { status } refusal { code } }
}`;
const send = `mutation ($brief: ID!, $proposal: ProposalInput!) {
  it: sendProposal(brief: $brief, proposal: $proposal) { proposal { status } refusal { code } }
}`;
const close = `mutation ($brief: ID!) {
  it: closeBrief(id: $brief, reason: CANCELLED) { brief { status } refusal { code } }
}`;

test(
  `the last seat goes to one, whichever server the others ask: ${rounds.seats} times`,
  limitFor(rounds.seats, 2_000),
  async () => {
    const { servers, asking } = startTwoServers();
    const [market] = servers;
    const hirer = await market.join("hirer");
    const ask = await asking(hirer);
    const people = [
      await market.join("freelancer"),
      await market.join("agency"),
      await market.join("freelancer"),
    ];
    for (let round = 0; round < rounds.seats; round += 1) {
      const brief = await market.open(hirer, { seats: 1 + (round % 2) });
      for (const uid of people) succeeded(await sendProposal(market, uid, brief, market.aProposal()));
      const answers = await Promise.all(
        people.map((applicant, at) => (ask[at % 2] ?? ask[0])(accept, { brief, applicant })),
      );
      const seats = 1 + (round % 2);
      const accepted = answers.filter(({ data }) => data.it.proposal?.status === "ACCEPTED");
      const refused = answers.filter(({ data }) => data.it.refusal?.code === "WRONG_STATE");
      expect([accepted.length, refused.length], `round ${round}`).toEqual([seats, people.length - seats]);
      expect(await market.readBrief(brief)).toMatchObject({ status: "filled", counts: { accepted: seats } });
      const standing = await Promise.all(people.map((uid) => market.readProposal(brief, uid)));
      expect(standing.filter(({ status }) => status === "accepted")).toHaveLength(seats);
    }
  },
);

test(
  `a proposal at the closing moment is in or out, never both: ${rounds.closings} times`,
  limitFor(rounds.closings, 2_000),
  async () => {
    const { servers, asking } = startTwoServers();
    const [early, late] = servers;
    const hirer = await early.join("hirer");
    const talent = await early.join("agency");
    const { pitch, answers } = early.aProposal();
    const seen = new Set<string>();
    for (let round = 0; round < rounds.closings; round += 1) {
      const brief = await early.open(hirer);
      const { closesOn } = await early.readBrief(brief);
      // In turn: the hirer closes it, or the second server's worker does, whose clock has passed the day's end.
      const byHand = round % 2 === 0;
      const end = endOfDay(closesOn ?? "").getTime();
      if (!byHand) {
        early.clock.advance(end - 1 - early.clock.now().getTime());
        late.clock.advance(end - late.clock.now().getTime());
      }
      // Sessions end within the days that pass.
      const [asTalent] = await asking(talent);
      const [, asHirer] = await asking(hirer);
      const asked = () => asTalent(send, { brief, proposal: { pitch, answers } });
      const ended = async () => void (byHand ? await asHirer(close, { brief }) : await late.worker.runDue());
      // The closing begins a few steps earlier, by another number each round, so that the two commits come in
      // either order, and closely.
      const closing = ended();
      for (let step = (Math.floor(round / 2) % 10) * 12; step > 0; step -= 1) await null;
      const [sent] = await Promise.all([asked(), closing]);

      const said = sent.data.it.refusal?.code ?? sent.data.it.proposal.status;
      seen.add(said);
      const standing = await early.readBrief(brief);
      expect(standing, `round ${round}`).toMatchObject({
        status: byHand ? "closed" : "shortlisting",
        facets: [],
      });
      const isIn = said !== "BRIEF_CLOSED";
      expect(standing.counts.total, `round ${round}: ${said}`).toBe(isIn ? 1 : 0);
      const found = await early.store.get("proposals", `${brief}_${talent}`);
      expect(found !== null, `round ${round}: ${said}`).toBe(isIn);
      if (!byHand) early.clock.advance(day);
      if (!byHand) late.clock.advance(early.clock.now().getTime() - late.clock.now().getTime());
    }
    // Sent, or read as declined at once because the brief had ended by then.
    expect([...seen].filter((code) => !["SENT", "DECLINED", "BRIEF_CLOSED"].includes(code))).toEqual([]);
  },
);
