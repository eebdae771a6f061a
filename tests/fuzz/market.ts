import type { AccountKind } from "~/domain/account";
import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { publishBrief } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { type Member, signUpMember } from "./members";
import type { Product } from "./product";

const kinds = { hal: "HIRER", flo: "FREELANCER", ada: "AGENCY" } as const satisfies Record<
  string,
  AccountKind
>;
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Three members of each kind with proven addresses, who may read each other's names; addresses and
 * sessions stay their own. The hirer has a draft and an open brief, which the freelancer has answered.
 */
export async function openMarket(product: Product) {
  const { store } = product.container;
  const parts = { store, clock: { now: () => new Date() } };
  const people: Record<string, Member> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const member = await signUpMember(product, name);
    const found = await store.get<Account>(accountsCollection, member.uid);
    if (!found) throw new Error(`no account of ${name}`);
    const account = { ...found.data, kind, status: "ACTIVE" as const };
    const write = () =>
      store.transact(async (tx) => tx.set<Account>(accountsCollection, member.uid, account));
    await write();
    people[name] = {
      ...member,
      secrets: [member.email, member.record, member.session.split("=")[1] ?? ""],
      async restore() {
        await member.restore();
        const now = await store.get<Account>(accountsCollection, member.uid);
        if (now?.data.status !== "ACTIVE" || now.data.kind !== kind) await write();
      },
    };
  }
  const [hal, flo] = [people.hal?.uid ?? "", people.flo?.uid ?? ""];
  const briefs = { "{brief}": "a-brief-of-hals", "{draft}": "a-draft-of-hals" };
  const content = {
    ...emptyContent(briefFields),
    title: "A shop that answers in a second",
    summary: "Our shop takes nine seconds to answer; we want it to take one.",
    problem: "Every page asks the database forty times, and nobody knows which of them matter.",
    desiredOutcome: "Nine of ten pages answer within a second, and we can see it.",
    skills: ["SQL"],
    mustHaves: ["Speaks German"],
    budget: { min: 800_000, max: 1_500_000, currency: "EUR", unit: "PROJECT" as const },
    workplace: "REMOTE" as const,
    readers: "EVERYONE" as const,
    closesOn: dayIn(10),
    decideOn: dayIn(20),
  };
  for (const id of Object.values(briefs)) await saveBrief(parts, hal, { id, revision: null, content });
  await publishBrief(parts, hal, briefs["{brief}"], 1);
  const pitch = "I would measure first, then take the ten slowest queries out of the page, one by one.";
  const answers = [{ met: true, evidence: "Since 2009." }];
  await sendProposal(parts, flo, briefs["{brief}"], {
    revision: null,
    content: { pitch, answers, rate: null, startOn: null, links: [] },
  });

  const brief = await store.get<Brief>(briefsCollection, briefs["{brief}"]);
  const sent = proposalId(briefs["{brief}"], flo);
  const proposal = await store.get<Proposal>(proposalsCollection, sent);
  if (!brief || proposal?.data.status !== "SENT") throw new Error("the market did not open");
  const restore = people.hal?.restore;
  let known = proposal.version;
  if (people.hal)
    people.hal.restore = async () => {
      await restore?.();
      // Most moves end what they are about: the next request finds it as it was.
      const now = await store.get<Proposal>(proposalsCollection, sent);
      if (now?.version === known) return;
      await store.transact(async (tx) => {
        tx.set(briefsCollection, briefs["{brief}"], brief.data);
        tx.set(proposalsCollection, sent, proposal.data);
      });
      known = (await store.get(proposalsCollection, sent))?.version ?? 0;
    };
  return { people, placeholders: new Map<string, string>(Object.entries(briefs)) };
}
