import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Article } from '@/lib/api';

type Chosen = readonly [size: string | undefined, choose: (size: string) => void];

const ChosenSize = createContext<Chosen | undefined>(undefined);

/** What is in it shares one choice of a size: the price above the sizes is that of the chosen one. */
export function ChosenSizeProvider({ children }: { children: ReactNode }) {
  return <ChosenSize value={useState<string>()}>{children}</ChosenSize>;
}

/**
 * The size that is chosen, by its name: another colour of the model that has it keeps it, and one that has not gives it
 * back to the next. The only size is always chosen.
 */
export function useChosenSize(articles: readonly Article[]) {
  const own = useState<string>();
  const [size, setSize] = useContext(ChosenSize) ?? own;
  const only = articles.length === 1 ? articles[0] : undefined;
  return { chosen: only ?? articles.find((article) => article.size === size), setSize };
}
