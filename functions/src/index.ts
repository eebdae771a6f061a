import { type CallableOptions, HttpsError, onCall } from "firebase-functions/https";
import { onSchedule } from "firebase-functions/scheduler";
import { readHostedConfig, readHostSecrets } from "~/config/env.server";
import { type HostedFunctions, openFunctions } from "~/config/functions.server";
import type { FunctionDue } from "~/operations/functions/functions";
import { type FunctionName, functionsRegion } from "~/platform/ports/functions";
import { answerWithin } from "~/values/deadline.server";
import { JOB_DEADLINE } from "~/values/durations";
import { refuse } from "~/values/result";
import { Trouble } from "~/values/trouble";

const placed = {
  region: functionsRegion,
  secrets: readHostSecrets(),
  memory: "512MiB",
  // Anybody may knock, and each instance costs.
  maxInstances: 10,
} as const;
/** Time to begin jobs for a minute, and for the last of them to end. */
const ofJobs = { ...placed, timeoutSeconds: 180, maxInstances: 1 };

let opened: Promise<HostedFunctions> | null = null;

/** Once in an instance's life: while it failed, the next call tries it again. */
function open(): Promise<HostedFunctions> {
  opened ??= Promise.resolve()
    .then(() => openFunctions(readHostedConfig()))
    .catch((error) => {
      opened = null;
      throw error;
    });
  return opened;
}

/** Our own web server calls, never a browser: no other origin is allowed. */
function callable(name: FunctionName, options: CallableOptions) {
  return onCall({ ...options, cors: false }, async ({ data, auth: asker }) => {
    const answer = await answerTo(name, data, asker?.rawToken ?? null);
    if (answer.ok) return answer.value;
    const { code, retryAfterMs } = answer;
    throw new HttpsError(code, code, retryAfterMs === undefined ? undefined : { retryAfterMs });
  });
}

/** The emulator checks no token by itself, so that ours is checked here whoever has checked it before. */
async function answerTo(name: FunctionName, data: unknown, idToken: string | null) {
  try {
    const { auth, callFunction } = await open();
    const findSession = async () => (idToken === null ? null : auth.sessions.findByIdToken(idToken));
    return await answerWithin(JOB_DEADLINE, () => callFunction(name, { data, findSession }));
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return refuse("unavailable");
  }
}

/** By the clock of the cloud, which nobody else may act as: what operators may ask for in between. */
function onTime(name: FunctionDue, schedule: string) {
  return onSchedule({ ...ofJobs, schedule }, async () => {
    await (await open()).runDue(name);
  });
}

export const exportAccount = callable("exportAccount", placed);
export const closeBriefs = callable("closeBriefs", ofJobs);
export const sendDailyMails = callable("sendDailyMails", ofJobs);
export const closeBriefsOnTime = onTime("closeBriefs", "every 5 minutes");
export const sendDailyMailsOnTime = onTime("sendDailyMails", "every 15 minutes");
