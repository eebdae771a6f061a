type Messages = typeof import("~/words/problems.generated");

/** The name of a thing within a message, in the catalogue: "the pitch". */
export type Noun = keyof typeof import("~/words/contentNouns.generated");

/** What can be wrong with something that was sent. */
export type ProblemCode = keyof Messages;

/** A problem's code, and what its message has to be given: a noun by its name. */
export type Said = {
  [Code in ProblemCode]: { code: Code } & Named<Parameters<Messages[Code]>[0]>;
}[ProblemCode];

type Named<Given> = Given extends object
  ? { [Name in keyof Given]: Name extends "what" ? Noun : Given[Name] }
  : unknown;
