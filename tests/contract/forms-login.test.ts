import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { linkForm, loginForm } from "~/contract/forms/login-form.server";

function submit(schema: typeof loginForm | typeof linkForm, fields: [string, string | File][]) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  const submission = parseWithZod(data, { schema });
  return submission.status === "success" ? submission.value : submission.error;
}

const incomplete = "This link isn't complete. Ask for a new one.";

describe("the login form", () => {
  test("takes an address in its one spelling, and where to go on to", () => {
    expect(submit(loginForm, [["email", " Name@Example.com "]])).toEqual({ email: "name@example.com" });
    expect(
      submit(loginForm, [
        ["email", "name@example.com"],
        ["redirect", "/app/inbox"],
      ]),
    ).toEqual({ email: "name@example.com", redirect: "/app/inbox" });
  });

  test("a way on that is too long stops nobody: safeRedirect refuses it later", () => {
    expect(
      submit(loginForm, [
        ["email", "name@example.com"],
        ["redirect", `/${"a".repeat(5_000)}`],
      ]),
    ).toMatchObject({ email: "name@example.com" });
  });

  test.each([
    ["nothing", [], "Write your e-mail address."],
    ["a file", [["email", new File([""], "x")]], "Write your e-mail address."],
    [
      "two addresses",
      [
        ["email", "a@example.com"],
        ["email", "b@example.com"],
      ],
      "Write your e-mail address.",
    ],
    [
      "no address",
      [["email", "name"]],
      "That doesn't look like an e-mail address. Write it like name@example.com.",
    ],
  ] as [string, [string, string | File][], string][])(
    "%s: the message stands beside the address",
    (_, fields, message) => {
      expect(submit(loginForm, fields)).toEqual({ email: [message] });
    },
  );

  test("HTML requires the address alone", () => {
    const constraint = getZodConstraint(loginForm);
    expect(constraint.email).toEqual({ required: true, maxLength: 254 });
    expect(constraint.redirect?.required).toBe(false);
  });
});

describe("the form of an e-mail link", () => {
  const whole: [string, string][] = [
    ["id", "link"],
    ["oobCode", "code"],
  ];

  test("needs no address in the browser that asked for the link", () => {
    expect(submit(linkForm, whole)).toEqual({ id: "link", oobCode: "code" });
    expect(submit(linkForm, [...whole, ["email", ""]])).toMatchObject({ id: "link", oobCode: "code" });
  });

  test("takes an address where it is asked for", () => {
    expect(submit(linkForm, [...whole, ["email", "NAME@example.com"]])).toMatchObject({
      email: "name@example.com",
    });
  });

  test.each([
    ["id", [["oobCode", "code"]]],
    ["oobCode", [["id", "link"]]],
    [
      "id",
      [
        ["id", "a".repeat(101)],
        ["oobCode", "code"],
      ],
    ],
    [
      "oobCode",
      [
        ["id", "link"],
        ["oobCode", "a".repeat(1_001)],
      ],
    ],
    [
      "oobCode",
      [
        ["id", "link"],
        ["oobCode", new File(["code"], "x")],
      ],
    ],
  ] as [string, [string, string | File][]][])(
    "a link without a proper %s says in plain words that it isn't complete",
    (field, fields) => {
      expect(submit(linkForm, fields)).toEqual({ [field]: [incomplete] });
    },
  );
});
