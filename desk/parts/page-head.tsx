import { type ReactNode, useEffect } from 'react';

type PageHeadProps = {
  title: string;
  /** Shown beside the title, such as a state. */
  aside?: ReactNode;
  actions?: ReactNode;
};

/**
 * The title of a screen, also used as the title of the window, with the actions that affect the whole screen.
 */
export function PageHead({ title, aside, actions }: PageHeadProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="type-product tabular-nums">{title}</h1>
        {aside}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
