import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import {
  ComboBox,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { FieldNotes } from '@/lib/ui/forms/field-frame';
import { type City, getFindPlacesQueryOptions } from '../../api/index.ts';

type PlaceFieldProps = { value: string; onChange(code: string): void; error?: string | undefined };

const nameOf = ({ name, region }: City) => (region && region !== name ? `${name}, ${region}` : name);
const toItem = (city: City) => ({ id: city.code, label: nameOf(city) });

/** The place of an order, found while one types, as shoppers find it. */
export function PlaceField({ value, onChange, error }: PlaceFieldProps) {
  const id = useId();
  /** What is typed while the field has the focus. */
  const [typed, setTyped] = useState<string>();
  const [picked, setPicked] = useState(value);
  const known = useQuery({ ...getFindPlacesQueryOptions({ code: value }), enabled: value !== '' });
  const chosen = known.data?.items[0] && toItem(known.data.items[0]);
  const name = chosen?.label;
  const text = typed === undefined || typed === name ? '' : typed.trim();
  const found = useQuery({
    ...getFindPlacesQueryOptions(text === '' ? {} : { q: text }),
    placeholderData: keepPreviousData,
  });
  const suggested = (found.data?.items ?? []).map(toItem);
  // The chosen place stays an item, or the field would forget its name when it loses the focus.
  const isListed = !chosen || suggested.some((one) => one.id === chosen.id);
  return (
    <div>
      <ComboBox
        // A place that was filled in elsewhere, such as that of a known buyer, replaces the chosen one.
        key={value === picked ? '' : value}
        items={isListed ? suggested : [chosen, ...suggested]}
        inputValue={typed ?? name ?? ''}
        onInputChange={setTyped}
        {...(value !== '' && { defaultSelectedKey: value })}
        onSelectionChange={(key) => {
          if (key === null || key === value) return;
          setPicked(String(key));
          onChange(String(key));
        }}
        menuTrigger="focus"
        // The list closes when the page scrolls. What was typed stays then, and is forgotten when the focus leaves.
        allowsCustomValue
        onBlur={() => setTyped(undefined)}
        isInvalid={error !== undefined}
        allowsEmptyCollection
      >
        <Label className="mb-1.5 block text-caption text-ink-2">Город</Label>
        <Input
          className="desk-field h-13 w-full"
          autoComplete="off"
          onFocus={({ currentTarget }) => typed === undefined && currentTarget.select()}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        {text !== '' && <OpenAfterScroll />}
        <Popover className="place-list">
          <ListBox renderEmptyState={() => <p className="p-3 text-ink-2 text-ui">Такого места нет</p>}>
            {(city: ReturnType<typeof toItem>) => (
              <ListBoxItem id={city.id} textValue={city.label}>
                {city.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      <FieldNotes id={id} error={error} hint={undefined} />
    </div>
  );
}

/** Opens the list again after a scroll of the page, which closes it, as long as a place is being typed. */
function OpenAfterScroll() {
  const state = useContext(ComboBoxStateContext);
  const isOpen = state?.isOpen ?? false;
  /** What the page has done since the list was opened. */
  const page = useRef<'rests' | 'scrolls' | 'has scrolled'>('rests');
  const openAgain = useEffectEvent(() => {
    if (page.current === 'has scrolled' && state?.isFocused && !state.isOpen) state.open(null, 'input');
  });
  useEffect(() => {
    const onScroll = () => {
      page.current = 'scrolls';
    };
    const onScrollEnd = () => {
      page.current = 'has scrolled';
      openAgain();
    };
    window.addEventListener('scroll', onScroll);
    window.addEventListener('scrollend', onScrollEnd);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('scrollend', onScrollEnd);
    };
  }, []);
  // On a busy machine the list closes only after the scroll has ended.
  useEffect(() => {
    if (isOpen) page.current = 'rests';
    else openAgain();
  }, [isOpen]);
  return null;
}
