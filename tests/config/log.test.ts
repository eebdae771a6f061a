import { expect, test } from "vitest";
import { createLog } from "~/config/log.server";

function logTo(lines: string[], level = "info") {
  return createLog(level, { write: (line: string) => lines.push(line) });
}

test.each([
  "email",
  "address",
  "to",
  "token",
  "idToken",
  "customToken",
  "actionCode",
  "oobCode",
  "cookie",
  "authorization",
])("%s never gets into a line, two levels deep", (name) => {
  const lines: string[] = [];
  logTo(lines).info(
    { [name]: "private-1", at: { [name]: "private-2", deep: { [name]: "private-3" } } },
    "said",
  );
  expect(lines.join("")).not.toContain("private-");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ [name]: "[left out]", msg: "said" });
});

test("nor through a child, as every request has one", () => {
  const lines: string[] = [];
  logTo(lines)
    .child({ requestId: "r1", email: "private-1" })
    .error({ headers: { cookie: "private-2" } }, "said");
  expect(lines.join("")).not.toContain("private-");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ requestId: "r1", headers: { cookie: "[left out]" } });
});

test("everything else is kept, with the time in ISO 8601 and nothing about this machine", () => {
  const lines: string[] = [];
  logTo(lines).warn({ code: "user-disabled", path: "/app", status: 503 }, "said");
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    level: 40,
    time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    code: "user-disabled",
    path: "/app",
    status: 503,
    msg: "said",
  });
});

test("a level keeps quieter lines out", () => {
  const lines: string[] = [];
  logTo(lines, "error").warn({}, "quiet");
  logTo(lines, "silent").fatal({}, "quiet");
  expect(lines).toEqual([]);
});
