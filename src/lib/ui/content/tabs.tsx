import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../class-names';

type Tab = { id: string; label: string; panel: ReactNode };

type TabsProps = {
  tabs: readonly Tab[];
  /** The accessible name of the tab list. */
  label: string;
  /** Id of the tab shown at first; by default the first one. */
  initial?: string;
  className?: string;
  /** Whether the labels are larger and fill the whole width, as in the menu. */
  large?: boolean;
};

/** Tabs with their panels. Arrow keys, Home and End change the tab. Hidden panels stay in the DOM. */
export function Tabs({ tabs, label, initial, className, large }: TabsProps) {
  const base = useId();
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, tabs, chosen);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(tabs[next]?.id);
    const button = list.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  };

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={classNames('tab-list', large ? 'gap-6 text-menu' : 'gap-5.5 text-ui')}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-controls={`${base}-${tab.id}-panel`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => setChosen(tab.id)}
            className={classNames('tab', large ? 'min-h-13.5' : 'min-h-11')}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be focusable
          tabIndex={0}
          hidden={tab.id !== chosen}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

function tabAfter(key: string, tabs: readonly Tab[], chosen: string | undefined): number | undefined {
  const now = tabs.findIndex(({ id }) => id === chosen);
  switch (key) {
    case 'ArrowRight':
      return (now + 1) % tabs.length;
    case 'ArrowLeft':
      return (now - 1 + tabs.length) % tabs.length;
    case 'Home':
      return 0;
    case 'End':
      return tabs.length - 1;
  }
}
