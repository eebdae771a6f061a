import { join } from "node:path";
import { openFiles } from "~/config/engines.server";
import { readConfig } from "~/config/env.server";
import { createAnswerLinks } from "~/features/notifications/mails/answer-links.server";
import { createStopLinks } from "~/features/notifications/mails/stop-links.server";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { systemClock } from "~/platform/clock/system-clock";
import { createFirebaseIdentity } from "~/platform/identity/firebase/firebase-identity.server";
import { createMailboxMailer } from "~/platform/mail/mailbox.server";
import { removeIndexFile } from "~/platform/search/index-file.server";
import { briefIndex, memberIndex } from "~/platform/search/indexes";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { turnHere } from "~/platform/turned-pictures/turn-here.server";
import indexes from "../../firestore.indexes.json";
import { fillMarket } from "./fill";
import { whoIsWho } from "./who-is-who";

/** Fills the local copy with the sample market, before its server starts, and says who can sign in. */
const config = readConfig();
if (!config.local) throw new Error("The sample market is for local mode alone.");
const store = createVersionedStore(
  createSqliteStore({ file: join(config.dataDir, "store.sqlite"), indexes }),
);
const identity = createFirebaseIdentity(config.firebase);
const files = openFiles(config);
const mailer = createMailboxMailer({
  directory: join(config.dataDir, "mailbox"),
  clock: systemClock,
  from: config.mail.from,
});
try {
  const letterhead = { brand: config.brand, origin: config.origin, contact: config.contact };
  const stopLinks = createStopLinks(config.cookieSecrets);
  const answerLinks = createAnswerLinks(config.cookieSecrets);
  const filled = await fillMarket({
    ...{ store, files, turnPicture: turnHere, identity, mailer, letterhead, stopLinks, answerLinks },
    now: systemClock.now(),
  });
  // One of a copy that ran before lacks the market; the start of the server builds it.
  if (filled === "filled")
    for (const index of [briefIndex, memberIndex]) removeIndexFile(config.dataDir, index);
  process.stdout.write(`${whoIsWho(filled, config.origin)}\n`);
} finally {
  await identity.close();
  await mailer.close();
  await store.close();
}
