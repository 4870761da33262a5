import type { Look } from '../../backend/media/pictures/colouring/look.ts';

/**
 * Colourways for contact sheets. Faults of the rendering are easiest to see in them: light, dark, vivid and
 * patterned ones.
 */
export const SHEET_LOOKS: Record<string, Look> = {
  camel: { base: '#b28a5e', inside: '#6d5238', rib: '#a67e53', buttons: '#3a2618' },
  black: { base: '#26272a', rib: '#222326', inside: '#303134', sole: '#171717' },
  white: { base: '#f1f0ec', rib: '#ecebe6', inside: '#cfcdc7', buttons: '#eae6dc', sole: '#e9e6de' },
  'blue-stripe': {
    base: '#efede6',
    rib: '#26324a',
    buttons: '#e9e4d8',
    pattern: { kind: 'stripe', colours: ['#2b3850'], repeat: 0.03 },
  },
  olive: { base: '#5c5e48', rib: '#54563f', inside: '#3f4032' },
  tartan: {
    base: '#a3a4a5',
    pattern: { kind: 'tartan', colours: ['#4d4f52', '#7b2230', '#e8e4da'], repeat: 0.1 },
  },
  red: { base: '#8c2431', rib: '#7d1f2b', inside: '#5a1620' },
  floral: {
    base: '#ece6da',
    pattern: { kind: 'floral', colours: ['#b0566b', '#e1b35a', '#5f7554'], repeat: 0.09 },
  },
  denim: {
    base: '#324a6b',
    inside: '#8d98a6',
    thread: '#c58f4d',
    buttons: '#a98352',
    cloth: { denim: 0.55 },
  },
  rose: { base: '#c9a39a', rib: '#c19a91', buttons: '#b08a80' },
  dots: {
    base: '#1f2a40',
    buttons: '#e8e2d4',
    pattern: { kind: 'dots', colours: ['#ece7dc'], repeat: 0.026 },
  },
  grey: { base: '#9a9a98', rib: '#8f8f8d', cloth: { melange: 0.5 } },
  check: { base: '#e9e4da', pattern: { kind: 'check', colours: ['#5c4430', '#b19a80'], repeat: 0.036 } },
};
