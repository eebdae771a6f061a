import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { requireSetting } from "./support";

/** `npm run admin`, beside the copy under test. */
export async function administer(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    APP_MODE: "local",
    DATA_DIR: requireSetting("E2E_DATA_DIR"),
    FIREBASE_AUTH_EMULATOR_HOST: requireSetting("E2E_AUTH_EMULATOR_HOST"),
  };
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/admin.mjs", ...args], { env });
  return stdout;
}
