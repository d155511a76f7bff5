/** Whose vehicles people in Canada insure, as the source spells it, and how people write it where that differs. */

/** Cars, vans and pickups. */
const cars = `Acura, Alfa Romeo, Aston Martin, Audi, Bentley, BMW, Buick, BYD, Cadillac, Chevrolet, Chrysler, Daewoo, Dodge, Eagle, Ferrari,
Fiat, Fisker, Ford, Genesis, Geo, GMC, Honda, Hummer, Hyundai, INEOS, Infiniti, Isuzu, Jaguar, Jeep, KARMA, Kia, Lamborghini, Land Rover,
Lexus, Lincoln, Lotus, Lucid, Maserati, Maybach, Mazda, McLaren, Mercedes-Benz, Mercury, MINI, Mitsubishi, Nissan, Oldsmobile, Plymouth,
Polestar, Pontiac, Porsche, Ram, RIVIAN, Rolls-Royce, SAAB, Saturn, smart, Subaru, Suzuki, Tesla, Toyota, VinFast, Volkswagen, Volvo`;

/** Motorcycles, scooters, ATVs and snowmobiles. */
const ridden = `APRILIA, Arctic Cat, Benelli, Beta, Buell, CAN-AM, CFMOTO, Ducati, GasGas, Harley-Davidson, Husqvarna, Indian Motorcycle, Kawasaki,
KTM, KYMCO, Moto Guzzi, MV Agusta Motor, PIAGGIO, Piaggio and Vespa, Polaris, Royal Enfield, Slingshot, SYM, Triumph, Vanderhall Motor Works,
VESPA, Victory, Yamaha, Zero Motorcycles`;

/** Trucks and buses. */
const heavy = `Autocar, Blue Bird, Freightliner, Hino, IC Bus, International, Kenworth, Mack, Mitsubishi Fuso, Motor Coach Industries, Navistar,
Peterbilt, Prevost, Sterling Truck, Thomas Built, UD, Volvo Truck, Western Star, Workhorse`;

const named: Readonly<Record<string, string>> = {
  APRILIA: 'Aprilia',
  'CAN-AM': 'Can-Am',
  'Indian Motorcycle': 'Indian',
  INEOS: 'Ineos',
  KARMA: 'Karma',
  'MV Agusta Motor': 'MV Agusta',
  PIAGGIO: 'Piaggio',
  'Piaggio and Vespa': 'Vespa',
  RIVIAN: 'Rivian',
  SAAB: 'Saab',
  Slingshot: 'Polaris',
  smart: 'Smart',
  'Sterling Truck': 'Sterling',
  'Vanderhall Motor Works': 'Vanderhall',
  VESPA: 'Vespa',
  'Volvo Truck': 'Volvo',
  'Zero Motorcycles': 'Zero',
};

/** By the source's name, what it is called here. */
export const makes: ReadonlyMap<string, string> = new Map(
  [cars, ridden, heavy].flatMap((list) => list.split(/,\s+/)).map((name) => [name, named[name] ?? name]),
);

/** Which makers' facts are kept in one file; those that share codes belong together. */
const files: Readonly<Record<string, string>> = {
  gm: 'Buick, Cadillac, Chevrolet, Daewoo, Geo, GMC, Hummer, Isuzu, Oldsmobile, Pontiac, Saab, Saturn',
  ford: 'Ford, Lincoln, Mercury',
  chrysler: 'Alfa Romeo, Chrysler, Dodge, Eagle, Fiat, Jeep, Maserati, Plymouth, Ram',
  toyota: 'Lexus, Toyota',
  honda: 'Acura, Honda',
  nissan: 'Infiniti, Nissan',
  germany: 'Audi, Bentley, BMW, Lamborghini, Maybach, Mercedes-Benz, MINI, Porsche, Rolls-Royce, Smart, Volkswagen',
  trucks:
    'Autocar, Blue Bird, Freightliner, Hino, IC Bus, International, Kenworth, Mack, Mitsubishi Fuso, Motor Coach Industries, Navistar, Peterbilt, Prevost, Sterling, Thomas Built, UD, Western Star, Workhorse',
  japan: 'Kawasaki, Suzuki, Yamaha',
  cars: 'Aston Martin, BYD, Ferrari, Fisker, Genesis, Hyundai, Ineos, Jaguar, Karma, Kia, Land Rover, Lotus, Lucid, Mazda, McLaren, Mitsubishi, Polestar, Rivian, Subaru, Tesla, VinFast, Volvo',
};
const fileByMake = new Map(
  Object.entries(files).flatMap(([file, list]) => list.split(', ').map((make) => [make, file])),
);

