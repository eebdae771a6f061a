import { written } from "~/words/isolate";
import { look, tags } from "./tags.css";

interface TagsProps {
  items: readonly string[];
  /** The accessible name, if no heading gives one. */
  label?: string;
  /** The code of the language of the texts, where their author says it. */
  lang?: string | null;
  /** Those of them that are in the language of the page. */
  named?: readonly string[] | undefined;
  kind?: keyof typeof tags;
}

/** Short texts in thin frames, such as skills; nothing for an empty list. */
export function Tags({ items, label, lang, named = [], kind = "plain" }: TagsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={tags[kind]} aria-label={label}>
      {items.map((item) => (
        <li key={item} {...written(item, named.includes(item) ? null : lang)} className={look[kind]}>
          {item}
        </li>
      ))}
    </ul>
  );
}
