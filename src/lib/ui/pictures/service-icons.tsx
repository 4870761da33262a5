import { icon } from './icon';

// Icons of services. They are not in the file of icons that every page loads.

/** A city. */
export const PinIcon = icon(
  <>
    <path d="M10 17.8s5.9-5 5.9-9.6a5.9 5.9 0 0 0-11.8 0c0 4.6 5.9 9.6 5.9 9.6Z" />
    <circle cx="10" cy="8.1" r="2.2" />
  </>,
);
/** Delivery. */
export const TruckIcon = icon(
  <>
    <path d="M5 14.5H1.8v-10h10v10H8.4m3.4-7.2h3.6l2.8 3.5v3.7h-1.3m-3.4 0h-1.7" />
    <circle cx="6.7" cy="14.6" r="1.7" />
    <circle cx="15.2" cy="14.6" r="1.7" />
  </>,
);
/** A store. */
export const StoreIcon = icon(
  <path d="M3.5 9v8h13V9M3.2 3h13.6l1.2 4.2a2 2 0 0 1-4 0 2 2 0 0 1-4 0 2 2 0 0 1-4 0 2 2 0 0 1-4 0ZM8 17v-4.5h4V17" />,
);
export const ReturnIcon = icon(<path d="M6.5 4 3 7.5 6.5 11M3 7.5h9a4.5 4.5 0 0 1 0 9H8" />);
