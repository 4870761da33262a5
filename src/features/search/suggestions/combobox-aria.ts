/** ARIA attributes of the field for its list. */
export type ComboboxAria = {
  'aria-expanded': boolean;
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
};
