import { beforeEach, expect, it, vi } from "vitest";

vi.mock("~/words/choose-language", async (original) => {
  const { chooseLanguage } = await original<typeof import("~/words/choose-language")>();
  return { chooseLanguage: vi.fn(chooseLanguage) };
});
const { chooseLanguage } = await import("~/words/choose-language");
const { languageOf } = await import("~/shell/request/language-of.server");

const read = vi.mocked(chooseLanguage);
beforeEach(() => read.mockClear());

const asking = (header: string) =>
  languageOf(new Request("https://guildhall.example/", { headers: { "accept-language": header } }));

it("a browser’s header is read once, and each in its own language", () => {
  for (let time = 0; time < 3; time += 1) {
    expect(asking("de-AT,de;q=0.9,en;q=0.8")).toBe("de");
    expect(asking("ar-EG,ar;q=0.9,en;q=0.8")).toBe("ar");
  }
  expect(read).toHaveBeenCalledTimes(2);
});

it("long headers aren’t kept, and of made-up ones only so many", () => {
  const long = `${"x,".repeat(100)}de`;
  for (let time = 0; time < 3; time += 1) expect(asking(long)).toBe("de");
  expect(read).toHaveBeenCalledTimes(3);
  const made = Array.from({ length: 5_000 }, (_, at) => `x-${at},de`);
  for (const header of made) expect(asking(header)).toBe("de");
  read.mockClear();
  for (const header of made) expect(asking(header)).toBe("de");
  expect(read.mock.calls.length).toBeGreaterThan(made.length - 600);
});
