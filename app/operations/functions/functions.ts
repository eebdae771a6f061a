import type { Session } from "~/domain/session";
import { requireAdministrator } from "~/features/accounts/model/require-administrator";
import type { Auth } from "~/features/authentication/auth/auth.server";
import { exportAccount } from "~/features/leaving/auth/export-account";
import type { Lane } from "~/platform/jobs/job";
import type { Clock } from "~/platform/ports/clock";
import type {
  FunctionAnswers,
  FunctionCode,
  FunctionData,
  FunctionName,
  JobsDone,
} from "~/platform/ports/functions";
import type { Store } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";
import { Trouble } from "~/values/trouble";

export interface FunctionParts {
  auth: Auth;
  store: Store;
  clock: Clock;
  /** Runs the due jobs in these lanes; resolves to the number of runs. */
  runDue(lanes: readonly Lane[]): Promise<number>;
}

/**
 * `member`: any signed-in caller. `administrator`: an administrator by the provider's current
 * claims, within half an hour of a proof.
 */
type Asker = "member" | "administrator";

interface Definition<Name extends FunctionName> {
  asker: Asker;
  /** Parses its input, which comes from outside; undefined for invalid input. */
  read(data: unknown): FunctionData[Name] | undefined;
  run(
    parts: FunctionParts,
    session: Session,
    data: FunctionData[Name],
  ): Promise<Result<FunctionAnswers[Name], FunctionCode>>;
}

/**
 * The lanes of the two functions for operators. Workers run them as well, and only due jobs, so a
 * second call, or one beside a worker, does nothing twice: a job is claimed.
 */
export const dueLanes = {
  /**
   * Briefs at their dates, and the consequences: every waiting proposal gets a reply, and the
   * search drops the brief.
   */
  closeBriefs: ["moves", "search"],
  /** The daily mails, and every other mail that is due. */
  sendDailyMails: ["mail"],
} as const satisfies Partial<Record<FunctionName, readonly Lane[]>>;

export type FunctionDue = keyof typeof dueLanes;

const nothing = (data: unknown) => (data === null ? null : undefined);

const functions: { [Name in FunctionName]: Definition<Name> } = {
  exportAccount: {
    asker: "member",
    read: readExportData,
    run: (parts, session, data) => exportAccount(parts, session, data?.after ?? null),
  },
  closeBriefs: { asker: "administrator", read: nothing, run: (parts) => runDue(parts, "closeBriefs") },
  sendDailyMails: { asker: "administrator", read: nothing, run: (parts) => runDue(parts, "sendDailyMails") },
};

function readExportData(data: unknown): FunctionData["exportAccount"] | undefined {
  if (typeof data !== "object" || data === null) return nothing(data);
  const { after, ...others } = data as { after?: unknown };
  return typeof after === "string" && Object.keys(others).length === 0 ? { after } : undefined;
}

async function runDue(parts: FunctionParts, name: FunctionDue): Promise<Result<JobsDone, FunctionCode>> {
  return ok({ runs: await parts.runDue(dueLanes[name]) });
}

/**
 * One call, wherever it runs: finds the caller, checks the rights, and returns plain JSON. `data`
 * is null if absent, as in the protocol. Throws only faults of ours.
 */
export async function callFunction<Name extends FunctionName>(
  parts: FunctionParts,
  name: Name,
  { data, findSession }: { data: unknown; findSession(): Promise<Session | null> },
): Promise<Result<FunctionAnswers[Name], FunctionCode>> {
  const { asker, read, run } = functions[name];
  try {
    const session = await findSession();
    if (!session) return refuse("unauthenticated");
    const hindrance = asker === "administrator" ? await hindranceOf(parts, session) : null;
    if (hindrance) return refuse(hindrance);
    const told = read(data);
    if (told === undefined) return refuse("invalid-argument", { detail: "it takes no such data" });
    return await run(parts, session, told);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return refuse("unavailable", { detail: error.message });
  }
}

async function hindranceOf(
  { auth, store }: FunctionParts,
  session: Session,
): Promise<"permission-denied" | "unavailable" | null> {
  const powers = await auth.powersOf(session);
  if (!powers.ok) return "unavailable";
  const member = await requireAdministrator(store, { uid: session.uid, admin: powers.value === "proven" });
  return member.ok ? null : "permission-denied";
}
