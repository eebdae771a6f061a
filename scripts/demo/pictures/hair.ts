interface Paint {
  hair: string;
  strand: string;
  worn: string;
}

/** What is behind the head, and what is before it. */
interface Drawn {
  back: string;
  front: string;
}

const fill = (path: string, colour: string) => `<path d="${path}" fill="${colour}"/>`;
const shadow = "rgba(0,0,0,.24)";
const strands = (path: string, colour: string, width = 2.6) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const balls = (colour: string, at: readonly (readonly [x: number, y: number, r: number])[]) =>
  `<g fill="${colour}">${at.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("")}</g>`;

/** Close to the head, with a line over the forehead. */
const cap =
  "M74 112 C64 66 86 40 120 40 C154 40 176 66 166 112 L161 100 C160 86 155 78 148 74 Q120 68 92 74 C85 78 80 86 79 100Z";

export const hairstyles = {
  bald: () => ({
    back: "",
    front:
      '<path d="M92 68 Q102 58 114 57" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>',
  }),
  fringed: ({ hair }) => ({
    back: "",
    front: fill(
      "M72 114 C66 96 70 82 80 74 C78 88 82 98 79 112Z M168 114 C174 96 170 82 160 74 C162 88 158 98 161 112Z",
      hair,
    ),
  }),
  buzz: ({ hair }) => ({
    back: "",
    front: fill(
      "M75 106 C70 66 90 46 120 46 C150 46 170 66 165 106 C163 90 160 82 154 77 C140 71 100 71 86 77 C80 82 77 90 75 106Z",
      hair,
    ),
  }),
  short: ({ hair, strand }) => ({
    back: "",
    front: fill(cap, hair) + strands("M94 62 Q112 50 138 54", strand),
  }),
  parted: ({ hair, strand }) => ({
    back: "",
    front:
      fill(
        "M74 112 C60 64 84 36 118 36 C160 32 180 66 166 112 L161 100 C160 90 157 84 152 79 C130 82 106 76 97 60 C92 76 80 82 79 100Z",
        hair,
      ) + strands("M99 58 Q120 46 146 54", strand),
  }),
  swept: ({ hair, strand }) => ({
    back: "",
    front:
      fill(
        "M74 112 C66 88 72 68 84 58 C84 38 120 24 150 34 C170 40 178 70 166 112 L161 100 C160 88 158 82 152 76 C136 78 118 70 108 66 C100 72 82 80 79 100Z",
        hair,
      ) + strands("M92 58 Q116 38 148 46 M108 64 Q128 52 156 62", strand),
  }),
  curly: ({ hair, strand }) => ({
    back: "",
    front:
      balls(hair, [
        [80, 84, 14],
        [86, 64, 17],
        [104, 50, 18],
        [126, 46, 18],
        [146, 54, 18],
        [158, 72, 16],
        [162, 90, 11],
        [106, 66, 14],
        [130, 64, 14],
      ]) + strands("M92 58 q6 -8 12 -1 M118 48 q7 -8 13 0 M142 60 q7 -6 11 2", strand),
  }),
  afro: ({ hair }) => ({
    back: balls(hair, [
      [120, 84, 60],
      [70, 112, 20],
      [66, 88, 20],
      [74, 64, 20],
      [92, 45, 20],
      [120, 37, 21],
      [148, 45, 20],
      [166, 64, 20],
      [174, 88, 20],
      [170, 112, 20],
    ]),
    front: fill(
      "M75 106 C72 72 92 52 120 52 C148 52 168 72 165 106 C162 90 157 82 148 77 Q120 68 92 77 C83 82 78 90 75 106Z",
      hair,
    ),
  }),
  /** Short at the sides, high on top. */
  flattop: ({ hair, strand }) => ({
    back: "",
    front:
      fill(
        "M75 108 C70 78 76 54 84 38 Q120 26 156 38 C164 54 170 78 165 108 C163 92 160 84 154 78 Q120 70 86 78 C80 84 77 92 75 108Z",
        hair,
      ) + strands("M92 46 Q120 36 148 46", strand),
  }),
  bob: ({ hair, strand }) => ({
    back: fill("M62 160 C52 84 72 34 120 34 C168 34 188 84 178 160 Q150 172 120 166 Q90 172 62 160Z", hair),
    front:
      fill(
        "M72 122 C62 70 84 38 122 38 C160 38 178 70 168 122 C166 98 160 86 150 80 C130 84 110 76 100 62 C94 80 78 90 72 122Z",
        hair,
      ) + strands("M101 60 Q124 46 150 60", strand),
  }),
  /** Straight, over the forehead, too. */
  bangs: ({ hair, strand }) => ({
    back: fill("M62 186 C56 84 70 34 120 34 C170 34 184 84 178 186 Q120 200 62 186Z", hair),
    front:
      fill("M72 130 C62 68 84 36 120 36 C156 36 178 68 168 130 L160 92 Q120 82 80 92Z", hair) +
      strands("M100 58 L98 82 M120 54 L120 80 M140 58 L142 82", strand, 2),
  }),
  /** Parted in the middle, down to the shoulders. */
  long: ({ hair, strand }) => ({
    back: fill("M58 206 C50 90 68 34 120 34 C172 34 190 90 182 206 Q120 224 58 206Z", hair),
    front:
      fill(
        "M120 48 C98 56 84 76 80 102 C76 140 80 170 74 200 L54 200 C52 96 66 36 120 36 C174 36 188 96 186 200 L166 200 C160 170 164 140 160 102 C156 76 142 56 120 48Z",
        hair,
      ) + strands("M92 60 Q70 90 68 150 M148 60 Q170 90 172 150", strand),
  }),
  wavy: ({ hair, strand }) => ({
    back: fill(
      "M60 190 Q44 178 56 160 Q42 146 56 128 Q46 108 60 92 C62 50 88 32 122 32 C156 32 178 52 180 92 Q194 108 184 128 Q198 146 184 160 Q196 178 180 190 Q120 206 60 190Z",
      hair,
    ),
    front:
      fill(
        "M74 124 C60 72 82 36 122 36 C164 36 180 72 166 124 C166 98 160 88 152 82 C134 82 120 72 112 60 C102 76 80 88 74 124Z",
        hair,
      ) + strands("M112 58 Q136 44 156 62 M64 138 Q72 150 64 164 M176 138 Q168 150 176 164", strand),
  }),
  curls: ({ hair, strand }) => ({
    back: balls(hair, [
      [120, 76, 52],
      [70, 86, 24],
      [170, 86, 24],
      [60, 116, 22],
      [180, 116, 22],
      [62, 146, 22],
      [178, 146, 22],
      [74, 170, 18],
      [166, 170, 18],
      [88, 50, 26],
      [152, 50, 26],
    ]),
    front:
      balls(hair, [
        [84, 78, 14],
        [96, 64, 16],
        [116, 58, 16],
        [138, 60, 16],
        [154, 74, 15],
        [76, 96, 10],
        [164, 96, 10],
      ]) + strands("M62 120 q8 -9 15 0 M164 120 q7 -9 15 0 M64 148 q8 -8 14 1 M162 150 q8 -8 14 1", strand),
  }),
  bun: ({ hair, strand }) => ({
    back: balls(hair, [[120, 34, 20]]),
    front:
      fill(cap, hair) + strands("M86 72 Q96 54 116 48 M154 72 Q144 54 124 48 M109 31 Q120 24 131 31", strand),
  }),
  lowBun: ({ hair, strand }) => ({
    back: balls(hair, [[174, 138, 20]]),
    front:
      fill(
        "M74 114 C62 68 84 38 120 38 C158 38 178 68 166 114 C164 98 158 86 148 78 C126 82 104 74 96 66 C92 76 80 88 74 114Z",
        hair,
      ) + strands("M98 64 Q126 50 152 66", strand),
  }),
  pixie: ({ hair, strand }) => ({
    back: "",
    front:
      fill(
        "M72 120 C58 70 80 34 120 34 C164 34 182 72 168 120 Q162 112 162 96 C150 96 132 88 122 72 C112 88 92 92 80 94 Q80 110 72 120Z",
        hair,
      ) + strands("M120 68 Q108 80 92 84 M124 66 Q136 80 152 86 M104 50 Q122 42 142 50", strand),
  }),
  /** Long and thin braids. */
  braids: ({ hair, strand, worn }) => ({
    back: fill("M60 196 C54 92 70 36 120 36 C170 36 186 92 180 196 Q120 210 60 196Z", hair),
    front:
      fill(cap, hair) +
      strands(
        "M92 72 Q86 56 100 46 M106 69 Q104 54 112 42 M120 69 L120 41 M134 69 Q136 54 128 42 M148 72 Q154 56 140 46",
        strand,
      ) +
      fill(
        "M72 100 L62 104 L60 204 L80 204 Q84 150 79 100Z M168 100 L178 104 L180 204 L160 204 Q156 150 161 100Z",
        hair,
      ) +
      strands("M70 116 L69 200 M170 116 L171 200", strand) +
      fill("M61 186 h19 v7 h-19Z M160 186 h19 v7 h-19Z", worn),
  }),
  locs: ({ hair, strand }) => {
    const hanging = [52, 65, 163, 176]
      .map((x, at) => `<rect x="${x}" y="80" width="11" height="${at % 2 ? 84 : 96}" rx="6" fill="${hair}"/>`)
      .join("");
    return {
      back: fill("M64 150 C54 82 74 36 120 36 C166 36 186 82 176 150Z", hair) + hanging,
      front:
        fill(cap, hair) +
        strands("M96 72 L100 46 M110 70 L112 42 M130 70 L128 42 M144 72 L140 46", strand, 3.4),
    };
  },
  headwrap: ({ worn }) => ({
    back: balls(worn, [
      [120, 46, 36],
      [150, 36, 19],
    ]),
    front:
      fill(
        "M72 98 C64 44 92 22 122 24 C156 22 178 48 168 98 C156 76 138 72 120 72 C102 72 84 76 72 98Z",
        worn,
      ) + strands("M78 84 Q112 34 160 42 M84 74 Q126 46 166 66 M104 70 Q140 58 168 84", shadow, 3),
  }),
  /** A scarf that covers the hair. */
  scarf: ({ worn }) => ({
    back: fill("M58 214 C44 90 70 32 120 32 C170 32 196 90 182 214Z", worn),
    front:
      fill(
        "M120 32 C66 34 60 92 66 136 C70 176 96 192 120 196 C144 192 170 176 174 136 C180 92 174 34 120 32Z M120 62 C150 62 162 82 161 110 C160 146 138 168 120 168 C102 168 80 146 79 110 C78 82 90 62 120 62Z",
        worn,
      ).replace("/>", ' fill-rule="evenodd"/>') +
      strands("M72 150 Q96 196 152 206 M80 172 Q104 208 132 216", shadow, 3.4),
  }),
  beanie: ({ hair, worn }) => ({
    back: "",
    front:
      fill("M75 112 L74 88 L83 88 L80 110Z M165 112 L166 88 L157 88 L160 110Z", hair) +
      fill("M74 82 C72 44 92 28 120 28 C148 28 168 44 166 82Z", worn) +
      `<rect x="68" y="72" width="104" height="20" rx="9" fill="${worn}"/>` +
      strands("M72 74 L168 74 M92 78 v9 M106 78 v9 M120 78 v9 M134 78 v9 M148 78 v9", shadow, 3),
  }),
} as const satisfies Record<string, (paint: Paint) => Drawn>;

export type Hair = keyof typeof hairstyles;
