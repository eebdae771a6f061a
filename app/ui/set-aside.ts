/**
 * Takes everything but `view` out of the reach of keyboard and screen reader. Answers how to give it
 * back, and the focus with it, where it is still there and nobody else has taken it.
 */
export function setAside(view: HTMLElement): () => void {
  const focused = document.activeElement;
  const aside: HTMLElement[] = [];
  for (let part = view; part.parentElement && part !== document.body; part = part.parentElement) {
    for (const other of part.parentElement.children) {
      if (other === part || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      aside.push(other);
    }
  }
  return () => {
    for (const element of aside) element.inert = false;
    const lost = document.activeElement === document.body || document.activeElement === focused;
    if (lost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
