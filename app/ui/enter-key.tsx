import { visuallyHidden } from "./hidden.css";

interface EnterKeyProps {
  /** The form's id. */
  form: string;
  /** What Enter sends as the form's `intent`; without one it sends nothing. */
  intent?: string;
  /** What it does instead in a running page, which stays as it is: a navigation would take the field away. */
  onPress?: () => void;
}

/**
 * What Enter in a field of the form does. A browser presses the form's first button then, so this has to
 * stand before all others: somebody who meant to end a line must not publish or overwrite by it. Out of
 * sight rather than `hidden`, because Safari passes over a button that isn't drawn.
 */
export function EnterKey({ form, intent, onPress }: EnterKeyProps) {
  return (
    <button
      type="submit"
      form={form}
      name="intent"
      value={intent}
      disabled={intent === undefined}
      // Half a form may be saved.
      formNoValidate
      tabIndex={-1}
      aria-hidden="true"
      onClick={
        onPress &&
        ((event) => {
          event.preventDefault();
          onPress();
        })
      }
      className={visuallyHidden}
    />
  );
}
