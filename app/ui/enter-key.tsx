import { visuallyHidden } from "./hidden.css";

interface EnterKeyProps {
  /** The form's id. */
  form: string;
  /** The `intent` that Enter sends; without one it sends nothing. */
  intent?: string;
  /** Called instead in a running page, without a navigation that would remove the field. */
  onPress?: () => void;
}

/**
 * Decides what Enter in a field of the form does. A browser presses the form's first button, so
 * this has to stand before all others: an author who meant to end a line must not publish or
 * overwrite by it. Visually hidden rather than `hidden`, because Safari ignores a button that isn't
 * drawn.
 */
export function EnterKey({ form, intent, onPress }: EnterKeyProps) {
  return (
    <button
      type="submit"
      form={form}
      name="intent"
      value={intent}
      disabled={intent === undefined}
      // An incomplete form may be saved.
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
