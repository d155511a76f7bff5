import type { Industry } from './industry.ts';

export const liquor: Industry = {
  id: 'liquor',
  name: 'Liquor',
  summary: 'Liquor stores, bars, taprooms and delivery: robbery, over-service, and the hand-over at the door.',
  line: 'business',
  title: 'Liquor store and bar insurance in Alberta',
  description:
    'Liquor liability for bars, stores and delivery in Alberta: what follows a guest home, theft and robbery, AGLC licences and training, and what brokers ask.',
  reviewed: '2026-11-21',
  heading: 'Insurance for liquor stores, bars and delivery',
  lead: 'The risk of this trade does not end at the door. It can sit behind a wheel on the Yellowhead an hour after closing. This page keeps apart three businesses that share a licence office and little else: the store, the bar and the driver with the case of beer.',
  whoNeedsIt: `Liquor stores on a corner in Edmonton or beside the grocer in Camrose. Pubs, lounges, nightclubs, taprooms, legion halls, golf clubhouses. Caterers and volunteers who pour at a wedding under a special event licence. Firms that carry bottles to people’s homes.

Where food is the main business and wine comes with it, begin with [restaurants](/business/restaurants). The two pages meet where the kitchen closes at ten and the bar does not.`,
  covers: [
    {
      name: 'Liquor liability',
      text: 'For injury or damage that follows from serving or selling alcohol: a fight, a fall down the stairs, a crash on the way home. Sometimes a part of [commercial general liability](term:general-liability), sometimes a policy of its own.',
    },
    {
      name: 'Assault and ejection',
      text: 'A patron hurt by another patron, or by the way they were put out. Many wordings limit this sharply. If you have door staff, it is the first page to read.',
    },
    {
      name: 'Stock and premises',
      text: 'Bottles, coolers, draught lines, improvements and glass, for fire, theft and more. A wine room should be valued at today’s cost.',
    },
    {
      name: 'Robbery, theft and cash',
      text: 'Crime coverage for hold-ups, a safe that is opened, and staff theft. Ask whether counselling for employees after a robbery is included.',
    },
    {
      name: 'Broken cooling and lost nights',
      text: 'Equipment breakdown for the walk-in and glycol system, and [business interruption](term:business-interruption) while you cannot open.',
    },
  ],
  excludes: [
    {
      name: 'Sales outside the law',
      text: 'A minor served, service after hours, an event outside the licence. Read what your wording says about breaches of liquor rules.',
    },
    {
      name: 'Bottles that walk out',
      text: 'A shelf that is short at the count, without force or threat, is often not insured as theft.',
    },
    {
      name: 'The delivery vehicle',
      text: 'A crash on a delivery run belongs to auto insurance, and a personal auto policy may not answer. See [commercial auto](/commercial-auto).',
    },
    {
      name: 'Contracted guards',
      text: 'Their firm should carry its own liability and name you. Your policy may not speak for them.',
    },
    {
      name: 'A suspended licence',
      text: 'Income lost because the regulator closes you is not business interruption.',
    },
  ],
  priceDrivers: [
    { name: 'Alcohol in your receipts', text: 'A lounge at 80 per cent is another risk than a diner at 15.' },
    { name: 'Late hours and entertainment', text: 'Last call, cover charge, dance floor, mechanical bull.' },
    {
      name: 'People and training',
      text: 'Certified servers, door counts, a written plan for a guest who has had too much.',
    },
    {
      name: 'For stores: the entrance',
      text: 'Controlled doors, cameras, time-lock safe, two people on shift, the record of robberies.',
    },
    { name: 'Events and delivery', text: 'Festivals, tents, drivers, and how identification is checked.' },
  ],
  checklist: [
    'AGLC licence class, number and conditions',
    'Receipts split into alcohol, food, other',
    'Capacity, closing time, nights with music',
    'Server and security certificates, with dates',
    'House rules for refusing service and getting people home',
    'Guards: your staff or a firm, and its certificate',
    'Stock at its highest, cash overnight, safe',
    'Doors, alarm, cameras and how long video is kept',
    'Delivery: whose vehicles, whose drivers, how many runs',
    'Incident log, robberies and claims of past years',
  ],
  alberta: `{{fact:liquor-licences}} That holds at the door of a house as at the till.

The courts hold people who sell alcohol to a duty of care. In a case reported in 1974 the Supreme Court of Canada found a tavern partly liable to a patron struck by a car after being put out. In 1995, in a case from an evening at an Edmonton dinner theatre, it said the duty reaches others on the road too. That host was not found liable, but a defence has to be paid either way.

For stores, theft is the daily matter. After violent robberies, stores in Edmonton and Calgary began to lock the door and scan identification. Privacy rules apply to such scans, so ask before you install one.`,
  extra: [
    {
      id: 'three-trades',
      heading: 'Store, bar, delivery: the first question',
      body: `| | The loss people fear | Ask the broker first |
| --- | --- | --- |
| Store | A robbery with staff in the room | What counts as robbery, and is theft by shoplifters in or out |
| Bar or club | A guest hurt, or hurting others | Liquor and assault: full [limit](term:limit) or a small one |
| Delivery | A crash, or a case handed to a minor | Which auto policy, and who is liable at the door |`,
    },
  ],
  questions: [
    {
      id: 'liquor-guest-drives',
      question: 'A guest drives home drunk and hurts somebody. Can we be sued?',
      answer:
        'Yes, that happens in Canada. Whether you owe anything depends on what staff knew or should have seen and what they did. Cab numbers, a refused drink and a friend called home matter only if somebody can prove them, so write them down the same night. If a letter comes, call your own insurer and leave the answer to the lawyer it appoints.',
    },
    {
      id: 'liquor-wedding-bartender',
      question: 'I only tend bar at weddings. Do I need this?',
      answer:
        'Ask who holds the event licence and whose policy names you. The hall may require liquor liability from the couple, the caterer or you, with the hall added to it. A home policy may help a host with guests, and is unlikely to answer for paid service. Event policies for a single day exist. Arrange one well ahead of the weekend.',
    },
    {
      id: 'liquor-delivery-drivers',
      question: 'Our clerks deliver in their own cars. Whose insurance pays?',
      answer:
        'The car’s policy is the first in line, and many personal policies restrict delivery for pay. Each clerk should ask their own insurer in writing. You need [non-owned auto](term:non-owned-auto), which protects the business when somebody else’s vehicle is used for it. Neither helps if a case is left with a minor, so train for the doorstep as well as the road.',
    },
  ],
  related: ['/business/restaurants', '/business/retail', '/commercial-auto', '/insurance/specialty'],
  sources: [
    {
      title: 'Under 25 identification requirements, liquor bulletin',
      publisher: 'AGLC',
      url: 'https://www.aglc.ca/bulletins/liquor-under-25-identification-requirements',
      published: '2020-03-20',
    },
    { title: 'Liquor Manufacturer Handbook: classes of licences', publisher: 'AGLC' },
    { title: 'ProServe liquor staff training', publisher: 'AGLC', url: 'https://proserve.aglc.ca/Index.aspx?tabid=5' },
    {
      title: 'Stewart v. Pettie, [1995] 1 S.C.R. 131',
      publisher: 'Supreme Court of Canada',
      url: 'https://scc-csc.lexum.com/scc-csc/scc-csc/en/item/1216/index.do?iframe=true',
      published: '1995-01-26',
    },
    {
      title: 'Host liability’s legacy',
      publisher: 'Canadian Underwriter',
      url: 'https://www.canadianunderwriter.ca/features/cc-host-liabilitys-legacy/',
      published: '2013-09-30',
    },
    {
      title: 'Four Calgary liquor stores will require customers to scan ID before entering',
      publisher: 'CBC News',
      url: 'https://www.cbc.ca/news/canada/calgary/liquor-stores-robberies-police-calgary-alcanna-1.6007376',
      published: '2021',
    },
  ],
};
