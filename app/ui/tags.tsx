import { look, tags } from "./tags.css";

interface TagsProps {
  items: readonly string[];
  /** The accessible name, if no heading gives one. */
  label?: string;
  kind?: keyof typeof tags;
}

/** Short texts in thin frames, such as skills; nothing for an empty list. */
export function Tags({ items, label, kind = "plain" }: TagsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={tags[kind]} aria-label={label}>
      {items.map((item) => (
        <li key={item} dir="auto" className={look[kind]}>
          {item}
        </li>
      ))}
    </ul>
  );
}
