import type { AddressSuggestion } from '@/lib/api';
import { matchedText } from './matched-text';

export type AddressSuggestionsProps = {
  /** The id of the combobox; the ids of the list and its rows begin with it. */
  id: string;
  suggestions: readonly AddressSuggestion[];
  typed: string;
  cityName: string;
  /** Index of the active row. The row after the last suggestion closes the list. */
  active: number;
  onChoose(index: number): void;
  onClose(): void;
};

/** Suggested addresses under their field, and a row for shoppers whose address is not among them. */
export function AddressSuggestions(props: AddressSuggestionsProps) {
  const { id, suggestions, typed, cityName, active, onChoose, onClose } = props;
  const own = suggestions.length;
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Адреса"
      // Covers an error below the field, which is out of date while typing.
      className="absolute inset-x-0 top-[74px] z-menu -mt-px border border-ink bg-paper"
    >
      {suggestions.map((suggestion, index) => (
        <Option
          key={suggestion.text}
          id={`${id}-${index}`}
          isActive={index === active}
          onChoose={() => onChoose(index)}
        >
          <Words suggestion={suggestion} typed={typed} />
          <span className="text-caption text-ink-2">{cityName}</span>
        </Option>
      ))}
      <Option id={`${id}-${own}`} isActive={own === active} onChoose={onClose}>
        <span className="text-ink-2 text-ui">Моего адреса нет в&nbsp;списке</span>
      </Option>
    </div>
  );
}

function Words({ suggestion, typed }: { suggestion: AddressSuggestion; typed: string }) {
  return (
    <span>
      {matchedText(suggestion.text, typed).map(({ text, isTyped }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have a fixed order
        isTyped ? <b key={index}>{text}</b> : text,
      )}
    </span>
  );
}

type OptionProps = { id: string; isActive: boolean; onChoose(): void; children: React.ReactNode };

function Option({ id, isActive, onChoose, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      // Keep the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      className="flex min-h-14 cursor-pointer flex-col justify-center border-hair px-3.25 py-2 text-body leading-5 not-first:border-t hover:bg-wash aria-selected:shadow-[inset_2px_0_0_var(--color-ink)] aria-selected:forced-colors:outline-2 [&_b]:font-medium"
    >
      {children}
    </div>
  );
}
