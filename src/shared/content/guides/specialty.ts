import type { Guide } from '../types.ts';

export const specialtyGuide: Guide = {
  title: 'Motorcycle, RV, boat, quad and event insurance',
  description:
    'Insurance in Alberta for what you ride, tow, float, collect or host: what the law asks, what home and auto policies leave out, and winter storage.',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'Motorized recreation on public land',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/motorized-recreation-on-public-land',
    },
    {
      title: 'Seasonal vehicles',
      publisher: 'Insurance Bureau of Canada',
      url: 'http://www.ibc.ca/mb/auto/buying-auto-insurance/types-of-coverage/seasonal-vehicles',
    },
    {
      title: 'Changes to make boating safer for Canadians: pleasure craft licences',
      publisher: 'Transport Canada',
      url: 'https://www.newswire.ca/news-releases/minister-of-transport-and-leader-of-the-government-in-the-house-of-commons-announces-changes-to-make-boating-safer-for-canadians-875505796.html',
      published: '2026-01-06',
    },
    {
      title: 'How are off-road vehicles regulated in Alberta?',
      publisher: 'LawNow, Centre for Public Legal Education Alberta',
      url: 'https://www.lawnow.org/how-are-off-road-vehicles-regulated-in-alberta/',
    },
    {
      title: 'Things you need to know about Alberta special event licences',
      publisher: 'Rising Tide Consultants',
      url: 'https://risingtideconsultants.ca/things-you-need-to-know-about-alberta-special-event-licenses/',
    },
    {
      title: 'Alcohol on Glen Park Hall premises',
      publisher: 'Glen Park Community Association, Leduc County',
      url: 'https://glenparkhall.com/Alcohol.htm',
    },
  ],
  heading: 'Insurance for what you ride, tow, float, collect or host',
  lead: 'Some things are used for four months, stored for eight, and worth more to you than to a price guide. A home or car policy touches them a little. This page shows where it stops.',
  whoNeedsIt: `You, if you own something that rolls, floats or is locked away, or if you invite people to a hall.

Three signs that your home policy is too small: the thing has an engine, it has an appraisal, or a lender, marina or hall asked you for a [certificate](term:certificate).

A cabin at Sylvan Lake, an acreage shop, a vacant house between two sales and a suite for short-term guests belong here as well.`,
  covers: [
    {
      name: 'Motorcycles and scooters',
      text: 'On the road they need the same basic policy as a car. [Collision](term:collision) and [comprehensive](term:comprehensive) are optional. Ask about your jacket, helmet and added parts.',
    },
    {
      name: 'Motorhomes and camper vans',
      text: 'An auto policy with a home inside it: furniture, awning, emergency lodging. A home-built van needs photos and receipts.',
    },
    {
      name: 'Travel trailers and fifth wheels',
      text: 'Liability usually follows the truck while you tow. Damage to the trailer, and liability once it is parked at the lake, usually need coverage of their own.',
    },
    {
      name: 'Boats and personal watercraft',
      text: 'Hull, motor, trailer, and harm to swimmers or other boats. Home policies often insure only small motors.',
    },
    {
      name: 'Quads, side-by-sides and snowmobiles',
      text: 'Liability, benefits if you are hurt, and damage or theft. Sleds and quads are stolen from trailers: ask about locks.',
    },
    {
      name: 'Collections and jewellery',
      text: 'Each piece is listed at [a value agreed beforehand](term:agreed-value), often without a [deductible](term:deductible), and often for loss, which home policies limit.',
    },
    {
      name: 'Events',
      text: 'Liability for one day or one weekend, with or without alcohol, and cancellation for some.',
    },
  ],
  excludes: [
    {
      name: 'Racing and lessons for pay',
      text: 'Track days, rallies and timed events are normally out. So is renting your trailer to strangers, unless you asked first.',
    },
    {
      name: 'Winter’s slow work',
      text: 'Mice in the wiring, a cracked block because antifreeze was forgotten, rot around a roof seam: upkeep.',
    },
    {
      name: 'The wrong month',
      text: 'A policy cut down to storage does not follow you onto the road on the first warm Sunday in March.',
    },
    {
      name: 'The wrong driver',
      text: 'A guest on your sled, a child under the age the policy allows, a rider without the licence class.',
    },
    {
      name: 'Market value',
      text: 'Without agreed value, a restored truck may be paid like any old truck, at [actual cash value](term:actual-cash-value).',
    },
    {
      name: 'Guests who drank',
      text: 'A home policy may not answer for a party in a rented hall, least of all one where drinks are sold.',
    },
  ],
  priceDrivers: [
    { name: 'Value and power', text: 'Engine size and type for motorcycles and boats, length for trailers.' },
    { name: 'Experience', text: 'Years with this class of licence, courses, and your driving record.' },
    { name: 'Storage', text: 'A locked building, a fenced lot or the street; and where, because of hail.' },
    { name: 'Months of use', text: 'Whether the insurer rates by season, and what a winter refund would really be.' },
    { name: 'Proof of value', text: 'A recent appraisal and photos can decide if agreed value is offered at all.' },
    { name: 'Guests and alcohol', text: 'For events: head count, who serves, closing time.' },
  ],
  checklist: [
    'Year, make, model, serial or VIN of each item',
    'Purchase price, and an appraisal if there is one',
    'Photos: outside, inside, plate, serial number',
    'Added parts and gear, with receipts',
    'Lender’s name, if financed',
    'Months of use, and where it spends the winter',
    'Who rides or drives, with licence classes',
    'Courses, and years of experience',
    'Where you go: B.C., Montana, public land',
    'For events: date, hall contract, guests, liquor licence',
  ],
  alberta: `**On the road.** Motorcycles and motorhomes follow the rule for cars. {{fact:auto-mandatory}}

**Off the road.** {{fact:off-road-rules}} Rules are lighter on your own land, and there are exceptions for farmers. County bylaws add their own rules, so look before you use a ditch.

**On the water.** Insurance is generally not required for a pleasure boat, but marinas and lenders may ask. {{fact:boat-licence}}

**Wind and hail.** Hail finds trailers first: plastic vents, thin roofs, open lots. Around Lethbridge a chinook can lay an empty fifth wheel on its side. Ask whether wind is insured while it is parked and unhitched.

**At the hall.** A private function with alcohol outside a licensed place needs a special event licence from Alberta Gaming, Liquor and Cannabis. Many community halls also want liability insurance that includes alcohol and names them. One hall in Leduc County, for example, asks for at least $1 million.`,
  questions: [
    {
      id: 'specialty-page-winter-cancel',
      question: 'Should I cancel my motorcycle insurance for the winter?',
      answer:
        'Ask for the sum first. Many insurers earn most of the year’s premium in the riding months, so a refund in October may be small, and you could lose credit for being insured without a break. Theft and fire do not stop in winter. Keeping comprehensive on a stored machine is often the middle way. A lender may require it.',
    },
    {
      id: 'specialty-page-borrowed-trailer',
      question: 'I borrowed a trailer and damaged it. Does my truck policy pay?',
      answer:
        'For harm to others while towing, usually yes. For the trailer itself, usually not, unless your policy has coverage for vehicles you do not own and its wording includes trailers. The owner’s policy may pay and then look to you. Before you hitch up, ask the owner what they carry, and ask your broker one question: is damage to this trailer insured?',
    },
    {
      id: 'specialty-page-agreed-value',
      question: 'What is agreed value?',
      answer:
        'You and the insurer settle the amount before anything happens, normally from an appraisal, and write it in the policy. After a total loss that amount is paid, less any deductible. “Stated value” sounds alike but often means the lower of your figure and the market price. Ask which one you have, and when the appraisal must be renewed.',
    },
    {
      id: 'specialty-page-cabin',
      question: 'Is the cabin part of my home policy?',
      answer:
        'Not by itself. Some insurers add it to the policy for your house, others write a seasonal policy with fewer causes of loss. Ask about theft, frozen pipes, the wood stove, the boathouse, and how often somebody must visit in winter. If you rent it out for even two weekends, say so. Check [home insurance](/insurance/home) for the kinds of water.',
    },
  ],
  related: [
    '/insurance/auto',
    '/insurance/home',
    '/blog/hail-and-your-roof',
    '/locations/red-deer',
    '/locations/lethbridge',
  ],
};
