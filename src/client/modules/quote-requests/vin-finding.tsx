import { useEffect, useId, useState } from 'react';
import { siteToday } from '#client/lib/site-clock.ts';
import { fieldId } from '#client/ui/field-id.ts';
import type { AnswersInput, VinQuestion } from '#shared/lines/types.ts';
import { isVin, normalizeVin, vinCheckDigitMatches } from '#shared/lines/validators.ts';
import type { VinReading } from '#shared/lines/vehicles/load.ts';
import css from './questions.module.css';
import screen from './screen.module.css';

interface VinFindingProps {
  fills: NonNullable<VinQuestion['fills']>;
  path: string;
  /** Anything a draft may hold. */
  vin: unknown;
  /** The row with the fields it may fill. */
  values: AnswersInput;
  onFill: (patch: AnswersInput) => void;
}

/**
 * What a VIN says about the vehicle. It answers empty fields of the row at once, and offers to replace others. A VIN that can't be read is
 * nobody's mistake, so nothing is said then.
 */
export function VinFinding({ fills, path, vin, values, onFill }: VinFindingProps) {
  const text = typeof vin === 'string' ? normalizeVin(vin) : '';
  const whole = isVin(text) && vinCheckDigitMatches(text) ? text : null;
  const [reading, setReading] = useState<VinReading | null>(null);
  const [kept, setKept] = useState(false);
  const id = useId();

  useEffect(() => {
    setReading(null);
    setKept(false);
    if (!whole) return;
    let current = true;
    import('#shared/lines/vehicles/load.ts')
      .then(({ readVin }) => readVin(whole, fills, siteToday()))
      .then((found) => current && setReading(found))
      // Offline, perhaps: people enter the vehicle themselves.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [whole, fills]);

  const { empty, different } = reading?.compare(values) ?? { empty: {}, different: {} };
  const missing = Object.keys(empty).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each VIN; a field that is emptied later stays empty
  useEffect(() => {
    if (reading && missing) onFill(empty);
  }, [reading]);

  function use() {
    onFill(different);
    document.getElementById(fieldId(path))?.focus();
  }

  function keep() {
    setKept(true);
    document.getElementById(fieldId(path))?.focus();
  }

  const differs = !kept && Object.keys(different).length > 0;
  return (
    <div>
      <p role="status" id={id} className={reading ? css.found : undefined}>
        {reading && `From the VIN: ${reading.words}.`}
      </p>
      {differs && (
        <p className={css.choices}>
          <button className={screen.change} type="button" aria-describedby={id} onClick={use}>
            Use it
          </button>
          <button className={screen.change} type="button" aria-describedby={id} onClick={keep}>
            Keep mine
          </button>
        </p>
      )}
    </div>
  );
}
