import { describe, expect, it } from "vitest";
import { createMarket, succeeded } from "#tests/support/market";
import { check, faultOf, passRoots, recordedWork, recordOf } from "#tests/support/record";
import { type LogEntry, sha256, textOfEntry } from "~/domain/record/log-entry";
import { type RecordFiles, recordFiles } from "~/domain/record/record-files";
import { endAgreement } from "~/features/agreements/writes/end-agreement";
import { forgetUnconfirmed } from "~/features/agreements/writes/forget-unconfirmed";
import { canonicalJson } from "~/values/canonical-json";

async function createScene() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const { id, talent } = await recordedWork(market, hirer);
  await passRoots(market, 2);
  return { market, id, hirer, talent, files: await recordOf(market, id) };
}

const jsonOf = (files: RecordFiles, name: string) => JSON.parse(files[name] ?? "");

/** The same log, with all of its places and hashes made anew. */
async function chained(entries: LogEntry[]): Promise<LogEntry[]> {
  const made: LogEntry[] = [];
  for (const entry of entries) {
    const next = { ...entry, seq: made.length + 1, before: made.at(-1)?.hash ?? "" };
    made.push({ ...next, hash: await sha256(textOfEntry(next)) });
  }
  return made;
}

describe("a check of a record", () => {
  it("finds it whole as the product writes it", async () => {
    const { files } = await createScene();
    expect(Object.keys(files).toSorted()).toEqual([
      ...[
        "confirmations.json",
        "log.json",
        "milestones.json",
        "roots.json",
        "version-1.json",
        "version-2.json",
      ],
    ]);
    const checked = await check(files);
    expect(checked).toMatchObject({ fault: null, without: [] });
    const events = jsonOf(files, "log.json").map(({ event }: LogEntry) => event);
    expect(events.join(" ")).toBe(
      "OFFER CONFIRM DELIVER SEND_BACK DELIVER TAKE_BACK DELIVER ACCEPT OFFER RETURN",
    );
    expect(jsonOf(files, "milestones.json")).toMatchObject([
      {
        ...{ id: "first", state: "ACCEPTED" },
        deliveries: [
          { round: 1, words: "Under /reports.", returned: { words: "Two have no cause." } },
          { round: 3, words: "Now all have one.", returned: null },
        ],
      },
    ]);
  });

  it("names a change of any byte, or says that its file isn’t what was written", async () => {
    const { files } = await createScene();
    for (const [name, text] of Object.entries(files)) {
      const bytes = new TextEncoder().encode(text);
      for (let at = 0; at < bytes.length; at += name === "roots.json" ? 1 : 3) {
        const changed = bytes.slice();
        changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
        expect(await faultOf(files, { [name]: changed }), `${name}, byte ${at}`).not.toBeNull();
      }
      expect(await faultOf(files, { [name]: `${text}\n` })).toEqual({ what: "UNREADABLE", file: name });
      expect(await faultOf(files, { [name]: `\ufeff${text}` })).toEqual({ what: "UNREADABLE", file: name });
    }
  });

  it.each<[string, string, (json: never) => unknown, object]>([
    [
      "a scope",
      "version-2.json",
      (v: { content: object }) => ({ ...v, content: { ...v.content, scope: "One." } }),
      { what: "VERSION", n: 2 },
    ],
    [
      "a time in the log",
      "log.json",
      (log: LogEntry[]) => log.with(4, { ...log[4], at: "2020-01-01T00:00:00.000Z" } as LogEntry),
      { what: "ENTRY", n: 5 },
    ],
    [
      "an entry that is removed",
      "log.json",
      (log: LogEntry[]) => log.toSpliced(4, 1),
      { what: "ENTRY", n: 5 },
    ],
    [
      "a word more in an entry",
      "log.json",
      (log: object[]) => log.with(4, { ...log[4], note: "" }),
      { what: "ENTRY", n: 5 },
    ],
    ["an empty log", "log.json", () => [], { what: "UNREADABLE", file: "log.json" }],
    ["no list", "log.json", () => ({}), { what: "UNREADABLE", file: "log.json" }],
    [
      "who confirmed",
      "confirmations.json",
      (all: object[]) => all.with(1, { ...all[1], confirmed: { by: "HIRER", at: "" } }),
      { what: "CONFIRMATION", n: 2 },
    ],
    [
      "a confirmation more",
      "confirmations.json",
      (all: object[]) => [...all, {}],
      { what: "CONFIRMATION", n: 2 },
    ],
    [
      "a milestone’s state",
      "milestones.json",
      ([one]: object[]) => [{ ...one, state: "RETURNED" }],
      { what: "MILESTONE", n: 1 },
    ],
    ["no milestone", "milestones.json", () => [], { what: "MILESTONE", n: 1 }],
    ["a milestone more", "milestones.json", (all: object[]) => [...all, ...all], { what: "MILESTONE", n: 2 }],
  ])("names %s", async (_what, name, change, fault) => {
    const { files } = await createScene();
    const changed = canonicalJson(change(jsonOf(files, name) as never));
    expect(await faultOf(files, { [name]: changed })).toEqual(fault);
  });

  it.each([
    [{ words: "Under /other." }],
    [{ at: "2020-01-01T00:00:00.000Z" }],
    [{ round: 2 }],
    [{ returned: null }],
    [{ returned: { at: "2020-01-01T00:00:00.000Z", words: "Two have no cause." } }],
    [{ extra: 1 }],
  ])("names a delivery that is changed: %j", async (change) => {
    const { files } = await createScene();
    const [one] = jsonOf(files, "milestones.json");
    const [delivery, ...others] = one.deliveries;
    const changed = [{ ...one, deliveries: [{ ...delivery, ...change }, ...others] }];
    expect(await faultOf(files, { "milestones.json": canonicalJson(changed) })).toEqual({
      what: "MILESTONE",
      n: 1,
    });
  });

  it("names a file that is missing, or that it hasn’t", async () => {
    const { files } = await createScene();
    for (const file of ["log.json", "confirmations.json", "milestones.json", "roots.json", "version-1.json"])
      expect(await faultOf(files, { [file]: null })).toEqual({ what: "MISSING", file });
    for (const file of ["version-3.json", "end.json", "notes.json"])
      expect(await faultOf(files, { [file]: "{}" })).toEqual({ what: "STRANGE", file });
  });

  it("names what differs from a log that was written anew without one of its entries", async () => {
    const { files } = await createScene();
    const log: LogEntry[] = jsonOf(files, "log.json");
    const what = async (at: number) =>
      (await faultOf(files, { "log.json": canonicalJson(await chained(log.toSpliced(at, 1))) }))?.what;
    // The offer, the yes, a delivery, the acceptance.
    expect(await what(0)).toBe("CONFIRMATION");
    expect(await what(1)).toBe("CONFIRMATION");
    expect(await what(2)).toBe("MILESTONE");
    expect(await what(7)).toBe("MILESTONE");
  });

  it("a record that was written anew as a whole has another last fingerprint", async () => {
    const { files, id } = await createScene();
    const log: LogEntry[] = jsonOf(files, "log.json");
    const content = { scope: "One." };
    const hash = await sha256(canonicalJson({ agreement: id, n: 1, content }));
    const forged = await chained(log.slice(0, 2).map((entry) => ({ ...entry, content: hash })));
    const record = recordFiles({
      agreement: id,
      log: forged,
      versions: [{ n: 1, content }],
      milestones: [],
      end: null,
      roots: { before: "", days: [], proofs: [] },
    });
    expect(await check(record)).toMatchObject({ fault: null });
    expect(forged[1]?.hash).not.toBe(log[1]?.hash);
  });

  it("an early end is in it; a change of its words or its day is named", async () => {
    const { market, id, hirer, files: before } = await createScene();
    const hash = await sha256(before["version-1.json"] ?? "");
    succeeded(await endAgreement(market, hirer, id, { hash, lastOn: "2027-05-20", words: "No budget." }));
    const files = await recordOf(market, id);
    expect(await faultOf(files)).toBeNull();
    const end = jsonOf(files, "end.json");
    expect(end).toMatchObject({ by: "HIRER", lastOn: "2027-05-20", words: "No budget." });
    for (const changed of [
      { words: "No." },
      { lastOn: "2027-05-21" },
      { by: "TALENT" },
      { at: "" },
      { more: 1 },
    ])
      expect(await faultOf(files, { "end.json": canonicalJson({ ...end, ...changed }) })).toEqual({
        what: "END",
      });
    expect(await faultOf(files, { "end.json": null })).toEqual({ what: "MISSING", file: "end.json" });
  });

  it("says which versions went with the account of a side", async () => {
    const { market, id, talent } = await createScene();
    await market.store.transact((tx) => forgetUnconfirmed(tx, market.clock.now(), id, talent));
    expect(await check(await recordOf(market, id))).toMatchObject({ fault: null, without: [2] });
  });
});
