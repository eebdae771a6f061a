import { limits } from "~/values/limits";
import { toEntries } from "~/values/text";
import { bullet, type Unit } from "./sentences.server";

const outcomeWords =
  /(?<!\p{L})(?:(?<!you )should|goal|aim|so that|afterwards|in the end|soll(?:en|te|ten)?|ziel|damit|am ende|danach|الهدف|هدفنا|بحيث|ينبغي أن)(?!\p{L})/iu;
const wishes =
  /(?<!\p{L})(?:we want|we would like|we['’]d like|wir wollen|wir möchten|wir wünschen|نريد|نرغب)(?!\p{L})/iu;

/** What should be true afterwards; else what is wished for. */
export function outcomeIn(units: readonly Unit[]): Unit[] {
  const said = units.filter(({ said }) => outcomeWords.test(said));
  const found = said.length > 0 ? said : units.slice(1).filter(({ said }) => wishes.test(said));
  return found.slice(0, 3);
}

const must =
  /(?<!\p{L})(?:must|required|mandatory|essential|must-haves?|need to have|muss|müssen|musst|zwingend|unbedingt|erforderlich|voraussetzung|vorausgesetzt|يجب|لا بد|يشترط|شرط|ضروري)(?!\p{L})/iu;
/** What the hirer has to do. */
const ownMust =
  /(?<!\p{L})(?:we|i|it|wir|ich|es|das)\s(?:must|muss|müssen)(?!\p{L})|(?:müssen|muss)\s(?:wir|ich|es)(?!\p{L})|يجب علينا|يجب أن ن/iu;
const mustHeading =
  /must|require|essential|need|muss|anforderung|voraussetzung|zwingend|المتطلبات|الشروط|يجب|متطلبات|شروط/iu;
const niceHeading = /nice|bonus|plus|kann|wünschenswert|optional|ميزة|يفضل/iu;

export function mustHavesIn(units: readonly Unit[]): { entries: string[]; units: Set<string> } {
  const found = units.filter(({ said, isEntry, heading }) => {
    if (said.replace(bullet, "").length > limits.mustHave) return false;
    if (isEntry && niceHeading.test(heading)) return false;
    if (isEntry && mustHeading.test(heading)) return true;
    return must.test(said) && !ownMust.test(said);
  });
  const some = found.slice(0, limits.mustHaves).map(({ said }) => said);
  return {
    entries: toEntries(some.map((said) => said.replace(bullet, "").replace(/\.$/, ""))),
    units: new Set(some),
  };
}
