import { expect, it } from "vitest";
import { separatorOf } from "~/values/form-fields.server";
import { limits } from "~/values/limits";

const urlEncoded = "application/x-www-form-urlencoded";
const multipart = 'multipart/form-data; boundary="abc"';
const times = (part: string, count: number) => Buffer.from(part.repeat(count));

it.each([
  [urlEncoded, "&"],
  ["Application/X-WWW-Form-Urlencoded; charset=UTF-8", "&"],
  [multipart, "--abc"],
  ["multipart/form-data; boundary=abc; charset=utf-8", "--abc"],
  ["MULTIPART/FORM-DATA; charset=utf-8; BOUNDARY=abc", "--abc"],
  ["multipart/form-data", null],
  ["multipart/mixed; boundary=abc", null],
  ["text/plain; application/x-www-form-urlencoded", null],
  ["application/x-www-form-urlencodedx", null],
  ["text/plain; multipart/form-data; boundary=abc", null],
  ["", null],
])("the fields of %j are parted by %j", (type, separator) => {
  expect(separatorOf(type, Buffer.from("a=1&b=2"))).toBe(separator);
});

it("a form of more fields than any of ours has none that are read", () => {
  expect(separatorOf(urlEncoded, times("a&", limits.formFields))).toBe("&");
  expect(separatorOf(urlEncoded, times("a&", limits.formFields + 1))).toBeNull();
  expect(separatorOf(multipart, times("--abc\r\n", limits.formFields))).toBe("--abc");
  expect(separatorOf(multipart, times("--abc\r\n", limits.formFields + 1))).toBeNull();
});
