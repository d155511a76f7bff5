import type { Community } from './community.ts';

export const edmonton: Community = {
  title: 'Insurance in Edmonton: storms, cold and basements',
  description:
    'Sewer backup, summer hail, deep cold and river valley hills: what they mean for auto, home and business insurance in Edmonton, and what to ask a broker.',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'The homeowner’s guide to flood prevention',
      publisher: 'City of Edmonton',
      url: 'https://docslib.org/doc/8456930/homeowners-guide-to-flood-prevention',
      published: '2008',
    },
    {
      title: 'Storm damages south Edmonton basements, schools',
      publisher: 'CTV News Edmonton',
      url: 'http://edmonton.ctvnews.ca/storm-damages-south-edmonton-basements-schools-1.876927',
      published: '2012-07-12',
    },
    {
      title: 'Edmonton’s early August hailstorm resulted in $89M in insured damages',
      publisher: 'Global News, from the Insurance Bureau of Canada',
      url: 'https://globalnews.ca/news/5822900/edmonton-hail-storm-august-damage-ninety-million-dollars/',
      published: '2019-08',
    },
    {
      title: 'Winter storm warning issued for Edmonton and surrounding areas',
      publisher: 'Global News',
      url: 'https://globalnews.ca/news/8516440/winter-storm-warning-edmonton-weather',
      published: '2021-12-27',
    },
    {
      title: 'Atlas of the Edmonton tornado and hailstorm, 1987',
      publisher: 'University of Alberta',
      url: 'https://sites.google.com/a/ualberta.ca/tornado/home/atlas-of-the-edmonton-tornado-and-hailstorm-1987/abstract',
    },
    {
      title: 'Backwater valve rebate',
      publisher: 'Strathcona County',
      url: 'https://www.strathcona.ca/your-property-utilities/water-and-sewer/wastewater/backwater-valve-rebate/',
    },
  ],
  slug: 'edmonton',
  name: 'Edmonton',
  kind: 'city',
  heading: 'Insurance in Edmonton: questions this climate asks',
  lead: 'In Edmonton the water that ruins a basement seldom comes from the river. It comes from the sky in July and from a pipe in January. This page tells you what follows from that.',
  population: {
    count: 1010899,
    year: 2021,
    source: {
      title: 'Census Profile, 2021 Census of Population: Edmonton',
      publisher: 'Statistics Canada',
      url: 'https://www.statcan.gc.ca/',
      published: '2022-02-09',
    },
  },
  postalPrefixes: ['T5A to T6Y'],
  roads: [
    {
      name: 'Anthony Henday Drive (216)',
      text: 'The ring road. Deer cross it too, and a first snowfall at full speed shows in the collision counts.',
    },
    {
      name: 'Yellowhead Trail (Highway 16)',
      text: 'East to west through the north side, with truck traffic day and night.',
    },
    {
      name: 'Whitemud Drive',
      text: 'The southern crosstown freeway, with a long descent to the river at Quesnell Bridge.',
    },
    {
      name: 'Gateway Boulevard and Calgary Trail',
      text: 'The way in and out along Highway 2, to Leduc and the airport.',
    },
  ],
  water: [
    {
      name: 'North Saskatchewan River',
      text: 'Runs deep in its valley. Rossdale, Riverdale and Cloverdale lie on the flats beside it, which the flood of June 1915 covered.',
    },
    {
      name: 'Storm and sanitary sewers',
      text: 'The flood you are likelier to meet. In the oldest parts of the network rain and sewage share a pipe, and low spots in the street fill when it cannot drain.',
    },
    {
      name: 'Mill Creek and Whitemud Creek',
      text: 'Ravines whose edges look stable. Ask about slopes as well as water.',
    },
  ],
  landmarks: [
    'West Edmonton Mall',
    'Alberta Legislature',
    'High Level Bridge',
    'Muttart Conservatory',
    'Fort Edmonton Park',
  ],
  neighbours: ['St. Albert', 'Sherwood Park', 'Spruce Grove', 'Leduc', 'Beaumont', 'Fort Saskatchewan'],
  risks: [
    {
      name: 'Cloudburst and sewer backup',
      when: 'July 2004, July 2012',
      text: 'Storms in July 2004 flooded some 4,000 homes. On 12 July 2012 the south side took the worst of another one, and in Mill Woods it reached basements that had been flooded in 2004 already.',
    },
    {
      name: 'Hail',
      when: 'July and August',
      text: 'On 2 August 2019 hail in west Edmonton, Spruce Grove and Stony Plain cost insurers about $89 million, more than half of it for vehicles.',
    },
    {
      name: 'Tornado',
      when: '31 July 1987',
      text: 'A tornado along the eastern edge killed 27 people and destroyed more than 300 homes. The same afternoon’s hail brought about 30,000 claims for shingles.',
    },
    {
      name: 'Deep cold, then thaw',
      when: 'December to March',
      text: 'Pipes freeze unseen and burst when it warms up, often in many buildings on the same night, when every plumber is busy.',
    },
  ],
  driving: `Two kinds of day decide most winter claims here. One is freezing rain, when even sanded hills out of the river valley cannot be climbed: on 27 December 2021 about 40 vehicles stood stuck on the slope of 23 Avenue near Magrath Road. The other is the clear morning at minus 30, when a car left running to warm up is stolen from the driveway. A slide into another car is [collision](term:collision), a theft is [comprehensive](term:comprehensive), and keys in the ignition are a question you want to have asked before.

During a parking ban the major roads, bus routes and business areas are cleared first, and cars left there are ticketed or towed. Tell the broker whether you park in the street, in a heated garage or under a building.

If you are new to Canada, bring letters from earlier insurers and proof of when you were first licensed. Some insurers count experience from other countries, some do not; [what newcomers can bring](/blog/newcomers-insurance) lists the papers.`,
  home: `{{fact:home-water-endorsements}} In this city [sewer backup](term:sewer-backup) deserves the first question: how high is the [limit](term:limit), what is the deductible, and does the insurer want to see a [backwater valve](term:backwater-valve)? {{fact:backwater-valve}} In the city, ask EPCOR what is offered before the plumber comes. Valves need cleaning once a year to work.

If you leave in the cold, know your policy’s rule. Many ask that somebody enters the home every day or every few days once you have been away for about four days, or that the water is shut off and the pipes are drained. A camera does not always count.

Near the river, in Rossdale, Riverdale or Cloverdale, ask for [overland water](term:overland-water) by name and expect a direct answer about your address. In older streets, list the wiring, the furnace and the plumbing with their years.

If you own an apartment downtown or in Wîhkwêntôwin, one rule can cost more than everything in it. {{fact:condo-deductible}} [Condo deductibles](/blog/condo-deductibles) shows how to prepare.`,
  business: `Much of Edmonton’s trade serves government, the university and hospitals, and the industry between Nisku, Acheson and Fort Saskatchewan. Contracts come with insurance clauses: limits, [additional insured](term:additional-insured), notice of cancellation. Send the clause with your request; a broker can price only what is written down. A [certificate](term:certificate) repeats your policy and does not add to it.

Shops and clinics in strip malls ask about frozen sprinklers, ice on the sidewalk and the duty to clear it. If you hire a snow contractor, get that contractor’s certificate; if you are one, say so, because plain landscaping policies may leave snow out. Bars on Whyte Avenue and kitchens on 124 Street should know the share of liquor in their sales.

In a basement unit or a low-lying yard, stock on the floor is the weak point. Ask whether sewer backup is on the commercial policy, and how long [business interruption](term:business-interruption) pays while the walls dry. [Insurance for retail](/business/retail) has the full list.`,
  checklist: [
    'Backwater valve and sump pump: installed when, cleaned when',
    'Finished basement: yes or no, and what stands in it',
    'Years of furnace, hot water tank, wiring and roof',
    'Who checks the home when you are away in winter',
    'Parking at night: street, driveway, garage, underground',
    'Driver’s abstract, and letters from insurers elsewhere',
    'For a condo: bylaws, insurance certificate, deductibles',
    'For a business: contracts with their insurance clauses',
  ],
  questions: [
    {
      id: 'edmonton-page-sewer-backup',
      question: 'Is sewer backup part of a normal home policy in Edmonton?',
      answer:
        'No. It is an endorsement you ask for, with a limit and a deductible of its own, and the limit is sometimes far below what a finished basement costs. Overland water is a second, separate one. If your home was flooded before, say when and what was done since: a valve, a pump, better grading.',
    },
    {
      id: 'edmonton-page-frozen-pipe',
      question: 'A pipe froze and burst while I was away. Is that insured?',
      answer:
        'It depends on how long you were gone and on what your policy asked of you. Water from a burst pipe inside a heated home is normally insured. After several days’ absence in the heating season, many policies pay only if somebody checked the home or the water was shut off. Call your own insurer at once.',
    },
    {
      id: 'edmonton-page-park-ban',
      question: 'My car was damaged while it was towed in a parking ban. Who pays?',
      answer:
        'First take pictures and report it to the tow company and the lot in writing. Your own optional coverage may pay for the damage, less the deductible, and your insurer may then claim from whoever caused it. The fine and the towing bill stay with you.',
    },
  ],
  related: [
    '/insurance/home',
    '/blog/basement-flooded',
    '/blog/condo-deductibles',
    '/blog/winter-driving',
    '/business/retail',
  ],
};
