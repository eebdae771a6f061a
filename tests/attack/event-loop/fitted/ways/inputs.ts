import { limits } from "~/values/limits";
import type { ApiInput, Leaves } from "../../api-inputs";
import type { Asked, Site } from "../../site";
import type { WayIn } from "../find-worst";

const room = limits.httpBody - 8 * 1_024;

/** Each text and id of each input of the API, its lists, and an operation’s own parts. */
export function waysByInputs(site: Site, inputs: readonly ApiInput[]): WayIn[] {
  const members = Object.entries(site.people);
  let turn = 0;
  const way = (name: string, toBody: (text: string, sent: Ids) => unknown, most = room): WayIn => {
    const [by, { idToken }] = members[turn++ % members.length] as (typeof members)[number];
    const { uid } = site.people.flo;
    const ids: Ids = { id: by === "hal" ? site.draft : site.brief, brief: site.brief, uid, applicant: uid };
    return {
      kind: "input of the API",
      name: `${by} asks ${name}`,
      room: most,
      restore: site.restore,
      send: (text) => site.send(site.toBytes(ask(toBody(text, ids), idToken))),
    };
  };
  const ofInputs = inputs.flatMap((input) => {
    const { texts, ids, lists } = countLeaves(input);
    const at = (what: string, leaves: (text: string) => Partial<Leaves>) =>
      way(`${input.name}: ${what}`, (text, sent) => ({
        query: input.query,
        variables: input.variables({ ...usual(sent), ...leaves(text) }),
      }));
    return [
      ...texts.map((name, place) => {
        let asked = 0;
        return at(name, (text) => {
          asked = 0;
          return { text: () => (asked++ % texts.length === place ? text : "Ada") };
        });
      }),
      ...(ids > 0 ? [at("its ids", (text) => ({ id: () => text }))] : []),
      ...(lists > 0 ? [at("its lists", (text) => ({ list: () => inPieces(text) }))] : []),
    ];
  });
  const viewer = "{ viewer { uid } }";
  return [
    ...ofInputs,
    ...aliased(inputs).map(({ name, query, variables }) =>
      way(`${name}: with ${limits.apiAliases} aliases`, (text, sent) => ({
        query,
        variables: variables({ ...usual(sent), text: () => text }),
      })),
    ),
    way("an operation’s text", (text) => ({ query: `{ viewer { uid ${text} } }` }), limits.apiDocument),
    way("an operation’s name", (text) => ({ query: viewer, operationName: text })),
    way("an operation’s extensions", (text) => ({ query: viewer, extensions: { [text]: text } }), room / 2),
    way("a variable’s name", (text) => ({ query: viewer, variables: { [text]: 1 } })),
    way("a body", (text) => text),
  ];
}

/** Queries that take a text, with as many aliases as there may be. */
export function aliased(inputs: readonly ApiInput[]): ApiInput[] {
  return inputs.flatMap((input) => {
    const [, head, call, rest] = /^query (\(.*?\)) \{ (\w+\([^)]*\)) (.*)\}$/.exec(input.query) ?? [];
    if (!head || !call || countLeaves(input).texts.length === 0) return [];
    const many = Array.from({ length: limits.apiAliases }, (_, at) => `a${at}: ${call} ${rest}`);
    return [{ ...input, query: `query ${head} { ${many.join(" ")} }` }];
  });
}

type Ids = Record<string, string>;

const usual = (ids: Ids): Leaves => ({
  text: () => "Ada",
  id: (name) => ids[name] ?? "a",
  number: () => 10,
  list: (item) => [item()],
});

function countLeaves(input: ApiInput) {
  const texts: string[] = [];
  let [ids, lists] = [0, 0];
  input.variables({
    text: (name) => texts.push(name),
    id: () => (ids += 1),
    number: () => 1,
    list(item) {
      lists += 1;
      return [item()];
    },
  });
  return { texts, ids, lists };
}

/** A list of short texts, and one that is long. */
function inPieces(text: string): string[] {
  const most = limits.listEntries - 1;
  const pieces = Array.from({ length: most }, (_, at) => text.slice(at * 40, at * 40 + 40)).filter(Boolean);
  return [...pieces, text.slice(most * 40)];
}

function ask(body: unknown, idToken: string): Asked {
  return {
    method: "POST",
    target: "/graphql",
    headers: [
      ["content-type", "application/json"],
      ["authorization", `Bearer ${idToken}`],
    ],
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
}
