/** How a certificate looks. As attributes, because the style sheet of the public site is loaded by every page, and only one shows this. */
import type { CSSProperties } from 'react';

const column = (gap: string): CSSProperties => ({ display: 'grid', gap });
const line = '1px solid var(--line)';

export const looks = {
  form: { ...column('var(--space-16)'), maxWidth: 'var(--reading)' },
  text: { minHeight: '9rem', fontFamily: 'monospace', fontSize: 'var(--text-14)', overflowWrap: 'anywhere' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-12)' },
  entry: { ...column('var(--space-8)'), paddingTop: 'var(--space-16)', borderTop: line },
  heading: { fontSize: 'var(--text-17)' },
  term: { marginTop: 'var(--space-8)', color: 'var(--muted)', fontSize: 'var(--text-14)' },
  fact: { margin: 0, overflowWrap: 'anywhere' },
  problems: { paddingLeft: 'var(--space-20)' },
  words: {
    margin: 0,
    padding: 'var(--space-12) var(--space-16)',
    borderLeft: '3px solid var(--line-strong)',
    background: 'var(--band)',
  },
} as const satisfies Record<string, CSSProperties>;

export function reportLook(valid: boolean): CSSProperties {
  return {
    ...column('var(--space-16)'),
    maxWidth: 'var(--reading)',
    marginTop: 'var(--space-32)',
    padding: 'var(--space-20)',
    border: `2px solid var(${valid ? '--good' : '--warn'})`,
    borderRadius: 'var(--radius)',
  };
}
