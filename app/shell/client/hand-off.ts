/** An address that looks mistyped, and the one that was probably meant. */
export interface AskedAddress {
  typed: string;
  meant: string;
}

/** What the answer of a sign-in form contains besides the usual fields. */
export interface SignInAnswer {
  handOff?: HandOff;
  /** Set if the address looks mistyped; nothing has been sent or stored yet. */
  asked?: AskedAddress;
}

/**
 * What a form's action hands over to the running page, which talks to the provider
 * (architecture.md).
 */
export interface HandOff {
  customToken: string;
  firebase: { apiKey: string; projectId: string; emulatorHost: string | null };
  /** Whether something was left out of the form that can't be seen. */
  unseen: boolean;
}
