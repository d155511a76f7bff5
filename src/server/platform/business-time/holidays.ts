/**
 * The nine general holidays of the Alberta Employment Standards Code, computed for any year
 * (alberta.ca/alberta-general-holidays). Days that employers may add (Easter Monday, Heritage Day, National Day for
 * Truth and Reconciliation, Boxing Day) are ordinary business days here. Only Canada Day moves when it falls on a
 * Sunday; no holiday moves from a Saturday.
 */

const MONDAY = 1;
const DAY_MS = 86_400_000;

function iso(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function weekday(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** The first Monday on or after this day of the month. */
function mondayFrom(year: number, month: number, day: number): string {
  return iso(year, month, day + ((MONDAY - weekday(year, month, day) + 7) % 7));
}

/**
 * Easter Sunday in the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). Two days earlier is Good
 * Friday.
 */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century + 8) / 25);
  const moon = Math.floor((century - correction + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const days = epact + sunday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

/** Day (`YYYY-MM-DD`) to name, for one year. */
export function albertaHolidays(year: number): Map<string, string> {
  return new Map([
    [iso(year, 1, 1), 'New Year’s Day'],
    [mondayFrom(year, 2, 15), 'Alberta Family Day'],
    [new Date(easterSunday(year) - 2 * DAY_MS).toISOString().slice(0, 10), 'Good Friday'],
    // The Monday before 25 May.
    [mondayFrom(year, 5, 18), 'Victoria Day'],
    [iso(year, 7, weekday(year, 7, 1) === 0 ? 2 : 1), 'Canada Day'],
    [mondayFrom(year, 9, 1), 'Labour Day'],
    [mondayFrom(year, 10, 8), 'Thanksgiving Day'],
    [iso(year, 11, 11), 'Remembrance Day'],
    [iso(year, 12, 25), 'Christmas Day'],
  ]);
}

const byYear = new Map<number, Map<string, string>>();

/** The name of the general holiday on this day, or `null`. */
export function albertaHoliday(year: number, month: number, day: number): string | null {
  let holidays = byYear.get(year);
  if (!holidays) {
    holidays = albertaHolidays(year);
    byYear.set(year, holidays);
  }
  return holidays.get(iso(year, month, day)) ?? null;
}
