import { currencies } from "~/domain/currencies";
import { workSides } from "~/domain/reference";
import { limits } from "~/values/limits";
import { agreementFields } from "./agreement-fields";

type AgreementField = (typeof agreementFields)[keyof typeof agreementFields];

/** A JSON Schema, or a part of one. */
type Schema = Readonly<Record<string, unknown>>;

const day = { type: "string", format: "date" };
const moment = { type: "string", format: "date-time" };
const amount = { type: "integer", minimum: 1, maximum: limits.minorUnits };
const line = (most: number) => ({ type: "string", minLength: 1, maxLength: most });
const orNull = (schema: Schema) => ({ anyOf: [schema, { type: "null" }] });

/** An object that has these, and no others. */
const closed = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});

/**
 * What a file of an agreement is, as a JSON Schema (2020-12): made of the fields, so that it can't
 * say anything else. A field that isn't asked for may be absent: a later release may have added it.
 */
export function agreementSchema(address: string): Schema {
  const asked = Object.entries(agreementFields).filter(([_name, field]) => field.asked);
  const content = Object.entries(agreementFields).map(([name, field]) => [name, schemaOf(field)]);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: address,
    title: "Version of an agreement",
    description:
      "`hash` is SHA-256, in hexadecimal digits, of the canonical JSON (RFC 8785, texts in NFC) of an object " +
      "with `agreement`, `n` and `content`. Amounts are in minor units of the currency.",
    type: "object",
    properties: {
      $schema: { type: "string", format: "uri" },
      agreement: { type: "string", minLength: 1 },
      n: { type: "integer", minimum: 1, description: "The number of the version." },
      content: closed(
        Object.fromEntries(content),
        asked.map(([name]) => name),
      ),
      hash: { type: "string", pattern: "^[0-9a-f]{64}$" },
      by: { enum: workSides, description: "The side that offered it, which was its own confirmation." },
      offeredAt: moment,
      confirmedAt: { ...orNull(moment), description: "By the other side; null where it wasn’t." },
    },
    required: ["agreement", "n", "content", "hash", "by", "offeredAt", "confirmedAt"],
  };
}

function schemaOf(field: AgreementField): Schema {
  const { label, description, asked, initial } = field;
  const value = partOf(field);
  return {
    title: label(),
    ...(description && { description }),
    ...(asked || initial !== null ? value : orNull(value)),
  };
}

function partOf(field: AgreementField): Schema {
  switch (field.kind) {
    case "line":
    case "prose":
      return line(field.most);
    case "day":
      return day;
    case "count":
      return { type: "integer", minimum: field.least, maximum: field.most };
    case "choice":
      return { enum: field.options.map(([value]) => value) };
    case "money":
      return closed({ amount, currency: { enum: currencies.map(([code]) => code) } });
    case "milestones":
      return { type: "array", maxItems: field.most, items: milestone };
  }
}

const milestone = closed({
  id: { ...line(40), description: "The same in each version that has it." },
  title: line(limits.milestoneTitle),
  doneWhen: line(limits.doneWhen),
  dueOn: orNull(day),
  amount: { ...orNull(amount), description: "Of the currency of the price." },
});
