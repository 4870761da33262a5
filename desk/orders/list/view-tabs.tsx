import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { Popover } from '@/lib/ui/overlays/popover';
import { tabProps } from '../../parts/lists/tab-props.ts';
import type { OrdersSearch } from '../orders-search.ts';
import { isOf, keepViews, ownViews, VIEWS } from '../views.ts';

/** Tabs of named lists: the lists that every shop has, and the lists that were saved in this browser. */
export function ViewTabs({ search }: { search: OrdersSearch }) {
  const [own, setOwn] = useState(ownViews);
  const all = [...VIEWS, ...own];
  const current = all.find((view) => isOf(view, search));
  const keep = (views: typeof own) => {
    keepViews(views);
    setOwn(views);
  };
  return (
    <div className="flex items-end gap-5">
      <nav aria-label="Списки" className="tab-list min-w-0 flex-1 gap-5.5 text-ui">
        {all.map((view) => (
          <Link key={view.name} to="/orders" search={view.search} {...tabProps(view === current)}>
            {view.name}
          </Link>
        ))}
      </nav>
      {!current && (
        <NameView
          onName={(name) =>
            keep([
              ...own.filter((one) => one.name !== name),
              { name, search: { ...search, cursor: undefined } },
            ])
          }
        />
      )}
      {current && own.includes(current) && (
        <TextButton className="text-ui" onClick={() => keep(own.filter((one) => one !== current))}>
          Забыть список
        </TextButton>
      )}
    </div>
  );
}

function NameView({ onName }: { onName(name: string): void }) {
  const [name, setName] = useState('');
  const submit = (close: () => void) => (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onName(name.trim());
    close();
  };
  return (
    <Popover
      label="Назвать список"
      align="end"
      trigger={<TextButton className="shrink-0 text-ui">Назвать список</TextButton>}
    >
      {(close) => (
        <form onSubmit={submit(close)} className="flex items-end gap-2">
          <label className="text-caption text-ink-2">
            <span>Название</span>
            <input
              value={name}
              maxLength={40}
              onChange={({ target }) => setName(target.value)}
              className="desk-field mt-1.5 w-full text-ink"
            />
          </label>
          <Button type="submit" size="small">
            Сохранить
          </Button>
        </form>
      )}
    </Popover>
  );
}
