import type { Community } from './community.ts';

export const lethbridge: Community = {
  title: 'Insurance in Lethbridge: wind, grass fire, coulees',
  description:
    'Chinook wind on roofs and trailers, grass fire, hail and coulee slopes: what they mean for auto, home and business insurance in Lethbridge.',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'Lethbridge region, southern Alberta hammered by damaging wind',
      publisher: 'My Lethbridge Now',
      url: 'https://www.mylethbridgenow.com/15498/lethbridge-region-southern-alberta-hammered-by-damaging-wind/',
      published: '2021-01-14',
    },
    {
      title: 'Violent storm wreaks havoc in Lethbridge',
      publisher: 'Calgary Herald',
      url: 'https://www.pressreader.com/canada/calgary-herald/20130719/281754151929438',
      published: '2013-07-19',
    },
    {
      title: 'Hundreds of evacuees return home as wind becomes ally in Alberta grass fires',
      publisher: 'The Canadian Press',
      url: 'https://gfmc.online/media/2012-media/09-2012-media/news_20120911_ca.html',
      published: '2012-09-11',
    },
    {
      title: 'Repairing last year’s hail damage',
      publisher: 'Global News',
      url: 'http://globalnews.ca/news/1317369/repairing-last-years-hail-damage/',
      published: '2014-05-07',
    },
    {
      title: 'Dynamic coulee landscape',
      publisher: 'Watershed Notes',
      url: 'https://watershednotes.ca/tag/southern-alberta/',
    },
    {
      title: 'Your home and landslides',
      publisher: 'Infoassurance, Insurance Bureau of Canada',
      url: 'https://infoassurance.ca/en/blog/home/your-home-and-landslides',
    },
  ],
  slug: 'lethbridge',
  name: 'Lethbridge',
  kind: 'city',
  heading: 'Insurance in Lethbridge: living with the wind',
  lead: 'People here tie things down. Wind is behind most of what goes wrong in Lethbridge: the lifted shingle, the trailer on its side, the grass fire that crosses a river. Insurance can be prepared in the same spirit.',
  population: {
    count: 98406,
    year: 2021,
    source: {
      title: 'Census Profile, 2021 Census of Population: Lethbridge',
      publisher: 'Statistics Canada',
      url: 'https://www.statcan.gc.ca/',
      published: '2022-02-09',
    },
  },
  postalPrefixes: ['T1H', 'T1J', 'T1K'],
  roads: [
    {
      name: 'Highway 3 (Crowsnest Highway)',
      text: 'West to Fort Macleod and the Crowsnest Pass, east to Coaldale and Taber. In strong wind, empty trailers go over first.',
    },
    { name: 'Highway 4', text: 'Southeast to Coutts and Montana: trucks, open prairie, blowing snow.' },
    {
      name: 'Highways 5 and 25',
      text: 'To Cardston and Waterton in the southwest, and to Picture Butte in the north.',
    },
    {
      name: 'Whoop-Up Drive',
      text: 'One of only two road crossings between the west side and the rest of the city. When a lane is closed, the whole west side feels it.',
    },
  ],
  water: [
    {
      name: 'Oldman River',
      text: 'Flows deep below the city, through parkland. The flood of 1995 is the one that later ones are measured against.',
    },
    {
      name: 'Coulees',
      text: 'Steep, dry side valleys. Rain, or a lawn that is watered too much, can set their edges moving.',
    },
  ],
  landmarks: ['High Level Bridge', 'Galt Museum', 'Nikka Yuko Japanese Garden', 'University of Lethbridge'],
  neighbours: ['Coaldale', 'Coalhurst', 'Picture Butte', 'Taber', 'Kainai Nation (Blood Tribe)', 'Lethbridge County'],
  risks: [
    {
      name: 'Chinook and storm wind',
      when: 'Any month; 13 January 2021',
      text: 'That day the airport measured 120 km/h, and Barnwell 137 km/h. Trees came down, semi-trailers tipped over, and some schools without power sent children home.',
    },
    {
      name: 'Summer downburst and hail',
      when: '17 July 2013',
      text: 'A microburst over the south side tore off part of a roof and threw a fifth-wheel trailer onto Highway 5. Hail in June and July of that year damaged almost every one of 200 homes in a manufactured home park.',
    },
    {
      name: 'Grass fire',
      when: 'March to October; 10 September 2012',
      text: 'A fire driven by wind jumped the Oldman River. Coalhurst was evacuated, some 2,200 people, and so was a mobile home park on the west side. No house burned, but some were damaged by smoke.',
    },
    {
      name: 'Moving slopes',
      when: 'Wet springs and after heavy rain',
      text: 'Backyards above a coulee lose ground. Most home policies leave earth movement out, so this is a question for the day before you buy.',
    },
  ],
  driving: `A warning for wind matters more here than one for snow. RVs, horse trailers, cube vans and empty semi-trailers are pushed over on Highways 3, 4 and 5; a rollover is [collision](term:collision), while a sign or a branch that blows onto the hood is usually [comprehensive](term:comprehensive). Sand and gravel pit the glass in every chinook, so ask what a windshield costs you, and whether the coverage can leave glass out to save premium.

Deer live in the coulees and cross Scenic Drive and University Drive at dusk. If you study or work across the river, say so: the short commute over Whoop-Up Drive is still a commute.

Montana is an hour away. An Alberta auto policy normally goes with you into the United States, but its liability [limit](term:limit) goes unchanged too, and one serious injury there can pass a low limit quickly. Ask for the price of a higher one before you cross at Coutts, carry the proof of insurance, and buy [travel medical insurance](/insurance/travel) for the people in the car.`,
  home: `Ask what the policy says about wind. Some have one deductible for wind and hail together, higher than for other losses. Fences, sheds, a trampoline and a carport may be insured for less than you think, or not against wind at all. If shingles lift, take pictures, cover the hole if you can do it safely, keep the receipts, and call your own insurer.

In a manufactured home, write down how it is tied down, the year of the roof and the skirting. On the west side, or along Six Mile Coulee in the south, ask whether any part of the policy speaks of landslide; the answer is usually no, and an engineer’s report is then worth more than a view.

Grass fire is insured like other fire, and most home policies pay [additional living expenses](term:additional-living-expenses) when you are ordered to leave. Ask for how long.

Students: your landlord’s policy does not insure your laptop. A parent’s policy sometimes reaches a son or daughter who is away at university. [Tenant insurance](/blog/tenant-insurance) helps you ask.`,
  business: `Food and farming carry this economy: processors, feed, irrigation, greenhouses, the trucks between them. Ask how long a cold room may be without power before spoilage pays, whether equipment breakdown is on the policy, and who insures a load from your dock to a plant in Montana. Loads across the border may need filings in the carrier’s name and higher limits.

Wind asks the rest. Signs, awnings, temporary fences and stacked material become somebody else’s broken windshield; that is what [general liability](term:general-liability) is for, and it is cheaper to weigh them down. Contractors should ask whether unfinished walls and roofs are insured while they stand open: that is [course of construction](term:course-of-construction), not the liability policy. [Construction](/business/construction) explains both.

If you rent rooms or suites to students, the insurer wants to know how many unrelated people live there, and whether you ask them for tenant insurance. In the older blocks downtown, expect questions about wiring, roof and sprinklers.`,
  checklist: [
    'Roof: year, material, and photos after the last storm',
    'Sheds, fences, carport and trampoline, with rough values',
    'Manufactured home: tie-downs, skirting, serial number',
    'Distance from the house to the edge of a coulee',
    'RV or trailer: length, value, where it stands in winter',
    'Trips to the United States in a year, by car or truck',
    'For students: home address, roommates, value of belongings',
    'For a business: cold storage, loads across the border, open sites',
  ],
  questions: [
    {
      id: 'lethbridge-page-wind-deductible',
      question: 'Is there a special deductible for wind in Lethbridge?',
      answer:
        'Some insurers use one for wind and hail, either a fixed amount or a share of the insured value, and it can differ from the deductible printed on the first page. Ask your broker to show you the line. Then ask what a repair of one roof slope would cost you, in dollars.',
    },
    {
      id: 'lethbridge-page-coulee',
      question: 'Can I insure a house at the edge of a coulee?',
      answer:
        'Usually yes, against fire, wind, theft and water from inside. What most home policies leave out is the ground itself: landslide, slumping and settling. Tell the insurer the distance to the edge. Before you buy, ask the City about setbacks and look for cracks, leaning fences and wet spots below the lot.',
    },
    {
      id: 'lethbridge-page-student',
      question: 'I rent with three roommates. Does one tenant policy do for all?',
      answer:
        'Not by itself. A tenant policy insures the people named on it and, usually, their family in the same home. Roommates mostly need one each, or an insurer that agrees in writing to name them all. Liability is the part to look at: a kitchen fire costs more than everything you own.',
    },
  ],
  related: [
    '/insurance/home',
    '/insurance/travel',
    '/blog/tenant-insurance',
    '/business/construction',
    '/insurance/auto',
  ],
};
