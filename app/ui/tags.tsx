import { look, tags } from "./tags.css";

interface TagsProps {
  items: readonly string[];
  /** What they are, where no heading says it. */
  label?: string;
  kind?: keyof typeof tags;
}

/** A few words each in a thin frame, such as skills; nothing where there are none. */
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
