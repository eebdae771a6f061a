import { exportAccount } from "~/features/leaving/auth/export-account";
import { requireAdministrator } from "~/features/moderation/rules/administrator";
import type { Auth } from "~/features/sign-in/auth/auth.server";
import type { Session } from "~/features/sign-in/auth/sessions.server";
import { isTrouble } from "~/features/sign-in/auth/store-trouble";
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
import { ok, type Result, refuse } from "~/platform/values/result";

export interface FunctionParts {
  auth: Auth;
  store: Store;
  clock: Clock;
  /** Does what is due of the jobs in these lanes; answers how many runs that took. */
  runDue(lanes: readonly Lane[]): Promise<number>;
}

/** `member`: whoever is signed in. `administrator`: one by the provider's claims of now, within half an hour of a proof. */
type Asker = "member" | "administrator";

interface Definition<Name extends FunctionName> {
  asker: Asker;
  /** What it is told, as it came from outside; undefined for what it doesn't take. */
  read(data: unknown): FunctionData[Name] | undefined;
  run(
    parts: FunctionParts,
    session: Session,
    data: FunctionData[Name],
  ): Promise<Result<FunctionAnswers[Name], FunctionCode>>;
}

/**
 * What the two that are for operators do. It is what workers do by themselves, and only what is due, so that calling
 * them twice, or beside a worker, does nothing twice: a job is claimed.
 */
export const dueLanes = {
  /** Briefs at their dates, and what comes of it: everybody who waits has a reply, and the search forgets the brief. */
  closeBriefs: ["moves", "search"],
  /** The mails of the day, and every other mail of the market that is due. */
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
 * One call, wherever it runs: who asks is found, may do it, and gets plain JSON. `data` is null for nothing, as the
 * protocol has it. Throws only faults of ours.
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
    if (!isTrouble(error)) throw error;
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
