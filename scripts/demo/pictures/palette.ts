/** Colours that all drawings of the sample market share. */
export const palette = {
  ink: "#1c2421",
  paper: "#f7f2e7",
  cream: "#efe3cb",
  forest: "#1f5747",
  sage: "#a8c4b0",
  teal: "#4f8c86",
  sky: "#a5c6d9",
  navy: "#2f4665",
  lilac: "#c2b3d6",
  plum: "#6d4768",
  rose: "#e4b0a8",
  brick: "#b6553c",
  clay: "#dd9671",
  mustard: "#e5b651",
  sand: "#dccbb0",
  stone: "#8b8f8a",
} as const;

export type Colour = keyof typeof palette;

/** Of a skin: its light, and its shade. */
export const skins = {
  porcelain: ["#f4d3bd", "#dfae94"],
  peach: ["#eec09f", "#d29a78"],
  olive: ["#dcaa80", "#bb835a"],
  honey: ["#c98f62", "#a56d45"],
  bronze: ["#a86c45", "#84502f"],
  umber: ["#80502f", "#5f3820"],
  ebony: ["#5b3826", "#412518"],
} as const;

export type Skin = keyof typeof skins;

/** Of hair: itself, and the strands that are drawn on it. */
export const hairs = {
  black: ["#231d1e", "#40373a"],
  brown: ["#4a2f22", "#684736"],
  chestnut: ["#7a4527", "#975c38"],
  copper: ["#b1592a", "#cc7a46"],
  blond: ["#d4a55a", "#e6c283"],
  ash: ["#8f7f6d", "#aa9b89"],
  silver: ["#b9bab8", "#d6d7d5"],
  white: ["#e6e3dc", "#ffffff"],
} as const;

export type HairColour = keyof typeof hairs;
