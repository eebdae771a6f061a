import { type ComponentProps, useState } from "react";
import { TextField } from "./text-field";

interface SuggestedFieldProps extends ComponentProps<typeof TextField> {
  suggestions: readonly string[];
  /** The field holds several entries, separated by commas. */
  isList: boolean;
}

/**
 * A text field with suggestions. In a list they complete the entry that is being typed: a browser
 * compares a suggestion with the whole text, so each starts with the text before that entry.
 * Without JavaScript they complete the first entry.
 */
export function SuggestedField({ suggestions, isList, autoComplete, ...props }: SuggestedFieldProps) {
  const [before, setBefore] = useState("");
  const id = `${props.field.id}-suggestions`;
  return (
    <>
      <TextField
        {...props}
        // With `off`, Firefox shows no suggestions.
        autoComplete={autoComplete === "off" ? undefined : autoComplete}
        list={id}
        onInput={isList ? (event) => setBefore(beforeLastEntry(event.currentTarget.value)) : undefined}
      />
      <datalist id={id}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={before + suggestion} />
        ))}
      </datalist>
    </>
  );
}

function beforeLastEntry(text: string): string {
  return /^.*[,،]\s*/.exec(text)?.[0] ?? "";
}