/** The file with the facts of a make. */
export function fileOfMake(make: string): string {
  return fileByMake.get(make) ?? 'ridden';
}

/** What is no model but a chassis, a parts bin or a placeholder. */
const NO_MODEL =
  /chassis|incomplete|cutaway|hearse|conventional|forward control|aluminum tilt|low speed vehicle|^(standard|r00|brp|arctic cat|polaris|wagon|van|other)$|^\d+ ton$/i;

/** Models the source splits by body, or names by an older make. */
const models: Readonly<Record<string, string>> = {
  FOX: 'Fox',
  'Ariya Hatchback': 'Ariya',
  'Ariya MPV': 'Ariya',
  'Geo Prizm': 'Prizm',
  'Geo Spectrum': 'Spectrum',
  'Geo Sprint': 'Sprint',
  'Kicks MPV': 'Kicks',
  'Promaster City': 'ProMaster City',
  'Prius Prime (PHEV)': 'Prius Prime',
  'RAV4 Prime (PHEV)': 'RAV4 Prime',
  'XV CrossTrek': 'XV Crosstrek',
};

/** Kept as they are: no list of models, and no shouting. */
const PLAIN = /^(C\/K Pickup|R 12 G\/S|X ?1\/9)$/;
const CAPITALS = /\b(?!(?:CFORCE|UFORCE|ZFORCE)\b)[A-Z]{5,}\b/g;
/** Where the name people use is in brackets: `MTN690 (MT-07)`. */
const BRACKETED = ['Mack', 'Yamaha'];

/** A model as people write it; null for what nobody would call one, and for several at once: `SV650/SV650S`. */
export function modelName(name: string, make: string): string | null {
  const plain = name.replace(/\s+/g, ' ').trim();
  if (NO_MODEL.test(plain)) return null;
  if (Object.hasOwn(models, plain)) return models[plain] ?? null;
  if (PLAIN.test(plain)) return plain;
  const [, outside = plain, inside = ''] = /^([^(]*)(?:\((.*)\))?/.exec(plain) ?? [];
  const chosen = (BRACKETED.includes(make) && inside ? inside : outside).trim();
  if (chosen.length < 2 || chosen.length > 40 || /[,/&]|\bVanderhall\b/.test(chosen)) return null;
  return chosen.replace(CAPITALS, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

/**
 * Sold in Canada under a name that the source, which is about the United States, does not have or has for other years. Entered by hand,
 * only where there is no doubt: make, model, first and last model year.
 */
export const canadianModels: readonly (readonly [make: string, model: string, from: number, to: number])[] = [
  ['Acura', '1.6EL', 1997, 2000],
  ['Acura', '1.7EL', 2001, 2005],
  ['Acura', 'CSX', 2006, 2011],
  ['Buick', 'Allure', 2005, 2010],
  ['Chevrolet', 'Epica', 2004, 2006],
  ['Chevrolet', 'Optra', 2004, 2007],
  ['Chevrolet', 'Orlando', 2012, 2014],
  ['Dodge', 'SX 2.0', 2003, 2005],
  ['Hyundai', 'Pony', 1984, 1987],
  ['Hyundai', 'Stellar', 1984, 1987],
  ['Kia', 'Magentis', 2001, 2010],
  ['Kia', 'Rondo', 2007, 2017],
  ['Mercedes-Benz', 'B-Class', 2006, 2019],
  ['Mitsubishi', 'RVR', 2011, 2025],
  ['Nissan', 'Micra', 2015, 2019],
  ['Nissan', 'Qashqai', 2017, 2023],
  ['Nissan', 'X-Trail', 2005, 2006],
  ['Pontiac', 'Firefly', 1985, 2001],
  ['Pontiac', 'G3 Wave', 2009, 2009],
  ['Pontiac', 'Pursuit', 2005, 2006],
  ['Pontiac', 'Sunburst', 1985, 1988],
  ['Pontiac', 'Tempest', 1987, 1991],
  ['Pontiac', 'Wave', 2004, 2008],
  ['Suzuki', 'Swift+', 2004, 2011],
  ['Volkswagen', 'City Golf', 2007, 2010],
  ['Volkswagen', 'City Jetta', 2007, 2009],
];
