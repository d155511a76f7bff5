/** Makes and models for typing. The list is fetched when the first field that uses it is shown. */
import { useEffect, useMemo, useState } from 'react';
import type { AnswersInput, Suggestions } from '#shared/lines/types.ts';
import type { VehicleNames } from '#shared/lines/vehicles/names.ts';
import { answerOf } from '#shared/lines/visibility.ts';

type Names = typeof import('#shared/lines/vehicles/names.ts');
interface Loaded {
  names: VehicleNames;
  offer: Names['namesFor'];
}

let loading: Promise<Loaded> | undefined;

async function fetchNames(): Promise<Loaded> {
  const { loadVehicleNames, namesFor } = await import('#shared/lines/vehicles/load.ts');
  return { names: await loadVehicleNames(), offer: namesFor };
}

/** What to offer at a field, given the answers beside it; nothing until the list is here, and nothing when it can't be fetched. */
export function useSuggestions(
  suggest: Suggestions | undefined,
  values: AnswersInput,
  value: unknown,
): readonly string[] {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const wanted = suggest !== undefined;
  useEffect(() => {
    if (!wanted) return;
    let shown = true;
    loading ??= fetchNames();
    loading.then(
      (it) => shown && setLoaded(it),
      () => {
        // Offline, perhaps: the next field tries again.
        loading = undefined;
      },
    );
    return () => {
      shown = false;
    };
  }, [wanted]);

  const make = suggest?.make ? answerOf(values, suggest.make) : undefined;
  // Only a list of everything is narrowed down by it; the browser does that for the others.
  const typed = suggest?.list === 'makeAndModel' && typeof value === 'string' ? value : '';
  const year = suggest?.year ? answerOf(values, suggest.year) : undefined;
  return useMemo(
    () => (suggest && loaded ? loaded.offer(loaded.names, suggest, { make, year, typed }) : []),
    [suggest, loaded, make, year, typed],
  );
}
