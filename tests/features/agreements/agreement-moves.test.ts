import { describe, expect, it } from "vitest";
import { type AgreementMove, type AgreementState, agreementMoves as allMoves } from "~/domain/agreement";
import { type Agreement, stateOf } from "~/features/agreements/model/agreement";
import { agreementMoves, agreementTable } from "~/features/agreements/model/agreement-moves";

const named = { n: 1, hash: "h", at: "2027-01-01T00:00:00.000Z" };
const offered = { ...named, by: "HIRER" } as const;

/** One of each state; what is offered is the hirer's. */
const standing: Record<AgreementState, Pick<Agreement, "offered" | "inForce" | "ended">> = {
  DRAFTING: { offered: null, inForce: null },
  OFFERED: { offered, inForce: null },
  ACTIVE: { offered: null, inForce: named },
  CHANGING: { offered, inForce: named },
  ENDED: {
    ...{ offered: null, inForce: named },
    ended: { by: "HIRER", at: named.at, lastOn: "2027-02-01", words: "The shop closes." },
  },
};

describe("every state, move and side", () => {
  it.each<[AgreementState, hirer: string, talent: string]>([
    ["DRAFTING", "SAVE OFFER", "SAVE OFFER"],
    ["OFFERED", "WITHDRAW", "SAVE COUNTER CONFIRM RETURN"],
    ["ACTIVE", "SAVE OFFER END_EARLY", "SAVE OFFER END_EARLY"],
    ["CHANGING", "WITHDRAW END_EARLY", "SAVE COUNTER CONFIRM RETURN END_EARLY"],
    ["ENDED", "", ""],
  ])("%s: the side whose offer stands %s, the other %s", (state, hirer, talent) => {
    const agreement = standing[state] as Agreement;
    expect(stateOf(agreement)).toBe(state);
    expect(agreementMoves(agreement, "HIRER").join(" ")).toBe(hirer);
    expect(agreementMoves(agreement, "TALENT").join(" ")).toBe(talent);
  });

  it("nothing yet is drafting, for both", () => {
    expect(stateOf(null)).toBe("DRAFTING");
    for (const side of ["HIRER", "TALENT"] as const)
      expect(agreementMoves(null, side)).toEqual(["SAVE", "OFFER"]);
  });

  it.each<[AgreementState, string]>([
    ["DRAFTING", "SAVE DRAFTING, OFFER OFFERED"],
    ["OFFERED", "SAVE OFFERED, COUNTER OFFERED, CONFIRM ACTIVE, RETURN DRAFTING, WITHDRAW DRAFTING"],
    ["ACTIVE", "SAVE ACTIVE, OFFER CHANGING, END_EARLY ENDED"],
    [
      "CHANGING",
      "SAVE CHANGING, COUNTER CHANGING, CONFIRM ACTIVE, RETURN ACTIVE, WITHDRAW ACTIVE, END_EARLY ENDED",
    ],
    ["ENDED", ""],
  ])("%s leads by %s", (state, leads) => {
    const moves = allMoves.flatMap((move: AgreementMove) => {
      const to = agreementTable[state][move]?.to;
      return to ? [`${move} ${to}`] : [];
    });
    expect(moves.join(", ")).toBe(leads);
  });
});
