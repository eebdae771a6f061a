import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import { listSnippets } from "~/features/conversations/model/snippet";
import { insertedText } from "~/features/conversations/pages/inserted-text";
import { addSnippet, changeSnippet, removeSnippet } from "~/features/conversations/writes/keep-snippet";
import { limits } from "~/values/limits";

async function createOwner() {
  const market = createMarket();
  const uid = await market.join("FREELANCER");
  const add = (text: string, name = "Terms", key: string = randomUUID()) =>
    addSnippet(market, uid, { key, name, text });
  const texts = async () => (await listSnippets(market.store, uid)).map(({ data }) => data.text);
  return { ...market, uid, add, texts };
}

it("a press twice is one snippet, and the same key with another text is another one", async () => {
  const { add, texts, clock } = await createOwner();
  const key = randomUUID();
  succeeded(await add("  Thirty days\r\nnet ", " Our\nterms ", key));
  clock.advance(1_000);
  const again = succeeded(await add("Thirty days\nnet", "Our terms", key));
  expect(again.data.name).toBe("Our terms");
  succeeded(await add("Sixty days", "Our terms", key));
  expect(await texts()).toEqual(["Thirty days\nnet", "Sixty days"]);
});

it("there are twenty at most, also of two that come at once", async () => {
  const { add, texts } = await createOwner();
  for (let at = 1; at < limits.snippets; at += 1) succeeded(await add(`Text ${at}`));
  const both = await Promise.all([add("One more"), add("Another one more")]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(refusalOf(await add("The 21st"))).toBe("TOO_MANY");
  expect(await texts()).toHaveLength(limits.snippets);
});

it.each([
  ["name", { name: " ", text: "Thirty days" }],
  ["name", { name: "n".repeat(limits.snippetName + 1), text: "Thirty days" }],
  ["text", { name: "Terms", text: "\u200b" }],
  ["text", { name: "Terms", text: "t".repeat(limits.snippet + 1) }],
])("a %s that is missing or too long is named", async (field, texts) => {
  const { uid, add, ...market } = await createOwner();
  const { id } = succeeded(await add("Thirty days"));
  const outcomes = [
    await addSnippet(market, uid, { key: randomUUID(), ...texts }),
    await changeSnippet(market, uid, { id, ...texts }),
  ];
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ ok: false, code: "INVALID", problems: [{ field }] });
});

it("is its owner’s alone to change and to remove", async () => {
  const { uid, add, texts, join, ...market } = await createOwner();
  const { id } = succeeded(await add("Thirty days"));
  const stranger = await join("HIRER");
  const change = { id, name: "Terms", text: "Ninety days" };
  expect(refusalOf(await changeSnippet(market, stranger, change))).toBe("NOT_FOUND");
  succeeded(await removeSnippet(market, stranger, id));
  expect(await texts()).toEqual(["Thirty days"]);
  succeeded(await changeSnippet(market, uid, change));
  expect(await texts()).toEqual(["Ninety days"]);
  succeeded(await removeSnippet(market, uid, id));
  succeeded(await removeSnippet(market, uid, id));
  expect(await texts()).toEqual([]);
  expect(refusalOf(await changeSnippet(market, uid, change))).toBe("NOT_FOUND");
});

it("a key that no form makes keeps nothing", async () => {
  const { add, texts } = await createOwner();
  expect(refusalOf(await add("Thirty days", "Terms", "short"))).toBe("INVALID");
  expect(await texts()).toEqual([]);
});

it.each([
  ["", "Thirty days", "Thirty days"],
  [" \n", "Thirty days", "Thirty days"],
  ["Hello,", "Thirty days", "Hello,\n\nThirty days"],
  ["Hello,\n", "Thirty days", "Hello,\n\nThirty days"],
])("a snippet stands below what was typed: %j", (typed, snippet, text) => {
  expect(insertedText(typed, snippet)).toBe(text);
});
