import { personRows } from "~/domain/fields/controls";
import { profileFields } from "~/domain/fields/profile-fields";
import { EntryRows } from "~/ui/entry-rows";
import type { Field } from "~/ui/field-parts";
import { TextField } from "~/ui/text-field";
import * as words from "~/words/contentFields.generated";

const { people } = profileFields;
const rows = personRows("people", people);

/** Who works in an agency: each with what they do and the languages that they speak. */
export function PeopleFields({ fields }: { fields: Readonly<Record<string, Field>> }) {
  const isTyped = (row: (typeof rows)[number]) =>
    Object.values(row).some((name) => Boolean(fields[name]?.initialValue));
  return (
    <EntryRows
      label={people.label()}
      hint={people.hint?.()}
      rows={rows.map((row) => <PersonRow key={row.name} row={row} fields={fields} />)}
      typed={rows.findLastIndex(isTyped) + 1}
      nameOf={(index) => words.personNumber({ number: String(index + 1) })}
      more={words.morePeople()}
    />
  );
}

interface PersonRowProps {
  row: (typeof rows)[number];
  fields: Readonly<Record<string, Field>>;
}

function PersonRow({ row, fields }: PersonRowProps) {
  const [name, role, languages] = [fields[row.name], fields[row.role], fields[row.languages]];
  if (!name || !role || !languages) return null;
  const { labels } = people;
  return (
    <>
      {/* An empty one is no gap: it says nothing of being optional. */}
      <TextField field={{ ...name, due: "" }} label={labels.name()} autoComplete="off" wide />
      <TextField field={{ ...role, due: "" }} label={labels.role()} autoComplete="off" />
      <TextField field={{ ...languages, due: "" }} label={labels.languages()} autoComplete="off" />
    </>
  );
}
