import { Icon } from "./icons";

// The shapes of states: each has an outline of its own, and most are full, so that they are told
// apart at a glance, at the size of a word and without colour.

/** Begun by its author alone: a ring of dashes. */
export const DashedShape = () => (
  <Icon>
    <circle cx="10" cy="10" r="7" strokeWidth="2.5" strokeDasharray="3.3 3.3" />
  </Icon>
);

/** Open: a full disc. */
export const DiscShape = () => (
  <Icon>
    <circle cx="10" cy="10" r="7" fill="currentColor" />
  </Icon>
);

/** In review: half of it is over. */
export const HalfShape = () => (
  <Icon>
    <circle cx="10" cy="10" r="7" strokeWidth="2" />
    <path d="M10 3v14a7 7 0 0 0 0-14z" fill="currentColor" stroke="none" />
  </Icon>
);

/** Over: a full square. */
export const SquareShape = () => (
  <Icon>
    <path d="M3.5 3.5h13v13h-13z" fill="currentColor" stroke="none" />
  </Icon>
);

/** It held, and doesn’t any more: a square’s outline. */
export const HollowShape = () => (
  <Icon>
    <path d="M4.5 4.5h11v11h-11z" strokeWidth="2.5" />
  </Icon>
);

/** Another stands in its place: one sheet above the other. */
export const StackShape = () => (
  <Icon>
    <path d="M3 7h10v10H3z" strokeWidth="2" />
    <path d="M7 3h10v10h-2V5H7z" fill="currentColor" stroke="none" />
  </Icon>
);

/** Sent: a paper plane. */
export const PlaneShape = () => (
  <Icon turns>
    <path d="M1.5 9.6L18.5 2l-5.6 16-3.6-6.2z" fill="currentColor" stroke="none" />
  </Icon>
);

/** To be looked at: an eye. */
export const EyeShape = () => (
  <Icon>
    <path
      d="M1 10c4-7.5 14-7.5 18 0-4 7.5-14 7.5-18 0zM10 6.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z"
      fill="currentColor"
      fillRule="evenodd"
      stroke="none"
    />
  </Icon>
);

/** Shortlisted. */
export const StarShape = () => (
  <Icon>
    <path
      d="M10 1.8l2.6 5.5 6 .7-4.5 4.1 1.2 6L10 15.1l-5.3 3 1.2-6L1.4 8l6-.7z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);

/** Waits in line: an hourglass. */
export const HourglassShape = () => (
  <Icon>
    <path d="M4 2h12v2.5L11.6 10l4.4 5.5V18H4v-2.5L8.4 10 4 4.5z" fill="currentColor" stroke="none" />
  </Icon>
);

/** Withdrawn: back with its author. */
export const BackShape = () => (
  <Icon turns>
    <path
      d="M8.5 2v4.5h3a5.75 5.75 0 0 1 0 11.5H7v-3h4.5a2.75 2.75 0 0 0 0-5.5h-3V14L1.5 8z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);

/** Invited: an envelope. */
export const EnvelopeShape = () => (
  <Icon>
    <path d="M2 4.5h16L10 10.6zM2 6.8l8 6.1 8-6.1v9H2z" fill="currentColor" stroke="none" />
  </Icon>
);

/** To be written: a pen. */
export const PenShape = () => (
  <Icon>
    <path
      d="M2.5 17.5l1-4.6L13 3.4l3.6 3.6-9.5 9.5zM14.2 2.2l1-1 3.6 3.6-1 1z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);

/** Due: a clock. */
export const ClockShape = () => (
  <Icon>
    <path
      d="M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm-1.1 3h2.2v4.5l3 1.8-1.1 1.9-4.1-2.5z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);
