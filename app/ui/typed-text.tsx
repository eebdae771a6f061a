import { partsOf } from "./links-in-text";
import { typed } from "./text.css";

interface TypedTextProps {
  text: string;
  /** In place of the type and measure of running text. */
  className?: string;
}

/**
 * What somebody typed, as they typed it: its line breaks, its direction, and its addresses as links that
 * recommend nothing and are read from the left, whatever stands around them (`dir` isolates, too). The one place for prose of members.
 */
export function TypedText({ text, className = "" }: TypedTextProps) {
  return (
    <p dir="auto" className={`${typed} ${className}`.trim()}>
      {partsOf(text).map(({ text, href }, index) =>
        href === null ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name, and never move
          <a key={index} dir="ltr" href={href} rel="nofollow ugc noopener noreferrer">
            {text}
          </a>
        ),
      )}
    </p>
  );
}
