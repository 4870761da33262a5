import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Article } from '@/lib/api';

type Chosen = readonly [size: string | undefined, choose: (size: string | undefined) => void];

const ChosenSize = createContext<Chosen | undefined>(undefined);

/** Shares the chosen size between the buy form and the price above it. */
export function ChosenSizeProvider({ children }: { children: ReactNode }) {
  return <ChosenSize value={useState<string>()}>{children}</ChosenSize>;
}

/**
 * The chosen size, by name. When the shopper switches to a colour without this size, nothing is chosen there;
 * a colour that has it gets it chosen again. If there is only one size, it is always chosen.
 */
export function useChosenSize(articles: readonly Article[]) {
  const own = useState<string>();
  const [size, setSize] = useContext(ChosenSize) ?? own;
  const only = articles.length === 1 ? articles[0] : undefined;
  return { chosen: only ?? articles.find((article) => article.size === size), setSize };
}
