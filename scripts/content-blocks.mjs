// @ts-check
/**
 * What the GraphQL documents say of content follows from its fields in app/content/fields. The line
 * `# content: <what> type` or `selection` stands for their lines, `# content: all enums and inputs` for whole types.
 */
import { importSource } from "./tool.mjs";

const marker = /^( *)# content: (?:(\w+) (type|selection)|all enums and inputs)$/gm;

/**
 * @param {string} root the project's directory
 * @returns {Promise<(text: string) => string>} puts the fields as they are now in place of a document's markers
 */
export async function createContentBlocks(root) {
  const { allFields } = await importSource(root, "/app/content/fields/all-fields.ts");
  const writers = await importSource(root, "/app/content/fields/graphql.ts");
  const write = { type: writers.toTypeFields, selection: writers.toSelection };
  const allTypes = [...writers.toEnums(Object.values(allFields)), ...writers.toInputs(allFields)];
  return (text) =>
    text.replace(marker, (_line, indent, what, /** @type {keyof typeof write | undefined} */ form) => {
      if (form && !Object.hasOwn(allFields, what)) throw new Error(`There is no content of a ${what}.`);
      const written = form ? write[form](allFields[what]) : allTypes;
      return written.map((/** @type {string} */ line) => line && indent + line).join("\n");
    });
}
