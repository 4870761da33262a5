import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** The link above the title of a screen to the list that it was opened from. */
export const BackLink = createLink((props: ComponentProps<'a'>) => (
  <a {...props} className="text-link text-caption text-ink-2" />
));
