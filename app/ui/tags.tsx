import { written } from "~/words/isolate";
import { look, tags } from "./tags.css";

interface TagsProps {
  items: readonly string[];
  /** The accessible name, if no heading gives one. */
  label?: string;
  /** The code of the language of the texts, where their author says it. */
  lang?: string | null;
  kind?: keyof typeof tags;
}

/** Short texts in thin frames, such as skills; nothing for an empty list. */
export function Tags({ items, label, lang, kind = "plain" }: TagsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={tags[kind]} aria-label={label}>
      {items.map((item) => (
        <li key={item} {...written(item, lang)} className={look[kind]}>
          {item}
        </li>
      ))}
    </ul>
  );
}
