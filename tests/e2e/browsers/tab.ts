/** What a browser is asked for: the little that Firefox and WebKit can be driven by in the same way, scripts or not. */
export interface Tab {
  /** Goes to an address, and waits until its page has loaded. */
  goto(url: string): Promise<void>;
  /** What an expression is in the page, where scripts are off as well. Rejects while another page comes. */
  run<T>(expression: string): Promise<T>;
  /** Presses the mouse at a point of the window, in CSS px. False where another page came before it. */
  click(x: number, y: number): Promise<boolean>;
  /** Types where the focus is; a line feed is Enter. */
  type(text: string): Promise<void>;
  /** Comes from another network than before: what may be posted from there isn't used up. */
  changeNetwork(): Promise<void>;
  /** What stands in the browser's console so far: errors, warnings and what the content policy refused. */
  troubles(): Promise<string[]>;
  /** Ends the browser and all it started. */
  close(): Promise<void>;
}

/** What `playwright.config.ts` says of a browser. */
export interface Browsing {
  /** The one that is driven. */
  program: string;
  scripts: boolean;
}
