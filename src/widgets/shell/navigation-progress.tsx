import { useRouterState } from '@tanstack/react-router';
import { ProgressLine } from '@/lib/ui/loading/progress-line';

/** A line at the top of the window, shown while the next page is loading. */
export function NavigationProgress() {
  const pending = useRouterState({ select: ({ status }) => status === 'pending' });
  return <ProgressLine pending={pending} words="Страница загружается" />;
}
