/** Bodies and fuels in the words people use. */

const bodies: readonly (readonly [RegExp, string])[] = [
  [/snowmobile/i, 'snowmobile'],
  [/\(atv\)/i, 'ATV'],
  [/mohuv|go kart|golf/i, 'side-by-side'],
  [/dirt bike|enduro|motocross/i, 'off-road motorcycle'],
  [/scooter|moped/i, 'scooter'],
  [/^motorcycle/i, 'motorcycle'],
  [/motor ?home/i, 'motorhome'],
  [/convertible|roadster/i, 'convertible'],
  [/coupe/i, 'coupe'],
  [/hatchback/i, 'hatchback'],
  [/sedan/i, 'sedan'],
  [/sport utility truck|pickup/i, 'pickup'],
  [/sport utility|crossover/i, 'SUV'],
  [/minivan/i, 'minivan'],
  [/step van/i, 'step van'],
  [/van$/i, 'van'],
  [/wagon/i, 'wagon'],
  [/limousine/i, 'limousine'],
  [/\bbus|motor coach/i, 'bus'],
  [/tractor/i, 'tractor'],
  [/truck|ambulance|fire|chassis|cutaway|glider/i, 'truck'],
];

export function bodyWord(name: string): string | null {
  return bodies.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

const fuels: readonly (readonly [RegExp, string])[] = [
  [/diesel/i, 'diesel'],
  [/^electric/i, 'electric'],
  [/hydrogen|fuel cell/i, 'hydrogen'],
  [/natural gas/i, 'natural gas'],
  [/propane/i, 'propane'],
  [/gasoline|flexible|ethanol|methanol/i, 'gasoline'],
];

export function fuelWord(name: string): string | null {
  return fuels.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
