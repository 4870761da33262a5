import { Field } from '@/lib/ui/forms/field';
import { POINT_FILTERS, type PointFilter } from './filter-points';

type PointSearchProps = {
  text: string;
  onText(text: string): void;
  filters: ReadonlySet<PointFilter>;
  onToggle(filter: PointFilter): void;
};

/** The search of pick-up points: a field for words of the address, and filters by service. */
export function PointSearch({ text, onText, filters, onToggle }: PointSearchProps) {
  return (
    <>
      <Field
        label="Улица или метро"
        value={text}
        onChange={(event) => onText(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: toggle buttons, not a part of a form */}
      <div
        role="group"
        aria-label="Какие пункты показать"
        className="modal-bleed scrollbar-none mt-3 flex gap-2 overflow-x-auto py-0.5 *:shrink-0"
      >
        {POINT_FILTERS.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={filters.has(id)}
            onClick={() => onToggle(id)}
            className="min-h-11 border border-field px-3.5 text-ui hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:forced-colors:outline-2"
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
