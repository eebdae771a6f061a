/** What a face has beside eyes and mouth. */
const jawline =
  "M74 100 L80 104 C82 122 86 132 98 133 Q120 128 142 133 C154 132 158 122 160 104 L166 100 L166 180 L74 180Z";

export const beards = {
  full: (hair: string) =>
    `<path d="${jawline} M107 141 Q120 138 133 141 Q130 152 120 152 Q110 152 107 141Z" fill="${hair}" fill-rule="evenodd"/>`,
  short: (hair: string) =>
    `<path d="M74 108 L79 110 C82 138 98 154 120 154 C142 154 158 138 161 110 L166 108 L166 180 L74 180Z" fill="${hair}"/>${moustache(hair)}`,
  stubble: (hair: string) => `<path d="${jawline}" fill="${hair}" opacity=".26"/>`,
  moustache: (hair: string) => moustache(hair),
  goatee: (hair: string) =>
    `<path d="M106 154 Q120 150 134 154 Q136 180 120 180 Q104 180 106 154Z" fill="${hair}"/>${moustache(hair)}`,
} as const;

export type Beard = keyof typeof beards;

function moustache(hair: string): string {
  return `<path d="M120 134 Q134 132 140 143 Q129 141 120 139 Q111 141 100 143 Q106 132 120 134Z" fill="${hair}"/>`;
}

interface Paint {
  hair: string;
  shade: string;
}

const gold = "#d9a32e";
const frame = (shape: string, colour: string) =>
  `<g fill="#fff" fill-opacity=".14" stroke="${colour}" stroke-width="4">${shape}<path d="M116 110 Q120 106 124 110 M84 108 L75 105 M156 108 L165 105" fill="none" stroke-linecap="round"/></g>`;
const round = '<circle cx="101" cy="111" r="16"/><circle cx="139" cy="111" r="16"/>';
const square =
  '<rect x="84" y="99" width="33" height="25" rx="7"/><rect x="123" y="99" width="33" height="25" rx="7"/>';

export const extras = {
  roundGlasses: () => frame(round, "#2a2523"),
  goldGlasses: () => frame(round, "#b3852c"),
  glasses: () => frame(square, "#2a2523"),
  redGlasses: () => frame(square, "#a4392c"),
  studs: () => `<g fill="${gold}"><circle cx="73" cy="123" r="4"/><circle cx="167" cy="123" r="4"/></g>`,
  hoops: () =>
    `<g fill="none" stroke="${gold}" stroke-width="3.5"><circle cx="72" cy="133" r="9"/><circle cx="168" cy="133" r="9"/></g>`,
  drops: () =>
    '<g fill="#3f8c82"><path d="M72 122 L78 140 Q72 146 66 140Z"/><path d="M168 122 L174 140 Q168 146 162 140Z"/></g>',
  freckles: ({ shade }: Paint) =>
    `<g fill="${shade}">${[
      [91, 126],
      [97, 130],
      [103, 125],
      [138, 125],
      [144, 130],
      [150, 126],
      [112, 124],
      [128, 124],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.7"/>`)
      .join("")}</g>`,
  lines: ({ shade }: Paint) =>
    `<g fill="none" stroke="${shade}" stroke-width="2.4" stroke-linecap="round"><path d="M87 119 Q83 116 81 112 M153 119 Q157 116 159 112 M103 133 Q98 138 98 145 M137 133 Q142 138 142 145"/></g>`,
} as const satisfies Record<string, (paint: Paint) => string>;

export type Extra = keyof typeof extras;
