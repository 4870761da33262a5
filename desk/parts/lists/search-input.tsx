import { useEffect, useEffectEvent, useState } from 'react';

/** After a pause of this length in typing, in ms, the list is searched. */
const PAUSE_MS = 250;

type SearchInputProps = { label: string; placeholder: string; value: string; onSearch(text: string): void };

/** A search field that changes the list while the operator types. */
export function SearchInput({ label, placeholder, value, onSearch }: SearchInputProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== known) {
    setKnown(value);
    // The address was changed by something else, such as going back. A change by this field itself is
    // ignored, because it would undo letters that were typed since.
    if (value !== sent) setTyped(value);
  }
  const search = () => {
    const text = typed.trim();
    if (text === value) return;
    setSent(text);
    onSearch(text);
  };
  const searchAfterPause = useEffectEvent(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter restarts the pause
  useEffect(() => {
    const timer = window.setTimeout(() => searchAfterPause(), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return (
    <search className="min-w-0 flex-[1_1_260px]">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
          className="desk-field w-full"
        />
      </form>
    </search>
  );
}
