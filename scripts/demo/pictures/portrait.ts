import { type Clothes, clothing } from "./clothes";
import { type Beard, beards, type Extra, extras } from "./extras";
import { type Hair, hairstyles } from "./hair";
import { type Colour, type HairColour, hairs, palette, type Skin, skins } from "./palette";

/** How somebody looks, as far as the drawing says. */
export interface Looks {
  ground: Colour;
  skin: Skin;
  hair: Hair;
  hairColour: HairColour;
  /** Of what is worn on the head. */
  worn?: Colour;
  clothes: Clothes;
  /** The clothes, and what is beneath them or on them. */
  colours: readonly [Colour, Colour];
  jaw?: keyof typeof jaws;
  mouth?: keyof typeof mouths;
  beard?: Beard;
  extras?: readonly Extra[];
}

/** Outlines of a head, from the temples down. */
const jaws = {
  oval: "C164 143 143 166 120 166 C97 166 76 143 76 112",
  round: "C166 148 143 163 120 163 C97 163 74 148 76 112",
  square: "C164 150 146 168 120 168 C94 168 76 150 76 112",
  long: "C163 142 140 173 120 173 C100 173 77 142 76 112",
} as const;

const mouths = {
  smile: (lip: string) => stroke("M105 142 Q120 154 135 142", lip),
  calm: (lip: string) => stroke("M108 145 Q120 149 132 145", lip),
  wry: (lip: string) => stroke("M107 145 Q123 150 134 140", lip),
  laugh: (lip: string) =>
    `<path d="M103 139 Q120 144 137 139 Q134 157 120 157 Q106 157 103 139Z" fill="${lip}"/><path d="M107 141 Q120 145 133 141 L131 146 Q120 149 109 146Z" fill="#fff8ee"/>`,
} as const;

/** Pixels, for the largest that a page shows on a fine screen: more only takes time. */
const side = 264;

/** A portrait that is still told apart at 32 px; its corners are cut off by a circle. */
export function drawPortrait(looks: Looks): string {
  const { ground, clothes, colours, jaw = "oval", mouth = "smile", beard, worn } = looks;
  const [light, shade] = skins[looks.skin];
  const [hair, strand] = hairs[looks.hairColour];
  const head = `M76 112 L76 98 C76 66 94 50 120 50 C146 50 164 66 164 98 L164 112 ${jaws[jaw]}Z`;
  const paint = { hair, strand, worn: palette[worn ?? "mustard"] };
  const { back, front } = hairstyles[looks.hair](paint);
  const lip = looks.skin === "umber" || looks.skin === "ebony" ? "#2c120d" : "#8c3b30";
  const brow = looks.hairColour === "white" || looks.hairColour === "silver" ? "#7d7a75" : hair;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 6 220 220" width="${side}" height="${side}">
<clipPath id="head"><path d="${head}"/></clipPath>
<rect width="240" height="240" fill="${palette[ground]}"/>
${back}
<path d="M99 140 L99 184 Q120 204 141 184 L141 140Z" fill="${light}"/>
<path d="M99 152 Q122 184 141 158 L141 178 Q120 190 99 170Z" fill="${shade}"/>
${clothing[clothes]({ main: palette[colours[0]], other: palette[colours[1]], skin: light, shade })}
<g fill="${light}"><circle cx="75" cy="113" r="10"/><circle cx="165" cy="113" r="10"/><path d="${head}"/></g>
<path d="M71 109 Q77 113 74 119" fill="none" stroke="${shade}" stroke-width="2.5" stroke-linecap="round"/>
<path d="M134 40 Q150 104 128 172 L180 172 L180 40Z" fill="${shade}" opacity=".38" clip-path="url(#head)"/>
<g fill="#c4523f" opacity=".16"><ellipse cx="93" cy="131" rx="10" ry="7"/><ellipse cx="147" cy="131" rx="10" ry="7"/></g>
${beard ? `<g clip-path="url(#head)">${beards[beard](hair)}</g>` : ""}
<g fill="#211a18"><ellipse cx="102" cy="111" rx="4.6" ry="5.6"/><ellipse cx="138" cy="111" rx="4.6" ry="5.6"/></g>
<g fill="#fff" opacity=".85"><circle cx="103.6" cy="109" r="1.5"/><circle cx="139.6" cy="109" r="1.5"/></g>
${stroke("M92 97 Q101 91 110 96", brow, 4.5)}${stroke("M130 96 Q139 91 148 97", brow, 4.5)}
${stroke("M121 112 Q119 122 115 128 Q118 133 124 131", shade, 3.6)}
${mouths[mouth](lip)}
${front}
${(looks.extras ?? []).map((extra) => extras[extra]({ hair, shade })).join("")}
</svg>`;
}

function stroke(path: string, colour: string, width = 3.8): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
