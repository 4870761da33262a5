import { type ReactNode, useEffect } from 'react';

type PageHeadProps = {
  title: string;
  /** Shown beside the title, such as a state. */
  aside?: ReactNode;
  /** A sentence below the title. */
  note?: ReactNode;
  actions?: ReactNode;
};

/**
 * The title of a screen, also used as the title of the window, with the actions that affect the whole screen.
 */
export function PageHead({ title, aside, note, actions }: PageHeadProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
      <div className="min-w-0 flex-[1_1_160px]">
        {/* As high as a button, so that the title is at the same place with and without actions. */}
        <div className="flex min-h-11 flex-wrap content-center items-baseline gap-x-4">
          <h1 className="type-product tabular-nums [overflow-wrap:anywhere]">{title}</h1>
          {aside}
        </div>
        {note && <p className="max-w-160 text-ink-2 text-ui tabular-nums">{note}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
