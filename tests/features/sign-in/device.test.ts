import { expect, it } from "vitest";
import { deviceName, deviceSummary } from "~/features/sign-in/auth/device.server";

const android = "Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0";

it.each([
  ["a browser on a system", android, "Firefox on Android"],
  ["a program without a system", "curl/8.7.1", "Unknown browser"],
  ["a system alone", "(Windows NT 10.0; Win64; x64)", "Unknown browser on Windows"],
  ["something else", "zoe@example.com", "Unknown browser"],
  ["nothing", null, "Unknown device"],
  ["what comes after 500 characters", `${"x".repeat(500)} ${android}`, "Unknown browser"],
])("a session is named by %s", (_what, userAgent, name) => {
  expect(deviceSummary(userAgent)).toBe(name);
});

it.each(["Firefox on Android", "Unknown browser", "Unknown browser on Windows", "Unknown device", "Lynx"])(
  "a page in English names a session as it is kept: %s",
  (kept) => {
    expect(deviceName(kept)).toBe(kept);
  },
);
