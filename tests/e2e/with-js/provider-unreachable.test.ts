import { expect, requireSetting, signUp, test } from "../support";

test("when the browser can't reach the provider, the server finishes the sign-up", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/net::ERR_FAILED/);
  let refused = 0;
  await page.route(`http://${requireSetting("E2E_AUTH_EMULATOR_HOST")}/**`, (route) => {
    refused += 1;
    return route.abort();
  });
  await signUp(page);
  expect(refused).toBeGreaterThan(0);
});
