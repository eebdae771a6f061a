import { Icon } from "./icons";

/** For a requirement that is met. */
export const CheckIcon = () => <Icon bold path="M3.5 10.5l4.5 4.5 8.5-10" />;

/** For a requirement that is nearly met: about equal. */
export const NearlyIcon = () => (
  <Icon
    bold
    path="M3.5 8.2c2.2-2.4 4.3-2.4 6.5-.6s4.3 1.8 6.5-.6M3.5 13.4c2.2-2.4 4.3-2.4 6.5-.6s4.3 1.8 6.5-.6"
  />
);

/** For a requirement that is not met. */
export const CrossIcon = () => <Icon bold path="M5 5l10 10M15 5L5 15" />;

/** For what is there in a small part, or not at all, which is no refusal. */
export const MinusIcon = () => <Icon bold path="M4 10h12" />;

/** For a requirement without data. Arabic writes the mark the other way round. */
export const QuestionIcon = () => (
  <Icon bold turns path="M7 7.5a3 3 0 1 1 4.2 2.75c-.8.35-1.2.9-1.2 1.75v.5M10 15.2v.8" />
);
