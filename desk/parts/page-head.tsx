import { type ReactNode, useEffect } from 'react';

type PageHeadProps = {
  title: string;
  /** Beside the title: a state. */
  aside?: ReactNode;
  actions?: ReactNode;
};

/** The title of a screen, which is also that of the window, and what can be done with all of it. */
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
