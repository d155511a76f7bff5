/** What a decoded VIN means for the row it is in. */
import type { AnswersInput, VinQuestion } from '../types.ts';
import { answerOf, isBlank, isUnsure } from '../visibility.ts';
import type { DecodedVehicle } from './decode-vin.ts';
import { sameName } from './names.ts';

type Fills = NonNullable<VinQuestion['fills']>;

export interface VinReading {
  /** "2019 Subaru Outback, SUV, gasoline". */
  words: string;
  /** The fields of a row without an answer, and those with another one, each with what the VIN says. */
  compare: (row: AnswersInput) => { empty: AnswersInput; different: AnswersInput };
}

/** A decoded VIN for the fields that it may fill. */
export function readingOf(vehicle: DecodedVehicle, fills: Fills): VinReading {
  const { year, make, model, body, fuel } = vehicle;
  const name = [year, make, model].filter(Boolean).join(' ');
  const found: Record<string, string | number | undefined> = { [fills.year]: year };
  if ('make' in fills) Object.assign(found, { [fills.make]: make, [fills.model]: model });
  else found[fills.makeAndModel] = model && `${make} ${model}`;

  function compare(row: AnswersInput) {
    const [empty, different]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
    for (const [id, value] of Object.entries(found)) {
      const given = answerOf(row, id);
      if (value === undefined) continue;
      if (isBlank(given) || isUnsure(given)) empty[id] = value;
      else if (!agrees(given, value)) different[id] = value;
    }
    return { empty, different };
  }
  return { words: [name, body, fuel].filter(Boolean).join(', '), compare };
}

/** "Outback Limited" agrees with Outback: people add the trim. */
function agrees(given: unknown, value: string | number): boolean {
  if (typeof given !== 'string' || typeof value !== 'string') return given === value;
  const words = given.trim().split(/\s+/);
  return words.some((_, count) => sameName(words.slice(0, count + 1).join(' '), value));
}
