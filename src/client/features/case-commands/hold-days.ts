/** Days as a calendar on the wall calls them, `YYYY-MM-DD`, in the time of whoever looks at the screen. */

function named(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

export function dayAfter(from: Date, days: number): string {
  return named(new Date(from.getFullYear(), from.getMonth(), from.getDate() + days));
}

/** The days a hold ends on most often. */
export function holdChoices(today: Date): { label: string; day: string }[] {
  const untilMonday = (8 - today.getDay()) % 7 || 7;
  // A month from the 31st is the last day of a shorter month, not the third of the one after.
  const nextMonth = new Date(today.getFullYear(), today.getMonth() + 1, today.getDate());
  const lastOfNext = new Date(today.getFullYear(), today.getMonth() + 2, 0);
  return [
    { label: 'Tomorrow', day: dayAfter(today, 1) },
    { label: 'Next Monday', day: dayAfter(today, untilMonday) },
    { label: 'In two weeks', day: dayAfter(today, 14) },
    { label: 'In a month', day: named(nextMonth > lastOfNext ? lastOfNext : nextMonth) },
  ];
}
