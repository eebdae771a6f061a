import { compile, type FormatCallback, type SelectorDefinition } from "html-to-text";

/** Cells stand apart, as their column would show; what is cut at the end of a row is no text. */
const cell: FormatCallback = (element, walk, builder) => {
  const isFirst = element.parent?.children.find(isCell) === element;
  if (!isFirst) builder.addInline(" | ", { noWordTransform: true });
  walk(element.children, builder);
};
const isCell = ({ name }: { name?: string }) => name === "td" || name === "th";

/** A picture that came with the mail is named by its id, so that its place is known. */
const picture: FormatCallback = (element, _walk, builder) => {
  const source = String(element.attribs?.src ?? "");
  if (/^cid:/i.test(source)) builder.addInline(`[${source}]`, { noWordTransform: true });
};

/** A signature that its program has marked, as a text has it. */
const signature: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  builder.addLiteral("-- ");
  builder.closeBlock({ trailingLineBreaks: 1 });
  walk(element.children, builder);
};

const hidden = ["[hidden]", '[style*="display:none"]', '[style*="display: none"]', '[style*="mso-hide:all"]'];
const signatures = [".gmail_signature", ".moz-signature"];

const selectors: SelectorDefinition[] = [
  ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
  {
    selector: "a",
    options: {
      hideLinkHrefIfSameAsText: true,
      ignoreHref: false,
      noAnchorUrl: true,
      linkBrackets: ["<", ">"],
    },
  },
  // Outlook leaves no room between its paragraphs.
  { selector: "p.MsoNormal", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: "img", format: "picture" },
  { selector: "table", format: "block" },
  { selector: "tr", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ...["td", "th"].map((selector) => ({ selector, format: "cell" })),
  ...signatures.map((selector) => ({ selector, format: "signature" })),
  // Shown by no program. The rest of a head is read: where it isn't closed, the text is in it.
  { selector: "title", format: "skip" },
  ...hidden.map((selector) => ({ selector, format: "skip" })),
];

/**
 * The text of a mail that is HTML: rows and cells apart, quotations marked, nothing hidden. It is
 * read whole: programs write before and behind its `body`, and quote a document with its own.
 */
export const htmlToText: (html: string) => string = compile({
  wordwrap: false,
  baseElements: { selectors: [] },
  limits: { maxDepth: 200 },
  formatters: { cell, picture, signature },
  selectors,
});
