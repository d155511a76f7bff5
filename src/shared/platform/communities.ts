/**
 * Which communities share the beginning of a postal code, and where in Alberta they are. Source: Canada Post's forward sortation areas as
 * Statistics Canada and GeoNames name them; in the rural ones (T0) the larger communities. A place that isn't listed is no mistake.
 */
import { plainName } from './place-names.ts';

/** South, around Calgary, centre, around Edmonton, north-west, north-east. A beginning may reach into several. */
type Area = 'S' | 'C' | 'M' | 'E' | 'N' | 'F';

/** The areas, then the communities; by the first two or three characters. */
const beginnings: Readonly<Record<string, string>> = {
  T0A: 'EF St. Paul, Lac La Biche, Elk Point, Smoky Lake, Redwater, Gibbons, Bon Accord',
  T0B: 'EMF Tofield, Two Hills, Viking, Provost, Mundare, Lamont, Killam, Sedgewick, Hardisty, Bruderheim, Kitscoty, Daysland',
  T0C: 'ME Stettler, Castor, Coronation, Rimbey, Bentley, Millet, Calmar, Thorsby',
  T0E: 'EN Jasper, Mayerthorpe, Onoway, Grande Cache, Wabamun, Evansburg, Entwistle',
  T0G: 'NEF Slave Lake, High Prairie, Swan Hills, Legal, Wabasca',
  T0H: 'N High Level, Fairview, Fox Creek, Grimshaw, Manning, Valleyview, Sexsmith, Beaverlodge, Spirit River, Falher, McLennan, La Crete, Fort Vermilion, Wembley, Hythe, Rainbow Lake',
  T0J: 'SCM Drumheller, Hanna, Oyen, Bassano, Redcliff',
  T0K: 'S Cardston, Raymond, Magrath, Pincher Creek, Vauxhall, Picture Butte, Milk River, Bow Island, Blairmore, Coleman, Crowsnest Pass',
  T0L: 'CS Claresholm, Fort Macleod, Nanton, Vulcan, Diamond Valley, Black Diamond, Turner Valley, Bragg Creek, Stavely',
  T0M: 'MC Sundre, Three Hills, Didsbury, Carstairs, Crossfield, Bowden, Penhold, Delburne, Trochu, Eckville, Caroline, Irricana, Beiseker',
  T0P: 'F Fort Chipewyan, Anzac, Conklin, Fort McKay',
  T0V: 'F Fitzgerald',
  T1A: 'S Medicine Hat',
  T1B: 'S Medicine Hat',
  T1C: 'S Medicine Hat',
  T1G: 'S Taber',
  T1H: 'S Lethbridge',
  T1J: 'S Lethbridge',
  T1K: 'S Lethbridge',
  T1L: 'C Banff',
  T1M: 'S Coaldale',
  T1P: 'C Strathmore',
  T1R: 'SC Brooks',
  T1S: 'C Okotoks',
  T1V: 'CS High River',
  T1W: 'C Canmore',
  T1X: 'C Chestermere',
  T1Y: 'C Calgary',
  T1Z: 'C Rocky View County, Calgary',
  T2: 'C Calgary',
  T3: 'C Calgary',
  T3T: 'C Tsuut’ina Nation',
  T3Z: 'C Redwood Meadows, Calgary',
  T4A: 'C Airdrie',
  T4B: 'C Airdrie',
  T4C: 'C Cochrane',
  T4E: 'M Red Deer County, Red Deer',
  T4G: 'M Innisfail',
  T4H: 'MC Olds',
  T4J: 'M Ponoka',
  T4L: 'M Lacombe',
  T4M: 'M Blackfalds',
  T4N: 'M Red Deer',
  T4P: 'M Red Deer',
  T4R: 'M Red Deer',
  T4S: 'M Sylvan Lake',
  T4T: 'M Rocky Mountain House',
  T4V: 'ME Camrose',
  T4X: 'E Beaumont',
  T5: 'E Edmonton',
  T6: 'E Edmonton',
  T7A: 'EM Drayton Valley',
  T7E: 'NE Edson',
  T7N: 'NE Barrhead',
  T7P: 'NE Westlock',
  T7S: 'NE Whitecourt',
  T7V: 'NE Hinton',
  T7X: 'E Spruce Grove',
  T7Y: 'E Spruce Grove',
  T7Z: 'E Stony Plain',
  T8A: 'E Sherwood Park',
  T8B: 'E Sherwood Park',
  T8C: 'E Sherwood Park',
  T8E: 'E Sherwood Park',
  T8G: 'E Sherwood Park',
  T8H: 'E Sherwood Park',
  T8L: 'E Fort Saskatchewan',
  T8N: 'E St. Albert',
  T8R: 'E Morinville',
  T8S: 'N Peace River',
  T8T: 'E St. Albert',
  T8V: 'N Grande Prairie',
  T8W: 'N Grande Prairie',
  T8X: 'N Grande Prairie',
  T9A: 'ME Wetaskiwin',
  T9C: 'EF Vegreville',
  T9E: 'E Leduc',
  T9G: 'E Devon',
  T9H: 'F Fort McMurray',
  T9J: 'F Fort McMurray',
  T9K: 'F Fort McMurray',
  T9M: 'F Cold Lake',
  T9N: 'F Bonnyville',
  T9S: 'NEF Athabasca',
  T9V: 'FEM Lloydminster',
  T9W: 'MEF Wainwright',
  T9X: 'FEM Vermilion',
};

interface Beginning {
  areas: ReadonlySet<Area>;
  towns: readonly string[];
}

const table = new Map(
  Object.entries(beginnings).map(([code, text]): [string, Beginning] => {
    const [areas = '', ...words] = text.split(' ');
    return [code, { areas: new Set([...areas] as Area[]), towns: words.join(' ').split(', ') }];
  }),
);

function beginningOf(postalCode: string): Beginning | undefined {
  const code = postalCode.replace(/\s/g, '').toUpperCase();
  return table.get(code.slice(0, 3)) ?? table.get(code.slice(0, 2));
}

/** The communities a postal code may be in, the likeliest first; none for a beginning that isn't known. */
export function communitiesOf(postalCode: string): readonly string[] {
  return beginningOf(postalCode)?.towns ?? [];
}

/** Every community, in alphabetical order. */
export function allCommunities(): string[] {
  return [...new Set([...table.values()].flatMap(({ towns }) => towns))].sort((a, b) => a.localeCompare(b));
}

/**
 * Whether a postal code and a community are in different parts of Alberta. Around a city addresses and postal codes often have different
 * names, so neighbours are never apart; neither is a place that isn't known.
 */
export function areApart(postalCode: string, town: string): boolean {
  const here = beginningOf(postalCode)?.areas;
  const there = [...table.values()].filter(({ towns }) => towns.some((name) => plainName(name) === plainName(town)));
  if (!here || there.length === 0) return false;
  return there.every(({ areas }) => [...areas].every((area) => !here.has(area)));
}
