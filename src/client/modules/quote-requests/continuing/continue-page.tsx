import { FilePage } from './file-page.tsx';
import { LinkPage } from './link-page.tsx';

/** Where a request from another device is opened: `/get-quote?continue=link` and `?continue=file`. */
export function ContinuePage({ from }: { from: 'link' | 'file' }) {
  return from === 'link' ? <LinkPage /> : <FilePage />;
}
