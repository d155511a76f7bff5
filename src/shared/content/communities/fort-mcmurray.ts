// Fort McMurray is an urban service area of the Regional Municipality of Wood Buffalo and no city: always "community".
import type { Community } from './community.ts';

export const fortMcMurray: Community = {
  title: 'Insurance in Fort McMurray: wildfire, ice, distance',
  description:
    'Wildfire, ice-jam floods and one long highway: what they mean for auto, home and business insurance in Fort McMurray, and what to ask before a season starts.',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'Fort Mac evacuees return home after four days',
      publisher: 'Town and Country Today',
      url: 'https://www.townandcountrytoday.com/athabasca-news/fort-mac-evacuees-return-home-after-four-days-8770334',
      published: '2024-05',
    },
    {
      title: 'Two years after Fort McMurray wildfire, only 20 per cent of homes rebuilt',
      publisher: 'Insurance Business Canada',
      url: 'https://insurancebusinessmag.com/ca/news/catastrophe/two-years-after-fort-mcmurray-wildfire-only-20-of-homes-rebuilt-99728.aspx',
      published: '2018-05',
    },
    {
      title: 'Flood mitigation: council directions of September 2020',
      publisher: 'Regional Municipality of Wood Buffalo',
      url: 'https://participate.rmwb.ca/flood-mitigation/september-22-2020-update',
      published: '2020-12-04',
    },
    {
      title: 'FireSmart at home',
      publisher: 'FireSmart Alberta',
      url: 'https://firesmartalberta.ca/at-home/',
    },
    {
      title: 'New home insurance policies during the 2023 wildfires',
      publisher: 'Alberta Real Estate Association',
      url: 'https://albertarealtor.ca/news/alberta-wildfires-real-estate',
      published: '2023-05',
    },
    {
      title: 'Fort McMurray evacuation raises questions on twinning Highway 63, alternate routes',
      publisher: 'Fort McMurray Today',
      published: '2024-05',
    },
  ],
  slug: 'fort-mcmurray',
  name: 'Fort McMurray',
  kind: 'community',
  heading: 'Insurance in Fort McMurray: prepared before the season',
  lead: 'Few communities in Canada know insurance claims as Fort McMurray does. Since 2016 it has been through fire, flood and another evacuation. Much of what people learned can be done on a quiet evening.',
  population: {
    count: 68002,
    year: 2021,
    source: {
      title: 'Census Profile, 2021 Census of Population: Fort McMurray population centre',
      publisher: 'Statistics Canada',
      url: 'https://www.statcan.gc.ca/',
      published: '2022-02-09',
    },
  },
  postalPrefixes: ['T9H', 'T9J', 'T9K'],
  roads: [
    {
      name: 'Highway 63',
      text: 'The road to Edmonton, about 435 km. Twinned as far as Atmore; beyond it, two lanes, and wide loads everywhere.',
    },
    {
      name: 'Highway 881',
      text: 'Leaves Highway 63 in the south for Anzac, Conklin and Lac La Biche: two lanes, shared with heavy trucks.',
    },
    { name: 'Highway 69', text: 'To the airport and Saprae Creek.' },
    {
      name: 'The bridges over the Athabasca',
      text: 'Thickwood, Timberlea and Parsons Creek reach downtown and the south only across them.',
    },
  ],
  water: [
    {
      name: 'Athabasca and Clearwater rivers',
      text: 'Meet beside downtown. When ice jams there in April, water rises into the lower townsite, Waterways, Draper, Longboat Landing, Ptarmigan Court and Taiga Nova.',
    },
    {
      name: 'Hangingstone and Horse rivers',
      text: 'Smaller and steeper. In June 2013 rain, not ice, raised the Hangingstone until Highway 63 was closed.',
    },
  ],
  landmarks: ['Oil Sands Discovery Centre', 'MacDonald Island Park', 'Birchwood Trails'],
  neighbours: ['Anzac', 'Saprae Creek', 'Gregoire Lake Estates', 'Fort McKay', 'Fort McMurray 468 First Nation'],
  risks: [
    {
      name: 'Wildfire',
      when: 'April to October; May 2016',
      text: '{{fact:fire-2016}} Abasand, Beacon Hill and Waterways lost most.',
    },
    {
      name: 'Evacuation without damage',
      when: '14 to 18 May 2024',
      text: 'About 6,600 people from Abasand, Beacon Hill, Prairie Creek and Grayling Terrace had to leave for four days. No home burned, but the bills for hotels, meals and fuel were real.',
    },
    { name: 'Ice-jam flood', when: 'Late April; 2020', text: '{{fact:flood-2020}}' },
    {
      name: 'One road out',
      when: 'All year',
      text: 'In May 2024 those who had to leave drove out on Highway 63 again. When it closes for ice, smoke or a crash, parts, glass and adjusters wait as well.',
    },
  ],
  driving: `On Highway 63 the distance itself is the risk: hours of forest, moose at dusk, freezing rain, and pickups hurrying back from shift. Ask how far the policy tows a vehicle and for how many days it pays for a rental. A body shop here may wait for parts that a shop in Edmonton has on the shelf, so [loss of use](term:loss-of-use) deserves more than the smallest amount.

Say honestly how the truck is used. Driving to site is a commute. Carrying a crew, tools or samples for an employer is business use, and some companies ask for a liability [limit](term:limit) and a certificate before the gate opens. If the truck sits in an airport lot while you fly home for your days off, mention that too.

A moose through the windshield is usually [comprehensive](term:comprehensive); leaving the road to avoid it is usually [collision](term:collision). A vehicle that stays behind in an evacuation has the optional coverage you chose before, and no other. [Winter driving](/blog/winter-driving) has a list for the trunk.`,
  home: `Two years after the fire, about one in five of the homes it had destroyed stood again. That is why three lines of a policy matter more here than elsewhere: whether the building is insured at [replacement cost](term:replacement-cost) with room for a price surge, how long [additional living expenses](term:additional-living-expenses) are paid, and whether the cost of newer bylaws is included. Walk through the home with your phone once a year and send the film to yourself.

{{fact:firesmart-embers}} Ask the municipality about FireSmart, and your insurer whether the work counts.

In the lower townsite and Waterways, flood coverage has been costly or hard to find, and council limits what is built below 250 metres. Ask for [overland water](term:overland-water) and [sewer backup](term:sewer-backup) separately, and accept a “no” only in writing.

If you work a rotation, or rent rooms to people who do, say so. An empty house in January, or four unrelated tenants, are facts an insurer must know. In a condo, the corporation rebuilds and you wait: read [condo deductibles](/blog/condo-deductibles) before you choose your own limits.`,
  business: `Most companies here work for the sites or for the people who do. A master service agreement decides what you need: liability limits in the millions, [waiver of subrogation](term:waiver-of-subrogation), pollution, [additional insured](term:additional-insured), proof of workers’ compensation. Send the insurance pages with your request, and never sign first and ask later. [Certificates](/blog/certificates-of-insurance) come after the coverage, not instead of it.

A shop, clinic or restaurant should ask how [business interruption](term:business-interruption) answers an evacuation. Some policies pay when an authority closes the area because of a danger nearby, some only after damage at your own door, most only after a number of hours and for a number of weeks. In 2016 the whole community was empty for about a month.

Downtown, keep stock and servers off the lowest floor and know where the sewer valve is. Equipment that leaves the yard, on a trailer or at a lease site, belongs on an equipment floater, listed by serial number. With one highway for deliveries, ask what happens when a supplier cannot reach you: that is an extra, and it has a limit.`,
  checklist: [
    'Rebuilding cost of the home, and when it was last calculated',
    'A film of every room, stored away from the house',
    'FireSmart work done: roof, vents, first 1.5 metres',
    'Street and elevation, if you live or work below 250 metres',
    'Days on and off shift, and who checks the home',
    'Use of each truck: commute, crew, tools, towing',
    'Policy number and claims line of your insurer, on paper and phone',
    'For a business: site agreements, equipment list, key suppliers',
  ],
  questions: [
    {
      id: 'fort-mcmurray-page-evacuation',
      question: 'I am ordered to leave. What does insurance pay on the first day?',
      answer:
        'Most home and tenant policies pay reasonable extra costs of living elsewhere when an authority orders you out, for a time the policy names, also if nothing burns. Keep receipts for lodging, meals and fuel. Call your own insurer from the road, and register as an evacuee. If you left before the order, ask whether those nights count.',
    },
    {
      id: 'fort-mcmurray-page-active-fire',
      question: 'Can I buy or change a policy while a fire is burning nearby?',
      answer:
        'Often not. In threatened areas many insurers stop writing new policies and raising limits for a while, as in 2023. That can also hold up the purchase of a house, because lenders want proof of insurance. Arrange coverage before the season, and add a condition about insurance to an offer to buy.',
    },
    {
      id: 'fort-mcmurray-page-time-limit',
      question: 'How long do I have to rebuild and to dispute a claim?',
      answer:
        'Policies and the law set time limits, and after 2016 two years turned out to be short. Ask your insurer in writing for the date by which rebuilding must be finished and by which a dispute must begin. If that date comes near, ask for an extension in writing, and speak to a lawyer before it passes.',
    },
  ],
  related: [
    '/insurance/home',
    '/blog/wildfire-season',
    '/blog/overland-water',
    '/commercial-auto',
    '/business/contractors',
  ],
};
