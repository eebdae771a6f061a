import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { routesAhead } from "~/shell/client/load-ahead";

test.each(routesAhead)("data may be asked for ahead of a page that there is: %s", (id) => {
  expect(existsSync(fileURLToPath(new URL(`../../app/${id}.tsx`, import.meta.url)))).toBe(true);
});

const never = ["app.$", "app.inbox._index", "app.inbox.$id", "app.notifications", "app.notifications_.$id"];

test("nor of one that marks something as read, or of administrators, whose reading is logged", () => {
  expect(routesAhead.filter((id) => never.includes(id.replace("routes/", "")))).toEqual([]);
});
