/** Buttons of the profile's page in forms of their own, which leave the profile's form as it is. */
export const besideIntents: readonly string[] = ["confirm", "be-found", "stay-hidden"];
