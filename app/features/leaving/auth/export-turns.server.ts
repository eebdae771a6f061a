import { randomBytes } from "node:crypto";
import { limitsCollection } from "~/features/notifications/mails/mail-limits.server";
import type { Clock } from "~/platform/ports/clock";
import type { Store } from "~/platform/ports/store";
import { isWithin } from "~/values/bound";
import { EXPORT_LEASE, EXPORT_WINDOW } from "~/values/durations";
import { hashed } from "~/values/hash.server";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { createSignedCodes } from "~/values/signed-code.server";

/** `limits/{hash}`: a member's export: whether one is running, and how many began in the window. */
interface ExportTurn {
  /** Signs the cursors of the running export; never leaves the server. */
  secret: string;
  /** The number of parts read; 0 once the file is complete. */
  parts: number;
  /** When another file may begin, ISO 8601 UTC: an abandoned file must not block the next. */
  until: string;
  began: string;
  taken: number;
  expiresAt: string;
}

type Parts = { store: Store; clock: Clock };
type Refused = "too-many" | "no-turn";

/** A part of a file that may be read now; `cursor` is the signed start of the next one. */
export interface TakenPart {
  /** The part's start; null for the first. */
  from: unknown;
  cursor(next: unknown): string;
  /** After the last part: another file may begin. */
  end(): Promise<void>;
}

/**
 * Takes the next part of a member's file. Counted in the store, and so for all processes: one file
 * at a time, six a day, and each part of a file once, in order. So a member reads one part at a
 * time, and a day costs at most six times their data.
 */
export async function takeExportPart(
  parts: Parts,
  uid: string,
  after: string | null,
): Promise<Result<TakenPart, Refused>> {
  const id = hashed("export", uid);
  const taken = await parts.store.transact(async (tx) => {
    const now = parts.clock.now();
    const turn = (await tx.get<ExportTurn>(limitsCollection, id))?.data ?? null;
    const position = after === null ? null : positionIn(turn, after);
    if (after !== null && position === null) return refuse<Refused>("no-turn");
    const next = turn && position ? { ...turn, parts: turn.parts + 1 } : begin(turn, now);
    if ("retryAfterMs" in next) return refuse<Refused>("too-many", next);
    const until = new Date(now.getTime() + EXPORT_LEASE).toISOString();
    tx.set<ExportTurn>(limitsCollection, id, { ...next, until });
    return ok({ turn: next, from: position?.from ?? null });
  });
  if (!taken.ok) return taken;
  const { turn, from } = taken.value;
  return ok({ from, cursor: (next) => sign(turn, next), end: () => endTurn(parts, id, turn) });
}

function begin(turn: ExportTurn | null, now: Date): Omit<ExportTurn, "until"> | { retryAfterMs: number } {
  const isOpen = turn !== null && isWithin(EXPORT_WINDOW, turn.began, now);
  const { began, taken } = isOpen ? turn : { began: now.toISOString(), taken: 0 };
  const end = Date.parse(began) + EXPORT_WINDOW;
  const free = Math.max(turn ? leaseOf(turn, now) : 0, taken >= limits.exports ? end : 0);
  if (free > now.getTime()) return { retryAfterMs: free - now.getTime() };
  const secret = randomBytes(16).toString("base64url");
  return { secret, parts: 1, began, taken: taken + 1, expiresAt: new Date(end).toISOString() };
}

/**
 * When the lease ends. A complete file holds none, whatever another machine's clock says; a lease
 * from a clock that was ahead counts as none.
 */
function leaseOf({ parts, until }: ExportTurn, now: Date): number {
  const end = parts === 0 ? 0 : Date.parse(until);
  return end - now.getTime() > EXPORT_LEASE ? 0 : end;
}

/** The position in a cursor; null if it isn't the cursor of the next part. */
function positionIn(turn: ExportTurn | null, cursor: string): { from: unknown } | null {
  const [text = "", code = ""] = cursor.split(".");
  if (!turn || !codesOf(turn).isOurs(text, code)) return null;
  const [part, from] = JSON.parse(Buffer.from(text, "base64url").toString()) as [number, unknown];
  return part === turn.parts ? { from } : null;
}

function sign(turn: Pick<ExportTurn, "secret" | "parts">, next: unknown): string {
  const text = Buffer.from(JSON.stringify([turn.parts, next])).toString("base64url");
  return `${text}.${codesOf(turn).sign(text)}`;
}

const codesOf = ({ secret }: Pick<ExportTurn, "secret">) => createSignedCodes("export", [secret]);

function endTurn({ store }: Parts, id: string, { secret }: Pick<ExportTurn, "secret">): Promise<void> {
  return store.transact(async (tx) => {
    const turn = (await tx.get<ExportTurn>(limitsCollection, id))?.data;
    // A newer export has begun since.
    if (turn?.secret !== secret) return;
    tx.set<ExportTurn>(limitsCollection, id, { ...turn, parts: 0 });
  });
}
