import { expect } from "@playwright/test";
import { mailsTo, origin } from "../support";
import type { Tab } from "./tab";

/** What somebody does at a browser, by the words that they see. */
export function createPerson(tab: Tab) {
  /** What it is once it is anything. */
  async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    let found: T | undefined;
    const lookAgain = async () => {
      found = await look();
      return found;
    };
    await expect.poll(lookAgain, { message: what, intervals: [50, 100, 200] }).toBeTruthy();
    return found as T;
  }
  /** The same of an expression in the page; asked again while another page comes. */
  const untilInPage = <T>(what: string, expression: string) =>
    until(what, () => tab.run<T>(expression).catch(() => undefined));

  /**
   * Presses the first that can be pressed of what an XPath finds, once it has come to rest: at a second look, when
   * the browser has drawn what the first one scrolled to. Firefox presses where it drew it last.
   */
  async function press(what: string, path: string): Promise<void> {
    const ready = `(${isAlive}) && ${place(path)}`;
    let before: Place | undefined;
    const look = async () => {
      const at = (await tab.run<Place | null>(ready).catch(() => null)) || undefined;
      const isAtRest = at?.x === before?.x && at?.y === before?.y;
      before = at;
      return isAtRest ? at : undefined;
    };
    await until(`${what}, pressed`, async () => {
      const { x, y } = await until(what, look);
      return (await tab.click(x, y)) || undefined;
    });
  }

  const person = {
    async open(path: string) {
      // WebKit's console calls what a page still asks for when it is left refused.
      await untilInPage("a page at rest", isAlive);
      await tab.goto(new URL(path, origin).href);
    },
    /** The path of the page and what it asks for, once they begin so. */
    at: (start: string) =>
      untilInPage<string>(`at ${start}`, `${path}.startsWith(${quoted(start)}) && ${path}`),
    /** Without the marks of direction, which Firefox leaves out of what it says that a page shows. */
    sees: (words: string) =>
      untilInPage(
        `sees ${words}`,
        `document.body.innerText.replace(/[\\u2066-\\u2069]/g, "").includes(${JSON.stringify(plain(words))})`,
      ),
    /** What is wrong with a form, said above it. */
    seesErrors: () =>
      untilInPage("errors of a form", `(${isAlive}) && document.querySelector("[role=alert]") !== null`),
    follow: (name: string) => press(`the link ${name}`, `//a${called(name)}`),
    press: (name: string) => press(`the button ${name}`, `//button${called(name)}`),
    unfold: (name: string) => press(`what folds under ${name}`, `//summary${called(name)}`),
    async fill(label: string, text: string) {
      const field = `//*[@id=${labelled(label)}/@for]`;
      await until(`the field ${label}, focused`, async () => {
        await press(`the field ${label}`, field);
        return (await tab.run<boolean>(isFocused(field)).catch(() => false)) || undefined;
      });
      await tab.type(text);
    },
    /**
     * Gives a field a date (YYYY-MM-DD), which each browser takes in another spelling when it is typed, or what a
     * choice is called in any script.
     */
    set: (label: string, to: string) =>
      untilInPage(
        `the field ${label}, filled in`,
        `(${isAlive}) && (() => {
          const label = document.evaluate(${JSON.stringify(labelled(label))}, document, null, 9).singleNodeValue;
          const field = document.getElementById(label.htmlFor);
          const named = [...(field.options ?? [])].find(({ text }) => text === ${JSON.stringify(to)});
          const value = named?.value ?? ${JSON.stringify(to)};
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, value);
          for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
          return field.value === value;
        })()`,
      ),
    /** Chooses by how the choice begins, as it is typed. */
    async choose(label: string, beginning: string) {
      // Pressing the field itself would unfold a list that is no part of the page.
      await press(`the label ${label}`, labelled(label));
      await tab.type(beginning);
    },
    /** Whether all of this is still the page that was marked. */
    async mark() {
      await tab.run("document.body.dataset.marked = 'yes'");
      return () => tab.run<boolean>("document.body.dataset.marked === 'yes'");
    },
    /** Opens the link of the mail whose subject begins so, and presses its button. */
    async openMail(address: string, subject: string, button: string) {
      const linkOf = async () =>
        (await mailsTo(address)).find((mail) => mail.subject.startsWith(subject))?.link;
      await expect.poll(linkOf, { message: `a mail: ${subject}` }).toBeTruthy();
      await person.open((await linkOf()) ?? "");
      await person.press(button);
    },
    /** Asks for a link and signs in by it. */
    async signIn(address: string) {
      await person.open("/login");
      await person.fill("E-mail", address);
      await person.press("Send me a link");
      await person.sees("Check your inbox");
      await person.openMail(address, "Sign in", "Sign in");
      await person.sees("Hello, ");
    },
  };
  return person;
}

/** A point of the window, in CSS px. */
interface Place {
  x: number;
  y: number;
}

const plain = (words: string) => words.replace(/[\u2066-\u2069]/g, "");

/** As `untilAlive` of `support.ts` knows it; true of every page where scripts are off. */
const isAlive = `document.readyState === "complete" && (!("__remixContext" in window) || (
  Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber$"))
  && __remixRouter.state.navigation.state === "idle" && __remixRouter.state.revalidation === "idle"))`;

const path = "(location.pathname + location.search)";

const quoted = (text: string) => `"${text}"`;

const labelled = (label: string) => `//label[starts-with(normalize-space(), ${quoted(label)})]`;

/** By what it says, or by the name that only screen readers read. */
const called = (name: string) =>
  `[normalize-space()=${quoted(name)} or normalize-space(@aria-label)=${quoted(name)}]`;

const isFocused = (path: string) =>
  `document.evaluate(${JSON.stringify(path)}, document, null, 9).singleNodeValue === document.activeElement`;

/** The middle of the first element that an XPath finds, that is in sight once scrolled to, and not covered; or null. */
const place = (path: string) => `(() => {
  const found = document.evaluate(${JSON.stringify(path)}, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  for (let index = 0; index < found.snapshotLength; index += 1) {
    const element = found.snapshotItem(index);
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (element.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
})()`;
