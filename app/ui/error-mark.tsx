const id = "error-shown";

/** Says to scripts that an error stands in place of the page. */
export function ErrorMark() {
  return <span id={id} hidden />;
}

/** Whether an error stands in place of the page. In a browser. */
export const isErrorShown = () => document.getElementById(id) !== null;
