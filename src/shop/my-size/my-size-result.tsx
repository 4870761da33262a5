import { mySize, mySizeWords, type Sizes, type Wearer } from '#shared/goods/my-size.ts';
import { typeset } from '#shared/text/typeset.ts';
import { useMeasures } from './use-measures';

/** The size in a table that fits the wearer's measurements; undefined without a wearer or measurements. */
export function useMySize(wearer: Wearer | undefined, sizes: Sizes | undefined) {
  const saved = useMeasures(wearer !== undefined);
  const measures = wearer && saved[wearer];
  return sizes && measures ? mySize(sizes, measures) : undefined;
}

/** Shows the matching size, and by which measurements it was found. */
export function MySizeResult({ wearer, sizes }: { wearer: Wearer; sizes: Sizes }) {
  const found = useMySize(wearer, sizes);
  return (
    <div role="status" className="not-empty:mt-6 not-empty:border-ink not-empty:border-t not-empty:pt-4">
      {found && (
        <>
          {found.size !== null && (
            <p className="type-h1">
              <span className="sr-only">Ваш размер: </span>
              <span>{found.size}</span>
            </p>
          )}
          <p className="mt-1 text-ui">{typeset(mySizeWords(found))}</p>
        </>
      )}
    </div>
  );
}
