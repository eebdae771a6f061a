import { type ComponentProps, useState } from "react";
import { TextField } from "./text-field";

interface SuggestedFieldProps extends ComponentProps<typeof TextField> {
  suggestions: readonly string[];
  /** It holds several entries between commas. */
  isList: boolean;
}

/**
 * A text field with suggestions. In a list they are for the entry that is being typed: a browser compares them with
 * all of the text, so each begins with what stands before it. Without JavaScript they are for the first entry.
 */
export function SuggestedField({ suggestions, isList, autoComplete, ...props }: SuggestedFieldProps) {
  const [before, setBefore] = useState("");
  const id = `${props.field.id}-suggestions`;
  return (
    <>
      <TextField
        {...props}
        // Firefox shows no suggestions where this is off.
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
  return /^.*,\s*/.exec(text)?.[0] ?? "";
}
