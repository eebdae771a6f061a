import { type FormEvent, useState } from "react";

/**
 * Controls that were changed since an answer came: what it says of them may not be true any more. What is said to
 * everyone changes each person’s, and “No note” their note. `isMended`: of one control, by its name.
 */
export function useMended(answer: unknown) {
  const [known, setKnown] = useState({ answer, names: new Set<string>() });
  const names = known.answer === answer ? known.names : new Set<string>();
  return {
    onInput({ target }: FormEvent) {
      const { name } = target as HTMLInputElement;
      if (!names.has(name)) setKnown({ answer, names: new Set([...names, name]) });
    },
    isMended(name: string): boolean {
      const [part = "", uid] = name.split(".");
      return names.has(name) || names.has(part) || (part === "note" && names.has(`none.${uid}`));
    },
  };
}
