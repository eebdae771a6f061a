import { describe, expect, it } from "vitest";
import { contrast } from "#tests/support/contrast";
import { themeNames } from "~/domain/themes";
import { buttonStates, buttonTheme, buttonVariants } from "~/ui/themes/button-themes";
import { chipTheme, chipTones } from "~/ui/themes/chip-theme";
import { colour, tint } from "~/ui/themes/contract.css";
import { palettes } from "~/ui/themes/palettes";
import { tintsOf } from "~/ui/themes/tints";

const under = (fill: string, ground: string) => (fill === "transparent" ? ground : fill);

describe.each(themeNames)("%s", (name) => {
  const palette = palettes[name];
  const grounds = [palette.canvas, palette.raised];

  it("holds 7:1 for every text colour on the page and on panels", () => {
    const texts = (["text", "quiet", "accent", "accentHover", "danger", "warning"] as const).flatMap((text) =>
      grounds.map((ground) => ({ text, ratio: contrast(palette[text], ground) })),
    );
    expect(texts.filter(({ ratio }) => ratio < 7)).toEqual([]);
  });

  it("holds 7:1 for text on the accent: selection, unread counts, the skip link", () => {
    expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(7);
  });

  it("holds 7:1 for the words of chips, and 3:1 for their shapes and dashed edges", () => {
    const chips = chipTheme(palette, tintsOf(palette));
    const faint = chipTones.flatMap((tone) =>
      grounds.filter((page) => {
        const { ground, text, sign, edge } = chips[tone];
        const on = under(ground, page);
        const isMadeOut = edge === "transparent" || contrast(edge, page) >= 3;
        return contrast(text, on) < 7 || contrast(sign, on) < 3 || !isMadeOut;
      }),
    );
    expect(faint).toEqual([]);
  });

  it("has a ground of its own for each tone of a chip", () => {
    const grounds = Object.values(chipTheme(palette, tintsOf(palette))).map(({ ground }) => ground);
    expect(new Set(grounds).size).toBe(grounds.length);
  });

  it("holds 3:1 for borders of controls and for the focus ring", () => {
    for (const ground of grounds) {
      expect(contrast(palette.control, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(palette.focus, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(palette.danger, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(palette.accent, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it("lets every button be read and made out in every state", () => {
    const buttons = buttonVariants.flatMap((variant) =>
      buttonStates.flatMap((state) => grounds.map((ground) => ({ variant, state, ground }))),
    );
    const faint = buttons.filter(({ variant, state, ground }) => {
      const { fill, text, border } = buttonTheme(palette)[variant][state];
      // Without a border of its own a quiet button is told by its text.
      const isMadeOut = border === "transparent" || contrast(border, ground) >= 3;
      return contrast(text, under(fill, ground)) < 7 || !isMadeOut;
    });
    expect(faint).toEqual([]);
  });
});

it("each colour of a palette has a variable of its own, which buttons take", () => {
  const { scheme: _scheme, ...colours } = palettes.dark;
  expect(Object.keys(colour).sort()).toEqual(Object.keys(colours).sort());
  const names = Object.values({ ...colour, ...tint });
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^var\(--[a-z-]+\)$/.test(name))).toEqual([]);
});
