import type { CareSymbol } from './care';
import type { CareIcons } from './care-icons';

/** Care symbols as texts, each with its icon if the icons were loaded. */
export function CareList({ symbols, icons }: { symbols: CareSymbol[]; icons: CareIcons }) {
  const drawn = symbols.filter(({ icon }) => icons.shapes[icon] !== undefined);
  return (
    <>
      {drawn.length > 0 && (
        <ul className="-mx-[9px] mt-3.5 flex flex-wrap gap-1">
          {drawn.map(({ code, icon, text }) => (
            <li key={code} title={text} className="flex size-11 items-center justify-center">
              <svg
                aria-hidden="true"
                width="26"
                height="26"
                viewBox={`0 0 ${icons.size} ${icons.size}`}
                className="[&_*]:[stroke-width:1.2]"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: care-icons allows only shapes
                dangerouslySetInnerHTML={{ __html: icons.shapes[icon] ?? '' }}
              />
              <span className="sr-only">{text}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1.5 text-caption text-ink-2">{`${symbols.map(({ text }) => text).join('. ')}.`}</p>
    </>
  );
}
