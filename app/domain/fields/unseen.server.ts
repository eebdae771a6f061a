import { attachControls } from "~/domain/attach-controls";
import { losesUnseen, type ReadAs } from "~/values/text";
import { controlsOfField } from "./controls";
import type { ContentFields } from "./field";
import type { Texts } from "./kind";
import { kindOf } from "./kinds.server";

/** Controls of forms without content fields, which are read as these; all others as prose. */
const byName: Readonly<Record<string, ReadAs>> = {
  email: "exact",
  find: "exact",
  year: "exact",
  name: "line",
  organisation: "line",
  passkeyName: "line",
  title: "line",
  alt: "line",
  ...Object.fromEntries(attachControls.map((name) => [name, "line"])),
};

/** Fields that a page fills in and doesn't show. */
const ofPage = ["redirect", "back"];

/** Whether reading a form's texts takes out what can't be seen, so that it has to be said. */
export function hasUnseen(fields: ContentFields, texts: Texts): boolean {
  const ways = new Map<string, ReadAs>(
    Object.entries(fields).flatMap(([name, field]) =>
      controlsOfField(name, field).map((control) => [control.name, kindOf(field).readAs] as const),
    ),
  );
  return Object.entries(texts).some(
    ([name, text = ""]) =>
      !ofPage.includes(name) &&
      losesUnseen(
        text,
        ways.get(name) ?? (Object.hasOwn(byName, name) ? byName[name] : undefined) ?? "prose",
      ),
  );
}
