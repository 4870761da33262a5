/** ARIA attributes that the field of a combobox gets while its list of suggestions is shown. */
export type ComboboxAria = {
  'aria-expanded': boolean;
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
};
