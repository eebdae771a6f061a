import { Icon } from "./icons";

/** A draft, neither sent nor published. */
export const PencilIcon = () => <Icon path="M4 16l.8-3.6L13.5 3.7l2.8 2.8-8.7 8.7zM11.5 5.7l2.8 2.8" />;

/** Sent. */
export const SentIcon = () => <Icon turns path="M3 10h12M10.5 5l5 5-5 5" />;

/** A new message. */
export const MessageIcon = () => <Icon path="M3 4.5h14v9H9l-3.5 3v-3H3z" />;

/** Open. */
export const OpenIcon = () => (
  <Icon path="M10 7v6M7 10h6">
    <circle cx="10" cy="10" r="7.5" />
  </Icon>
);

/** In review. */
export const EyeIcon = () => (
  <Icon path="M2 10c4-6.5 12-6.5 16 0-4 6.5-12 6.5-16 0z">
    <circle cx="10" cy="10" r="2.25" />
  </Icon>
);

/** On the waiting list. */
export const ClockIcon = () => (
  <Icon path="M10 5.5V10l3 2">
    <circle cx="10" cy="10" r="7.5" />
  </Icon>
);

/** Bookmarked if `filled`. */
export const BookmarkIcon = ({ filled }: { filled: boolean }) => (
  <Icon path="M5 3h10v14l-5-4-5 4z">{filled && <path d="M5 3h10v14l-5-4-5 4z" fill="currentColor" />}</Icon>
);
