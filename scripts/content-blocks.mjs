// @ts-check
/**
 * What the GraphQL documents say of content follows from its fields in app/domain/fields. The line
 * `# content: <what> type` or `selection` stands for their lines, `# content: all enums and inputs` for whole types.
 * In the same way what they say of a list's filters follows from app/domain/filters: `# filters: <what> arguments`,
 * `variables` of an operation, `values` that it hands on, and `# filters: all inputs`.
 */
import { importSource } from "./tool.mjs";

const marker = /^( *)# (content|filters): (\w+) (\w+(?: and \w+)?)$/gm;

/**
 * @param {string} root the project's directory
 * @returns {Promise<(text: string) => string>} puts the fields as they are now in place of a document's markers
 */
export async function createContentBlocks(root) {
  const { allFields } = await importSource(root, "/app/domain/fields/all-fields.ts");
  const { allFilters } = await importSource(root, "/app/domain/filters/all-filters.server.ts");
  const content = await importSource(root, "/app/domain/fields/graphql.ts");
  const filters = await importSource(root, "/app/domain/filters/graphql.ts");
  /** @type {Record<string, [of: Record<string, any>, forms: Record<string, (of: any) => string[]>]>} */
  const kinds = {
    content: [
      { ...allFields, all: allFields },
      {
        type: content.toTypeFields,
        selection: content.toSelection,
        "enums and inputs": (all) => [...content.toEnums(Object.values(all)), ...content.toInputs(all)],
      },
    ],
    filters: [
      { ...allFilters, all: allFilters },
      {
        arguments: filters.toArguments,
        variables: filters.toVariables,
        values: filters.toValues,
        inputs: filters.toFilterInputs,
      },
    ],
  };
  return (text) =>
    text.replace(marker, (line, indent, kind, what, form) => {
      const [of, forms] = kinds[kind] ?? [{}, {}];
      const write = forms[form];
      if (!write || !Object.hasOwn(of, what)) throw new Error(`Nothing is written for “${line.trim()}”.`);
      return write(of[what])
        .map((each) => each && indent + each)
        .join("\n");
    });
}
