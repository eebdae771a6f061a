interface Paint {
  main: string;
  other: string;
  skin: string;
  shade: string;
}

const shoulders = "M22 250 C24 206 54 194 98 182 Q120 206 142 182 C186 194 216 206 218 250Z";
const body = (colour: string) => `<path d="${shoulders}" fill="${colour}"/>`;
const shadow = "rgba(0,0,0,.2)";
const line = (path: string, colour: string, width = 3) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** What is worn, from the neck down. */
export const clothing = {
  crew: ({ main, other }) => body(main) + line("M96 183 Q120 212 144 183", other, 7),
  stripes: ({ main, other }) =>
    `<clipPath id="shirt"><path d="${shoulders}"/></clipPath>${body(main)}<g clip-path="url(#shirt)">${[
      208, 222, 236,
    ]
      .map((y) => line(`M20 ${y} Q120 ${y + 16} 220 ${y}`, other, 6))
      .join("")}</g>${line("M97 183 Q120 210 143 183", other, 5)}`,
  shirt: ({ main, other }) =>
    `${body(main)}<path d="M98 178 L120 204 L104 222 L84 188Z" fill="${other}"/><path d="M142 178 L120 204 L136 222 L156 188Z" fill="${other}"/>${line("M120 206 L120 250", other)}`,
  blazer: ({ main, other, skin }) =>
    `${body(other)}<path d="M104 184 L120 206 L136 184Z" fill="${skin}"/><path d="M96 181 L116 250 L22 250 C24 208 56 194 96 181Z" fill="${main}"/><path d="M144 181 L124 250 L218 250 C216 208 184 194 144 181Z" fill="${main}"/><g fill="none" stroke="#000" stroke-opacity=".28" stroke-width="3"><path d="M90 184 L80 204 L94 208 L116 250 M150 184 L160 204 L146 208 L124 250"/></g>`,
  vneck: ({ main, other, skin, shade }) =>
    `${body(main)}<path d="M96 181 L120 226 L144 181 Q120 200 96 181Z" fill="${skin}"/><path d="M99 176 Q120 196 141 176 L141 184 Q120 206 99 186Z" fill="${shade}" opacity=".5"/>${line("M95 182 L120 227 L145 182", other, 5)}`,
  turtleneck: ({ main, other }) =>
    `${body(main)}<path d="M95 166 Q120 182 145 166 L148 194 Q120 212 92 194Z" fill="${main}"/>${line("M94 176 Q120 192 146 176 M92 194 Q120 212 148 194", other)}`,
  hoodie: ({ main, other }) =>
    `<path d="M80 196 C76 172 90 162 98 166 Q120 190 142 166 C150 162 164 172 160 196Z" fill="${other}"/>${body(main)}<path d="M84 188 Q120 232 156 188 L146 180 Q120 210 94 180Z" fill="${other}"/>${line("M108 206 L106 232 M132 206 L134 232", "#fff6e6")}`,
  scarf: ({ main, other }) =>
    `${body(main)}<path d="M88 174 Q120 196 152 174 Q164 190 154 202 Q120 222 86 202 Q76 190 88 174Z" fill="${other}"/><path d="M132 204 L150 198 L158 250 L134 250Z" fill="${other}"/>${line("M90 190 Q120 208 150 190", shadow)}`,
  apron: ({ main, other }) =>
    `${body(main)}${line("M97 183 Q120 208 143 183", shadow, 4)}<path d="M82 250 L88 216 Q120 224 152 216 L158 250Z" fill="${other}"/>${line("M90 217 L94 184 M150 217 L146 184", other, 7)}`,
  cardigan: ({ main, other, skin }) =>
    `${body(other)}<path d="M100 182 Q120 202 140 182 Q120 214 100 182Z" fill="${skin}"/><path d="M94 182 Q98 222 112 250 L22 250 C24 208 54 196 94 182Z" fill="${main}"/><path d="M146 182 Q142 222 128 250 L218 250 C216 208 186 196 146 182Z" fill="${main}"/><g fill="#fff6e6"><circle cx="95" cy="206" r="3"/><circle cx="100" cy="222" r="3"/></g>`,
  beads: ({ main, other, skin }) =>
    `${body(main)}<path d="M90 184 Q120 232 150 184 Q120 206 90 184Z" fill="${skin}"/><path d="M90 186 Q120 234 150 186" fill="none" stroke="${other}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0.1 9.5"/>`,
} as const satisfies Record<string, (paint: Paint) => string>;

export type Clothes = keyof typeof clothing;
