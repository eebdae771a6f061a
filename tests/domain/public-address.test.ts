import { describe, expect, it } from "vitest";
import { addressOfBrief, idInAddress } from "~/domain/public-address";

const id = "k3f9x2m7q1";

describe("the address of a public brief has the words of its title in their script", () => {
  it.each([
    ["A checkout that converts", "a-checkout-that-converts"],
    ["Žluťoučký kůň & Straße", "zlutoucky-kun-strasse"],
    ["متجر WordPress 6.4", "متجر-wordpress-6-4"],
    ["تَصْمِيم مـوقع أنيق", "تصميم-موقع-أنيق"],
    ["Новый сайт", "новый-сайт"],
    ["李明 的 网站", "李明-的-网站"],
    ["हिन्दी में", "हिन्दी-में"],
    ["Shop\u202e\u200b now\ufe0f", "shop-now"],
    ["a -- b_c", "a-b-c"],
    ["<script>", "script"],
    ["-", "brief"],
    ["\u0301", "brief"],
    ["\ud800", "brief"],
    [null, "brief"],
  ])("%s", (title, words) => {
    const address = addressOfBrief({ id, title });
    expect(address).toBe(`${words}-${id}`);
    expect(idInAddress(address)).toBe(id);
    expect(idInAddress(encodeURIComponent(address))).toBe(id);
  });

  it.each(["word ".repeat(900), "سوق ".repeat(900), "网".repeat(900), "a".repeat(900), "ﷺ".repeat(90)])(
    "as many as fit: %#",
    (title) => {
      const address = addressOfBrief({ id: "a".repeat(56).concat("-1234567"), title });
      // What `ownersPage` keeps in memory.
      expect(encodeURIComponent(address).length).toBeLessThanOrEqual(300);
      expect(address.length).toBeGreaterThan(80);
      expect(address).not.toContain("--");
    },
  );
});

describe("an address leads to its brief", () => {
  const long = "first-0123456789abcdef0123456789abcdef";
  const uuid = "4f0c1b2a-9c1d-4e5f-8a7b-0123456789ab";
  it.each([
    [id, id],
    [`other-words-${id}`, id],
    [`a-shop-${uuid.replaceAll("-", "_")}`, uuid],
    [`${uuid}--as-it-was-before`, uuid],
    [`${uuid}--`, uuid],
    [uuid, uuid],
    [`${long}--brief`, long],
    [long, long],
    ["a-brief-1--a", "a-brief-1"],
    ["", null],
    ["--", null],
    ["x", null],
    ["a-shop", null],
    ["a-shop-proposals", null],
    ["a-shop-../../app1", null],
    ["a".repeat(5_000), null],
    [`${"a-".repeat(5_000)}${id}`, id],
  ])("%s", (part, found) => {
    expect(idInAddress(part)).toBe(found);
  });
});
