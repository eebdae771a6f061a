import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import {
  accountNotificationKinds,
  briefNotificationKinds,
} from "~/features/notifications/model/notification";

// It reads the source: apart from the other tests of notifications, for mutation changes what it reads.
const project = fileURLToPath(new URL("../../..", import.meta.url));
const rules = globSync("app/features/*/writes/**/*.ts", { cwd: project })
  .filter((file) => !file.endsWith("notifications/model/notification.ts"))
  .map((file) => readFileSync(project + file, "utf8"));

it.each([...briefNotificationKinds, ...accountNotificationKinds])("something tells %s", (kind) => {
  const tells = new RegExp(`\\b(?:type|notification): [^,;]*"${kind}"`);
  const toDo = `No rule tells “${kind}”: call notify, planToTellWaiting or changeAccount where it happens.`;
  expect(
    rules.some((text) => tells.test(text)),
    toDo,
  ).toBe(true);
});
