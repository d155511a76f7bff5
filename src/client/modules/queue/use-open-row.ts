import { type RefObject, useEffect } from 'react';

/** Keeps the row of the open request in sight, without moving the page. */
export function useOpenRow(area: RefObject<HTMLElement | null>, openId: string | null): void {
  useEffect(() => {
    if (!openId) return;
    const row = area.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(openId)}"]`);
    const box = row?.closest<HTMLElement>('[data-scrolls]');
    if (!row || !box) return;
    const { top, bottom } = row.getBoundingClientRect();
    const edge = box.getBoundingClientRect();
    if (top >= edge.top && bottom <= edge.bottom) return;
    box.scrollTop += top - edge.top - (edge.height - row.offsetHeight) / 2;
  }, [area, openId]);
}
