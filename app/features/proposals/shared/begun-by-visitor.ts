/** The intent of a kept form that a visitor began on the public page of a brief. */
export const begunByVisitor = "begin";
