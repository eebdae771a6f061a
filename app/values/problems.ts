type Messages = typeof import("~/words/problems.generated");

/** What can be wrong with something that was sent: the names of the catalogue's messages. */
export type ProblemCode = keyof Messages;

/** The name of a thing within a message, in the catalogue: "the pitch". */
export type Noun = keyof typeof import("~/words/contentNouns.generated");

/** A code, and what its message has to be given; a noun by its name. */
export type Fault = {
  [Code in ProblemCode]: { code: Code } & Named<Parameters<Messages[Code]>[0]>;
}[ProblemCode];

type Named<Given> = Given extends object
  ? { [Name in keyof Given]: Name extends "what" ? Noun : Given[Name] }
  : unknown;

/** A field of an input that must change, and why. Its sentence is made where someone reads it. */
export type Problem = { field: string } & Fault;
