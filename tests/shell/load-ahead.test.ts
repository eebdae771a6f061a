import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { routesAhead } from "~/shell/client/load-ahead";

test.each(routesAhead)("data may be asked for ahead of a page that there is: %s", (id) => {
  expect(existsSync(fileURLToPath(new URL(`../../app/${id}.tsx`, import.meta.url)))).toBe(true);
});
