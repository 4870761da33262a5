import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Article } from '@/lib/api';

type Chosen = readonly [size: string | undefined, choose: (size: string | undefined) => void];

const ChosenSize = createContext<Chosen | undefined>(undefined);

/** Shares one chosen size, so that the price above the sizes follows it. */
export function ChosenSizeProvider({ children }: { children: ReactNode }) {
  return <ChosenSize value={useState<string>()}>{children}</ChosenSize>;
}

/**
 * The chosen size, by name. When the colour changes, the size stays chosen if the new colour has it, and is restored by
 * the next colour that has it. The only size is always chosen.
 */
export function useChosenSize(articles: readonly Article[]) {
  const own = useState<string>();
  const [size, setSize] = useContext(ChosenSize) ?? own;
  const only = articles.length === 1 ? articles[0] : undefined;
  return { chosen: only ?? articles.find((article) => article.size === size), setSize };
}
