import { limits } from "~/values/limits";
import type { Control, PageForm } from "./page-forms";
import type { Asked } from "./site";
import { fill, worstMarks, worstTexts } from "./worst-texts";

const urlEncoded = "application/x-www-form-urlencoded";
/** What is left of the largest body beside what a post needs besides. */
export const room = limits.httpBody - 4 * 1024;

export type Field = readonly [name: string, value: string];
/** What it is, and how it is made: of most of them a part of a run makes nothing. */
export type Worst = [what: string, make: () => Asked];

/** What a browser sends without anything typed wrong. */
export function ordinaryPosts(form: PageForm): Worst[] {
  return pressed(form).map((button) => [
    `${nameOf(form, button)}, as it is meant`,
    () => post(form, [...form.controls.map(ordinary), ...button]),
  ]);
}

const everywhere = "in all that is typed";

/**
 * The worst of each kind that fits into a form's body: in all that is typed with each of the form's
 * buttons, which may read different fields; elsewhere they take turns.
 */
export function* worstPosts(form: PageForm): Generator<Worst> {
  const places: [where: string, chosen: (control: Control) => boolean][] = [
    [everywhere, ({ type }) => type !== "hidden"],
    ["in texts", ({ type }) => type === "textarea" || type === "text"],
    ["in what is hidden", ({ type }) => type === "hidden"],
  ];
  const buttons = pressed(form);
  let turn = 0;
  // The same fields once more, where all that is typed is texts.
  const done = new Set<number>();
  for (const [where, chosen] of places) {
    const many = form.controls.filter(chosen).length;
    if (many === 0 || done.has(many)) continue;
    done.add(many);
    for (const [what, text] of worstTexts(room / many))
      for (const button of where === everywhere ? buttons : [buttons[turn++ % buttons.length] ?? []])
        yield [
          `${nameOf(form, button)}: ${what} ${where}`,
          () => {
            const typed = text();
            const field = (control: Control): Field =>
              chosen(control) ? [control.name, typed] : ordinary(control);
            return post(form, [...form.controls.map(field), ...button]);
          },
        ];
  }
  for (const { name } of form.controls) {
    const button = buttons[turn++ % buttons.length] ?? [];
    const field = (control: Control): Field =>
      control.name === name ? [name, worstMarks(room / repeats(form, name))] : ordinary(control);
    yield [
      `${nameOf(form, button)}: marks in ${name} alone`,
      () => post(form, [...form.controls.map(field), ...button]),
    ];
  }
  if (form.method === "get") return;
  for (const [what, type, body] of worstBodies(form.controls[0]?.name ?? "a"))
    yield [`${nameOf(form)}: ${what}`, () => asked(form, type, body())];
}

/** Radio buttons have one name. */
function repeats({ controls }: PageForm, name: string): number {
  return controls.filter((control) => control.name === name).length;
}

function worstBodies(name: string): [what: string, type: string, body: () => string][] {
  const part = (more: string) => `--cut\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n\r\n`;
  const inParts = (body: () => string): [string, () => string] => [
    "multipart/form-data; boundary=cut",
    () => `${body()}--cut--\r\n`,
  ];
  const repeated = [
    "a&",
    "a=1&",
    `${name}&`,
    `${name}=1&`,
    "a[b][c][d][e]=1&",
    `${name}.a=1&`,
    `${name}[]=1&`,
    "__intent__=1&",
    "&",
    "=",
    "+",
    "%",
    "%00",
  ];
  const indices = () => Array.from({ length: 20_000 }, (_, at) => `${name}[${at}]=1`).join("&");
  return [
    ...repeated.map((one): [string, string, () => string] => [
      `many times ${one}`,
      urlEncoded,
      () => fill(room, one),
    ]),
    ["many indices", urlEncoded, () => indices().slice(0, room)],
    ["a deep name", urlEncoded, () => `${name}${fill(room, ".b")}=1`],
    ["a deep name in brackets", urlEncoded, () => `${name}${fill(room, "[b]")}=1`],
    ["many parts", ...inParts(() => fill(room, part("")))],
    ["many files", ...inParts(() => fill(room, part('; filename="a"')))],
    ["many headers of a part", ...inParts(() => `--cut\r\n${fill(room, "a: b\r\n")}\r\n\r\n`)],
    ["a part that nearly ends often", ...inParts(() => part("").slice(0, -2) + fill(room, "\r\n--cu"))],
  ];
}

export function pressed({ buttons }: PageForm): Field[][] {
  return buttons.length > 0 ? buttons.map((button) => [button]) : [[]];
}

export function ordinary({ name, type, value }: Control): Field {
  if (value) return [name, value];
  if (type === "email") return [name, "somebody@example.com"];
  return [name, type === "typed" ? "10" : type === "date" || type === "hidden" ? "" : "Ada"];
}

export function nameOf({ by, action }: PageForm, button: Field[] = []): string {
  return [`${by ?? "a visitor"} at ${action}`, ...button.map(([, value]) => value)].join(", ");
}

export function post(form: PageForm, fields: Field[]): Asked {
  // Letters as they are, which is shorter than what browsers send and read alike.
  const encode = (text: string) => text.replaceAll(/[%&+=\r\n]/g, (sign) => encodeURIComponent(sign));
  const body = fields.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
  return asked(form, urlEncoded, body);
}

/** The end of what is too long goes. */
export function asked(form: PageForm, type: string, body: string): Asked {
  if (form.method === "get") {
    const [path = "/"] = form.action.split("?");
    const query = encodeURI(body).slice(0, limits.httpUrl - path.length - 1);
    return { method: "GET", target: `${path}?${query.replace(/%[^%]?$/, "")}` };
  }
  return {
    method: "POST",
    target: form.action,
    headers: [["content-type", type]],
    body: Buffer.from(body).subarray(0, limits.httpBody),
  };
}
