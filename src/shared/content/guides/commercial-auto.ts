import type { Guide } from '../types.ts';

export const commercialAutoGuide: Guide = {
  title: 'Commercial auto insurance in Alberta',
  description:
    'When a personal auto policy is not enough for work, how fleets and drivers are rated, hired and non-owned vehicles, cargo, and what Alberta asks of carriers.',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'Insurance requirements under the Commercial Vehicle Certificate and Insurance Regulation, AR 314/2002',
      publisher: 'Alberta Transportation',
      url: 'http://www.transportation.alberta.ca/659.htm',
    },
    {
      title: 'Pre-entry requirements for commercial carriers',
      publisher: 'Government of Alberta',
      url: 'https://alberta.ca/pre-entry-requirements-commercial-carriers',
    },
    {
      title: 'Class 1 Learning Pathway',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/class-1-learning-pathway',
    },
    {
      title: 'Fleet insurance',
      publisher: 'Alberta Automobile Insurance Rate Board',
      url: 'https://albertaairb.ca/for-drivers/fleet-insurance',
    },
    {
      title: 'Accidental carrier bulletin',
      publisher: 'Alberta Motor Transport Association',
      url: 'https://amta.ca/news/accidentalcarrier',
    },
    {
      title:
        'The exception to Mugford: owners can lend or rent vehicles on the condition that possession is not passed on',
      publisher: 'Parlee McLaws',
      url: 'https://parlee.com/news/the-exception-to-mugford',
      published: '2017',
    },
  ],
  heading: 'Commercial auto insurance',
  lead: 'A half-ton with a ladder rack, a van full of bread, a tractor on its way to Fort McMurray: when a vehicle earns money, the insurer wants to know how. One wrong word about its use can cost you the claim.',
  whoNeedsIt: `You need to ask if a vehicle carries goods, tools or paying people, if employees drive it, if a company owns it, or if it goes from site to site all day. A plumber in Leduc with one pickup asks the same question as a courier with forty vans.

You also need to ask if you own no vehicle at all, but send people on errands in their own cars. Many offices miss that gap.

Driving passengers for an app has rules and a policy form of its own: see [rideshare](/business/rideshare).`,
  covers: [
    {
      name: 'Harm to others',
      text: '[Third-party liability](term:third-party-liability) for people you hurt and property you damage. Clients and sites often ask for $2 million or more.',
    },
    {
      name: 'People who are hurt',
      text: '[Accident benefits](term:accident-benefits) for drivers and passengers. An employee hurt at work usually starts with the Workers’ Compensation Board.',
    },
    {
      name: 'Your own vehicle',
      text: '[Direct compensation](term:dcpd) for the part that is not your fault; [collision](term:collision) and [comprehensive](term:comprehensive) for the rest, if you buy them.',
    },
    {
      name: 'Equipment fixed to it',
      text: 'A crane, a welding deck, a reefer unit, shelving, a wrap. Give its value, or the insurer may settle the bare truck.',
    },
    {
      name: 'Cargo',
      text: 'Other people’s goods in your care, under a separate policy or part. Your own stock and tools need a floater.',
    },
    {
      name: 'Trailers',
      text: 'Owned ones are listed. For somebody else’s, ask for an [endorsement](term:endorsement) on trailers you do not own.',
    },
    {
      name: 'Days without the truck',
      text: 'A replacement vehicle or lost income while it is repaired. A picker truck is not on the lot of a car rental company.',
    },
  ],
  excludes: [
    {
      name: 'Use you did not describe',
      text: 'Hot shot work, snow plowing or deliveries added in November, on a policy written in June for site visits.',
    },
    {
      name: 'Drivers who should not drive',
      text: 'No valid licence, the wrong class, or a person the policy excludes by name.',
    },
    {
      name: 'Tools, stock and samples',
      text: 'Auto policies insure the vehicle. What lies loose in the box belongs on another policy.',
    },
    {
      name: 'Wear and overloading',
      text: 'Tires, engines, frames bent by weight, rust.',
    },
    {
      name: 'Working as a machine',
      text: 'A concrete pump that spills, a bucket truck at the curb: the line between auto and [general liability](term:general-liability) runs here. Ask which of the two answers.',
    },
    {
      name: 'Abroad',
      text: 'Trucks for hire in the United States need higher [limits](term:limit) and filings. Mexico needs its own policy.',
    },
  ],
  priceDrivers: [
    { name: 'Weight and type', text: 'Cars, pickups, cube vans, tractors and buses are classes of their own.' },
    {
      name: 'Radius',
      text: 'In town, within about 160 km, across the province, beyond it. Count the farthest regular trip.',
    },
    { name: 'What it carries', text: 'Furniture, fuel, livestock, people.' },
    {
      name: 'Drivers',
      text: 'Years licensed in the class, convictions on the [abstract](term:drivers-abstract), collisions, time with you.',
    },
    {
      name: 'Claims',
      text: 'Five or six years for a fleet, with small ones. Many small losses can weigh as much as one large one.',
    },
    {
      name: 'How you manage it',
      text: 'Hiring rules, maintenance records, cameras and telematics, your carrier profile.',
    },
    {
      name: 'Deductible',
      text: 'A higher [deductible](term:deductible) on hail and glass can suit a fleet with cash at hand.',
    },
  ],
  checklist: [
    'Legal name on the registrations, and who owns or leases each vehicle',
    'Year, make, VIN, registered weight and value of each vehicle and trailer',
    'Value of attached equipment',
    'Where each is parked at night',
    'Radius, farthest trips, other provinces or states',
    'What is carried, the highest value of a load, dangerous goods',
    'Drivers: licence class, years, abstracts not older than a month or two',
    'Safety Fitness Certificate, carrier profile and rating',
    'Claims letters of the past five or six years',
    'Contracts that name a limit or an additional insured',
    'Employees who use their own cars, and how often you rent',
    'Cameras, telematics and maintenance programme',
  ],
  alberta: `**The law for every vehicle.** {{fact:auto-mandatory}} {{fact:auto-care-first}}

**More for carriers.** {{fact:carrier-insurance}} A load of electronics is worth many times that. Buses and taxis have passenger limits of their own.

**The certificate.** {{fact:carrier-certificate}} The trucking association speaks of “accidental carriers”: a landscaper with a skid steer on a trailer, heading for a cottage job in Invermere, may be one.

**Drivers.** {{fact:carrier-class-1}} Check before you dispatch a load to Kamloops.

**Price rules.** The rate board reviews rating programs for commercial vehicles that are not in a fleet. Do not count on the caps known from private cars: ask whether any applies to you. If no insurer wants the risk, brokers can place the mandatory coverage with the Facility Association, as a rule at a higher price.

**Roads.** Hail at an open yard in Calgary can hit every unit at once. On Highway 63 and the QE II, ask about towing and spill clean-up: a heavy recovery is a claim in itself.`,
  extra: [
    {
      id: 'personal-or-commercial',
      heading: 'When a personal policy is not enough',
      body: `Insurers draw the line in different places. Call yours first and have the answer in writing.

| What you do | Personal policy | What to ask for |
|---|---|---|
| Drive to one workplace | Usually fine, as commuting | Give the right distance |
| Visit clients with a laptop | Often possible when declared | Business use on the personal policy |
| Carry tools to job sites daily | Often not | Commercial auto |
| Deliver food or parcels for pay | Usually not | Delivery use, in writing; the platform’s own terms |
| Employees drive your car | Usually not | Commercial auto with drivers listed |
| Company owns the vehicle | Often not | Policy in the company’s name |
| Tow a client’s machine | Usually not | Commercial auto and cargo |

If the same truck goes to the lake on Saturday, say that too. A commercial policy can normally allow personal use.`,
    },
    {
      id: 'fleets',
      heading: 'Fleets and drivers',
      body: `From about five vehicles, insurers offer one fleet policy with one renewal date, rated mostly on your own record. With a blanket endorsement, vehicles you buy during the year can be included automatically. It works only if the list was complete on the first day: a truck left off may have nothing, and a new kind of vehicle may lack collision and comprehensive until reported.

A fleet’s price is made at renewal, and each time you hire. Write down who may drive: years licensed, abstract before the first shift and once a year, and what ends the privilege.

Keys matter in law. An owner in Alberta answers for a driver who has the vehicle with the owner’s consent, and courts treat that consent as on or off. “Not after hours” does not undo it. A clear rule that keys are never passed on can count. Put it in writing, and speak to a lawyer about yours.

After a collision: people first, then police if the rules ask for it, photos, the dash camera file, and a call to your own insurer the same day.`,
    },
    {
      id: 'hired-and-non-owned',
      heading: 'Hired and non-owned vehicles',
      body: `Your bookkeeper drives to the bank in her own car and hurts a cyclist. Her policy usually answers first. But she was working for you, so the claim can name your company, and her limit may be low.

**[Non-owned auto](term:non-owned-auto)** pays for the company’s liability for vehicles it does not own, on a standard form called SPF 6. It often sits beside general liability in one package. It does not insure her car, and does not replace her policy. Ask employees for proof of insurance with business use, and a limit you can live with.

**Hired vehicles** are rentals in the company’s name: a cube van for a move, a pickup for a shutdown. Damage to the rented vehicle needs an extra endorsement, and weight or value limits apply. A credit card’s rental coverage often excludes trucks and business use. Which insurer pays first after a crash in a rental follows detailed rules, so ask your broker before you rent.

A vehicle leased for years is insured like one you own.`,
    },
  ],
  questions: [
    {
      id: 'commercial-auto-page-one-truck',
      question: 'I am one person with one truck. Is that commercial?',
      answer:
        'Number does not decide; use does. If you carry tools and material to jobs, or the truck is registered to your company, expect a commercial policy. The broker will ask about weight, radius and trailers. A policy for pleasure use in your own name may cost less until the day of a claim, when the insurer asks what was in the box.',
    },
    {
      id: 'commercial-auto-page-owner-operator',
      question: 'I lease my tractor to a carrier. Whose insurance applies?',
      answer:
        'Read the lease. Often the carrier’s fleet policy insures liability and cargo while you are dispatched. You may need your own for physical damage, for driving without a load or a dispatch, and for lost income. Ask for the carrier’s certificate, the deductibles it may charge you, and who reports a claim. Ask the Workers’ Compensation Board about your own coverage.',
    },
    {
      id: 'commercial-auto-page-proof',
      question: 'A site wants proof of insurance tonight. What do I send?',
      answer:
        'The pink card shows that a vehicle is insured. A site usually wants a [certificate](term:certificate) with auto and general liability limits, and perhaps its name as an [additional insured](term:additional-insured), which the insurer must agree to. Send the broker the clause itself. Our article on [certificates](/blog/certificates-of-insurance) shows what holds them up.',
    },
    {
      id: 'commercial-auto-page-new-driver',
      question: 'May I hire a driver who just came to Canada?',
      answer:
        'Often yes, when the Alberta licence has the right class. Insurers may count only Canadian or American years in heavy vehicles at first. A letter from a past insurer or employer, translated, can help. Ask before the offer is signed: some fleets add training, a camera or a smaller vehicle for the first year, and that can decide the answer.',
    },
  ],
  related: [
    '/business/rideshare',
    '/business/contractors',
    '/insurance/auto',
    '/faq/business',
    '/blog/rideshare-insurance',
  ],
};
