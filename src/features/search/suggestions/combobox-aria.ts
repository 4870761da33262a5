/** What a combobox says of its list; the field carries it. */
export type ComboboxAria = {
  'aria-expanded': boolean;
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
};
