/** The day a page is read on, `YYYY-MM-DD`. Dated facts are given as of this day; the build renders a page once for each day it changes. */
import { createContext, type ReactNode, useContext } from 'react';

const ReadingDay = createContext<string | null>(null);

export function ReadingDayProvider({ day, children }: { day: string; children: ReactNode }) {
  return <ReadingDay value={day}>{children}</ReadingDay>;
}

export function useReadingDay(): string {
  const day = useContext(ReadingDay);
  if (!day) throw new Error('useReadingDay outside ReadingDayProvider');
  return day;
}
