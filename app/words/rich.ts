import { createElement, Fragment, type ReactElement, type ReactNode } from "react";

/** The parts of a message as one element: none of them needs a key. */
export function rich(...parts: ReactNode[]): ReactElement {
  return createElement(Fragment, null, ...parts);
}
