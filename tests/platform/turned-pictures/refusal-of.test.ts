import { expect, it } from "vitest";
import { refusalOf } from "~/platform/turned-pictures/refusal-of";

it.each([
  ["Input image exceeds pixel limit", "TOO_MANY_PIXELS"],
  ["Input buffer contains unsupported image format", "NOT_A_PICTURE"],
  ["Input buffer has corrupt header: VipsJpeg: premature end of JPEG image", "NOT_A_PICTURE"],
])("%j is %s", (message, code) => {
  expect(refusalOf(new Error(message))).toEqual({ ok: false, code, detail: message });
});

it("the detail is one line", () => {
  expect(refusalOf(new Error("VipsJpeg: broken\npngload: broken\n")).detail).toBe("VipsJpeg: broken");
});
