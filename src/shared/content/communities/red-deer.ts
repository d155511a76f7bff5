import type { Community } from './community.ts';

export const redDeer: Community = {
  title: 'Insurance in Red Deer: hail, wind and the QE II',
  description:
    'Hail on the QE II, the windstorm of 2017, two creeks and a dammed river: what they mean for auto, home and business insurance in Red Deer.',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'Severe Alberta weather leaves cars damaged, lined up along the highway',
      publisher: 'Global News',
      url: 'https://globalnews.ca/news/9030151/severe-alberta-storm-weather-cars-damaged-along-highway/',
      published: '2022-08-01',
    },
    {
      title: 'State of emergency continues after windstorm smashes Red Deer',
      publisher: 'Calgary Herald',
      url: 'https://calgaryherald.com/news/local-news/state-of-local-emergency-in-red-deer-after-windstorm-knocks-down-trees-power',
      published: '2017-06-21',
    },
    {
      title: 'Flood watch remains for Waskasoo Creek',
      publisher: 'Red Deer Advocate',
      url: 'https://www.reddeeradvocate.com/local-news/flood-watch-remains-for-waskasoo-creek/',
      published: '2018-04',
    },
    {
      title: 'Peak water levels expected at noon today',
      publisher: 'Red Deer Express',
      url: 'http://www.reddeerexpress.com/news/peak-water-levels-expected-at-noon-today/',
      published: '2013-06-21',
    },
    {
      title: 'RCMP warn of treacherous conditions on QEII Highway from Airdrie to Red Deer',
      publisher: 'CTV News Calgary',
      url: 'https://calgary.ctvnews.ca/rcmp-warn-of-treacherous-conditions-on-qeii-highway-from-airdrie-to-red-deer-1.6689022',
      published: '2023-12-15',
    },
    {
      title: 'Hailstorms: understand your coverage',
      publisher: 'Insurance Bureau of Canada',
      url: 'http://www.ibc.ca/ns/disaster/ice',
    },
  ],
  slug: 'red-deer',
  name: 'Red Deer',
  kind: 'city',
  heading: 'Insurance in Red Deer: halfway, and in the path of storms',
  lead: 'Red Deer stands halfway between Calgary and Edmonton, where summer storms come off the foothills and everything on wheels passes by. Here is what to settle before the next one.',
  population: {
    count: 100844,
    year: 2021,
    source: {
      title: 'Census Profile, 2021 Census of Population: Red Deer',
      publisher: 'Statistics Canada',
      url: 'https://www.statcan.gc.ca/',
      published: '2022-02-09',
    },
  },
  postalPrefixes: ['T4N', 'T4P', 'T4R'],
  roads: [
    {
      name: 'Queen Elizabeth II Highway (Highway 2)',
      text: 'The road to Calgary and Edmonton. Ice near one overpass can end in a chain of trucks and cars.',
    },
    { name: 'Gaetz Avenue (Highway 2A)', text: 'Through the city from south to north, with most of the shops on it.' },
    { name: 'Highways 11 and 11A', text: 'West to Sylvan Lake, busy with trailers and boats from May to September.' },
    { name: 'Highway 595', text: 'East toward Delburne: farm traffic, gravel at the edges, deer at dusk.' },
  ],
  water: [
    {
      name: 'Red Deer River',
      text: 'Comes down from the Dickson Dam. Water that is let go there reaches the city in about four or five hours.',
    },
    {
      name: 'Waskasoo Creek',
      text: 'Bends through downtown near 43 Street and 45 Street, where crews laid sandbags in April 2018.',
    },
    { name: 'Piper Creek', text: 'Joins Waskasoo Creek in the south and rises with it when the snow goes.' },
  ],
  landmarks: ['Waskasoo Park', 'Westerner Park', 'Fort Normandeau'],
  neighbours: ['Blackfalds', 'Sylvan Lake', 'Penhold', 'Lacombe', 'Innisfail', 'Red Deer County'],
  risks: [
    {
      name: 'Hail',
      when: 'June to August; 21 July 2015, 1 August 2022',
      text: 'The storm of 2015 cost insurers more than $259 million in Red Deer, Lacombe, Ponoka, Rocky Mountain House and Crossfield. In 2022 hail smashed the glass of some 70 vehicles on the QE II south of the city.',
    },
    {
      name: 'Straight-line wind',
      when: '20 June 2017',
      text: 'Gusts of more than 110 km/h brought down old trees, one of them onto a house in Eastview. About 15 per cent of the city was still dark the next night.',
    },
    {
      name: 'Creek and river water',
      when: 'April for the creeks, June for the river',
      text: 'In April 2018 Waskasoo Creek covered part of 43 Street. In June 2013 homes on 40 Avenue were evacuated and Woodlea was warned, though the river stayed below the mark of 2005.',
    },
    {
      name: 'Winter on the QE II',
      when: 'November to March',
      text: 'On 15 December 2023 ice closed the highway between Olds and Didsbury, and from Airdrie to Red Deer drivers could not call tow trucks themselves.',
    },
  ],
  driving: `On the QE II the usual winter claim is not one collision but five. One truck jackknifes, the next driver stops in time and the one after does not. {{fact:auto-dcpd}} So in a chain of cars it matters who hit whom, and in which order. Take pictures before the vehicles are moved, if it is safe, and note the plates.

If you live here and work in Calgary or Edmonton, give the true kilometres: a highway commute is a different risk from a drive along Gaetz Avenue. In summer the same road brings hail. You cannot outrun it; damage to glass and metal is a matter for [comprehensive](term:comprehensive), and so, usually, is the deer on Highway 595.

Many households here own more than cars: a holiday trailer for Sylvan Lake, a quad, a boat. Each needs its own line on a policy. Liability follows the truck that pulls the trailer; damage to the trailer itself does not, unless you asked. [Specialty insurance](/insurance/specialty) explains what to list.`,
  home: `The wind of 2017 is a good test of a home policy. Ask it three things. A neighbour’s spruce lies on your garage: your own policy usually answers. A tree falls and hits nothing: removal may be paid little or not at all. The power is off for two days and the freezer thaws: ask about the limit for food.

For hail, ask how shingles and siding are settled, and whether a rubber or metal roof is paid when it is only dented. Some policies leave cosmetic damage out.

Near Waskasoo Creek, in Woodlea or along 40 Avenue, put [overland water](term:overland-water) and [sewer backup](term:sewer-backup) into the request by name and look at the province’s flood map for your street first. The creeks rise in April, the river in June: two chances a year.

On an acreage in Red Deer County, insurers ask about the distance to a fire hall and to water, the wood stove and its inspection, the well and the septic field, and every outbuilding. An insurer that never heard of the shop may not pay for it. Compare [overland water](/blog/overland-water) before you choose.`,
  business: `Oilfield service, farm equipment, trucking and the hotels and kitchens of Gasoline Alley: much of Red Deer’s business lives from the road. A crew truck with welding gear needs more than a personal policy with “business use” ticked. Say what it weighs, how far it goes, what it pulls and what is in the box; tools are insured apart from the truck. [Commercial auto](/commercial-auto) lists the questions.

Hail and wind reach inventory that stands outside: trailers, implements, vehicles on a dealer’s lot. Ask for the deductible per unit and for the whole storm, because fifty dented units at one deductible each can swallow the claim.

In June 2017 shops lost windows and days of power. Spoilage, a broken sign and lost sales are three different parts of a policy. Downtown, between Ross Street and 43 Street, ask about creek water. At Westerner Park, exhibitors and vendors are asked for a [certificate](term:certificate) of liability before the doors open: ask for it two weeks ahead.`,
  checklist: [
    'Year and kind of the roof, and photos from the ground',
    'Tall trees within reach of the house or garage',
    'Trailer, quad, boat and RV: year, value and where they winter',
    'Kilometres in a year, and how many of them on the QE II',
    'Acreage: fire hall distance, wood stove report, outbuildings',
    'Street and distance to Waskasoo Creek or the river',
    'For trucks: registered weight, radius, cargo, list of drivers',
    'Hail, wind and water claims with dates and amounts',
  ],
  questions: [
    {
      id: 'red-deer-page-trailer',
      question: 'Is my holiday trailer insured by my truck’s policy?',
      answer:
        'Liability usually follows the vehicle that pulls it. Hail, theft or a rollover of the trailer itself is insured only if the trailer stands on a policy with that coverage. Belongings inside may come under your home policy, with limits. If it stays on a lot at Sylvan Lake all season, say so.',
    },
    {
      id: 'red-deer-page-cosmetic',
      question: 'What is a cosmetic damage exclusion?',
      answer:
        'A clause that does not pay for dents that change how a roof or siding looks but not how it works. It is often found with metal roofs and sometimes in return for a lower premium. After hail the difference can be the whole claim, so ask for the clause in writing before you agree.',
    },
    {
      id: 'red-deer-page-pushed',
      question: 'I stood still and was pushed into the car ahead. Am I at fault?',
      answer:
        'Often not, but the regulation on fault decides it collision by collision, and your insurer applies it. Report what happened at once, give the order of the impacts and the names of witnesses, and do not settle anything at the roadside. For the part that is yours, repairs need collision coverage.',
    },
  ],
  related: [
    '/commercial-auto',
    '/insurance/specialty',
    '/insurance/home',
    '/blog/hail-and-your-roof',
    '/business/contractors',
  ],
};
