import type { ShownControl } from "~/contract/content/shown";

/** What `useForm` has to know of the controls of a form. */
export function optionsOf(controls: readonly ShownControl[]) {
  return {
    names: controls.map(({ name }) => name),
    constraint: Object.fromEntries(controls.map(({ name, constraint }) => [name, constraint])),
    missing: Object.fromEntries(controls.map(({ name, missing }) => [name, missing])),
  };
}
