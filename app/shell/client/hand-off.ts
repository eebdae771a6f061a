/** An address that looks mistyped, and the one that was most likely meant. */
export interface AskedAddress {
  typed: string;
  meant: string;
}

/** What the answer of a form that signs in holds besides. */
export interface SignInAnswer {
  handOff?: HandOff;
  /** The address looks mistyped, and nothing is done yet. */
  asked?: AskedAddress;
}

/** What a form's action hands over to the running page (architecture.md): the provider's part is done there. */
export interface HandOff {
  customToken: string;
  firebase: { apiKey: string; projectId: string; emulatorHost: string | null };
}
