/** What a form's action hands over to the running page (architecture.md): the provider's part is done there. */
export interface HandOff {
  customToken: string;
  firebase: { apiKey: string; projectId: string; emulatorHost: string | null };
}
