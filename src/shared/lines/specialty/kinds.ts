/** What a specialty request can be about, and which of it shares questions. */
import type { Condition, Option } from '../types.ts';

export const kindOptions: readonly Option[] = [
  { value: 'motorcycle', label: 'Motorcycle' },
  { value: 'rv', label: 'RV or trailer' },
  { value: 'boat', label: 'Boat' },
  { value: 'offroad', label: 'ATV or snowmobile' },
  { value: 'classic', label: 'Classic car' },
  { value: 'drone', label: 'Drone' },
  { value: 'collection', label: 'Jewellery or a collection' },
  { value: 'event', label: 'Event' },
  { value: 'vacantHome', label: 'Vacant home' },
  { value: 'shortRental', label: 'Short-term rental' },
  { value: 'farm', label: 'Farm or acreage' },
  { value: 'highValueHome', label: 'High-value home' },
  { value: 'cannabis', label: 'Cannabis grown at home' },
  { value: 'pet', label: 'Pet' },
  { value: 'other', label: 'Something else' },
];

export function kindIs(...kinds: readonly string[]): Condition {
  return { question: 'kind', oneOf: kinds };
}

/** Driven, ridden or flown: asked by year, make and model. */
export const vehicleKinds = ['motorcycle', 'rv', 'boat', 'offroad', 'classic', 'drone'] as const;
/** Registered for the road or the trail. */
export const roadKinds = ['motorcycle', 'rv', 'offroad', 'classic'] as const;
/** A building in one place. */
export const homeKinds = ['vacantHome', 'shortRental', 'farm', 'highValueHome'] as const;
