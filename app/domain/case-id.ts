/** The shape of a case's id, which its form makes, so that a form sent twice makes one case. */
export const caseIdShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
