// @ts-check
/**
 * What the GraphQL documents say of content follows from its fields in app/content/fields. A block begins with
 * `# content: <what> type`, `input` or `selection`, or with `# content: all enums`, and ends with `# end of content`;
 * what is between is written here.
 */
import { importSource } from "./tool.mjs";

const block = /^( *)# content: (\w+) (type|input|selection|enums)\n[\s\S]*?^ *# end of content$/gm;

/**
 * @param {string} root the project's directory
 * @returns {Promise<(text: string) => string>} puts the fields as they are now into a document's blocks
 */
export async function createContentBlocks(root) {
  const { allFields } = await importSource(root, "/app/content/fields/all-fields.ts");
  const writers = await importSource(root, "/app/content/fields/graphql.ts");
  const write = { type: writers.toTypeFields, input: writers.toInputFields, selection: writers.toSelection };
  return (text) =>
    text.replace(block, (_block, indent, what, /** @type {keyof typeof write | "enums"} */ form) => {
      const isAll = form === "enums";
      if (!isAll && !Object.hasOwn(allFields, what)) throw new Error(`There is no content of a ${what}.`);
      const written = isAll ? writers.toEnums(Object.values(allFields)) : write[form](allFields[what]);
      const lines = [`# content: ${what} ${form}`, ...written, "# end of content"];
      return lines.map((/** @type {string} */ line) => (line && indent) + line).join("\n");
    });
}
