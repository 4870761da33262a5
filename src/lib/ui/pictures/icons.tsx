import { icon } from './icon';

export const MenuIcon = icon(<path d="M3 7h14M3 13h14" />);
export const CloseIcon = icon(<path d="m4.5 4.5 11 11m0-11-11 11" />);
export const PlusIcon = icon(<path d="M10 4.5v11M4.5 10h11" />);
export const MinusIcon = icon(<path d="M4.5 10h11" />);
export const ChevronDownIcon = icon(<path d="m5 7.5 5 5 5-5" />);
export const ChevronRightIcon = icon(<path d="m7.5 5 5 5-5 5" />);
export const ChevronLeftIcon = icon(<path d="m12.5 5-5 5 5 5" />);
export const HeartIcon = icon(
  <path d="M10 16.8 3.7 10.5a3.9 3.9 0 0 1 5.6-5.5l.7.7.7-.7a3.9 3.9 0 0 1 5.6 5.5Z" />,
);
export const BagIcon = icon(<path d="M3.9 7h12.2l.9 10H3Zm3.1 2.5V5.6a3 3 0 0 1 6 0v3.9" />);
export const PersonIcon = icon(
  <>
    <circle cx="10" cy="6.3" r="3.2" />
    <path d="M4 17.2c.3-3.4 2.7-5.2 6-5.2s5.7 1.8 6 5.2" />
  </>,
);
export const EyeIcon = icon(
  <>
    <path d="M1.8 10S4.8 4.6 10 4.6 18.2 10 18.2 10 15.2 15.4 10 15.4 1.8 10 1.8 10Z" />
    <circle cx="10" cy="10" r="2.5" />
  </>,
);
export const EyeOffIcon = icon(
  <path d="M3.2 3.2l13.6 13.6M8 5a7.6 7.6 0 0 1 2-.4c5.2 0 8.2 5.4 8.2 5.4a14 14 0 0 1-2.5 3.1M5 6.3A13.6 13.6 0 0 0 1.8 10S4.8 15.4 10 15.4a8 8 0 0 0 3.6-.9M8.3 8.2a2.5 2.5 0 0 0 3.5 3.5" />,
);
export const SearchIcon = icon(
  <>
    <circle cx="8.8" cy="8.8" r="5.6" />
    <path d="m13 13 4.2 4.2" />
  </>,
);
export const ArrowLeftIcon = icon(<path d="M16.5 10h-13m5-5-5 5 5 5" />);
export const StarIcon = icon(
  <path d="m10 2.6 2.3 4.7 5.2.8-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2-3.8-3.6 5.2-.8Z" />,
);
export const CheckIcon = icon(<path d="m4 10.5 4 4 8-9" />);
export const FilterIcon = icon(<path d="M3 6.5h8m4 0h2M3 13.5h2m4 0h8M11 4.7h4v3.6h-4Zm-6 7h4v3.6H5Z" />);
export const PhoneIcon = icon(
  <path d="M4.2 3.4h3.2l1.6 4-2 1.2a8.8 8.8 0 0 0 4 4l1.2-2 4 1.6v3.2a1.6 1.6 0 0 1-1.6 1.6A12.8 12.8 0 0 1 2.6 5a1.6 1.6 0 0 1 1.6-1.6Z" />,
);
