import type { Post } from './post.ts';

export const winterDriving: Post = {
  slug: 'winter-driving',
  title: 'Winter driving in Alberta: which coverage pays for what',
  author: 'auto',
  category: 'auto',
  keywords: [
    'winter driving Alberta insurance',
    'black ice at fault',
    'winter tires Alberta',
    'hitting a deer comprehensive',
    'car stolen while warming up',
    'collision coverage ditch',
  ],
  published: '2026-11-17',
  modified: '2026-11-20',
  reviewed: '2026-11-21',
  body: `Ice is no excuse in an Alberta insurance claim: the weather does not lower your share of the fault. Your own car is then repaired only if you bought collision. Other winter losses, from deer to thieves, go through comprehensive. Both are optional. So the time to read your policy is before the first freezing rain, not in the ditch.

## “But it was black ice”

{{fact:auto-fault-weather}}

The thought behind it is simple: a driver is expected to slow down and leave room. If you slide into the car ahead at a light on 16 Avenue, the regulation normally puts the whole fault on you, the car behind. If somebody slides into you, the fault is theirs. You still deal with your own insurer: under [direct compensation](term:dcpd) it pays for the part of your damage that you did not cause. The part you did cause needs collision.

A pile-up on the QE II near Leduc is harder. The regulation has rules for chain reactions and pile-ups, and each insurer applies them to its own customer. Your photos, the order of the impacts and the names of witnesses are worth more there than any argument at the roadside. Do not debate fault in the snow. Swap details, take pictures, and let the insurers do it.

Sliding off the road alone counts as your own fault in most cases. The guardrail does not ask how careful you were.

## Which part pays

| What happened | Usually the part that answers |
|---|---|
| You slide into another car | [Collision](term:collision) for yours; the other driver’s insurer repairs theirs |
| Another driver slides into you | Direct compensation, from your own insurer |
| You spin into the ditch, a pole or a guardrail | Collision for your car, [liability](term:third-party-liability) for the pole |
| You hit a deer or a moose | [Comprehensive](term:comprehensive) |
| You swerve for the deer and hit a tree | Collision |
| You hit a cow or a dog | Often collision: ask |
| A gravel chip cracks the windshield | Comprehensive, unless your policy limits glass |
| Your car is stolen while it warms up | Comprehensive, and expect questions |
| Somebody hits your parked car and drives away | Collision, in most policies |
| Ice from a roof falls on the hood | Comprehensive, as a rule |
| The battery dies or the engine freezes | No part: that is upkeep |
| You need a rental after your own slide | [Loss of use](term:loss-of-use), if you added it |
| The car will not start and needs a tow | Roadside assistance, if you have it |

Look at two numbers next to each of these: the [deductible](term:deductible), which may differ between collision, comprehensive and glass, and how long a rental is paid. Body shops are busy after the first storm, and a repair can outlast the rental.

For people who are hurt there is another part of the policy, whoever was at fault. [Care-First explained](/blog/care-first-explained) says which rules apply to which accident.

## Tires, and the mountains

{{fact:auto-winter-tires}}

So a weekend in Golden or Fernie is where an Alberta driver on worn all-season tires meets the law. At home it is a question of physics: in the cold the rubber of an all-season tire hardens and grips less.

Some insurers give a discount for winter tires. Ask what they want to see: four tires, the snowflake mark, from which month to which, a receipt. If you take the discount, drive on the tires. Saying you have them when you do not is a wrong answer on your policy, and those surface after a crash.

## Thieves like a warm car

A running car in a dark driveway is an invitation. Between 26 October 2023 and 4 January 2024 the Calgary Police Service counted 114 vehicles stolen while they were left running. Lock the doors and use a remote starter, stay with the car, or plug in the block heater and wait.

Does insurance pay? If you have comprehensive, theft is normally part of it. Keys left in the car bring questions about care, and some policies or endorsements set conditions. What was in the car, the skis and the laptop, is usually a matter for your home or tenant policy, with its own deductible.

## Deer, moose and the month of November

A provincial count over five years, published in 2014, found that almost one animal collision in five happened in November, and a third between 7 and 11 in the evening. Slow down where the signs are. If an animal stands in front of you, brake firmly and stay in your lane if you can. A swerve that ends in oncoming traffic is worse for everybody, and it turns an animal claim into a collision that counts against you.

## When it has happened

1. Get people to safety. On a highway in the dark that may mean staying belted in with the hazard lights on until it is safe to leave the car. Call 911 if anybody is hurt.
2. Photograph the positions, the plates, the road surface and the sky, if you can do it safely.
3. Swap names, licences, plates and insurers. Do not promise to pay and do not sign a settlement.
4. Ask who sends the tow truck and what it will cost before you agree.
5. Call your own insurer the same day. Then let your broker know.

{{fact:auto-collision-report}} Ask the police which office or reporting centre takes it.

When you are the one who drives by, there is a rule as well. {{fact:auto-roadside-speed}}

## What people get wrong

- **“I was going slower than the limit.”** The limit is for a good road. On ice, less can still be too fast.
- **“All-wheel drive.”** It helps you start. It does not help you stop.
- **“I dropped collision because the car is old.”** Sensible for some, but then the first slide is yours to pay.
- **“I will park it until spring, so I cancelled.”** Hail, fire and thieves do not wait for plates. Ask about storage coverage.
- **“We agreed not to report it.”** The other driver can change their mind. Your insurer must hear it from you.

## What to ask a broker before the first storm

- Do I have collision and comprehensive, and with which deductibles?
- Is glass included, limited or out?
- How many days of rental are there, and is towing included?
- What does an at-fault slide do to my price, and for how long?
- Is there a discount for winter tires, and on what terms?`,
  checklist: [
    'Four winter tires on, tread checked',
    'Battery, block heater and cord, wipers, washer fluid for deep cold',
    'Brush, scraper, shovel, sand or traction mats',
    'Booster cables, flashlight, reflective triangles or flares',
    'Blanket, tuque, mitts, boots, water, food',
    'Charged phone and a charger for the car',
    'At least half a tank, or half a battery, on the highway',
    '511 Alberta checked, somebody told your route',
    'Proof of insurance and registration within reach',
    'Your insurer’s claims number saved in the phone',
    'Collision, comprehensive, glass and rental: known',
    'Winter tires told to the insurer',
  ],
  sources: [
    {
      title: 'DCPD accident examples',
      publisher: 'Alberta Automobile Insurance Rate Board',
      url: 'https://albertaairb.ca/for-drivers/direct-compensation-for-property-damage-dcpd/dcpd-accident-examples/',
    },
    {
      title: 'No plans to make winter tires mandatory in Alberta',
      publisher: 'CTV News Edmonton',
      published: '2019-09',
      url: 'https://edmonton.ctvnews.ca/no-plans-to-make-winter-tires-mandatory-in-alberta-minister-1.4612013',
    },
    {
      title: 'Operation Cold Start launches across Alberta',
      publisher: 'Calgary Police Service',
      published: '2024-01',
      url: 'https://newsroom.calgary.ca/operation-cold-start-launches-across-alberta/',
    },
    {
      title: 'Wildlife collisions in November',
      publisher: 'Government of Alberta',
      published: '2014-11',
      url: 'http://alberta.ca/Announcements.cfm?xID=37294AB7C265F-A9EE-495F-43F95B17E0CBF77C',
    },
    {
      title: 'What to do if you hit a wild animal in Alberta',
      publisher: 'Desjardins',
      url: 'https://www.desjardinsgeneralinsurance.com/blog/-/what-to-do-if-you-hit-a-wild-animal-in-alberta',
    },
    {
      title: 'Collision reporting threshold',
      publisher: 'Government of Alberta',
      published: '2023-12',
      url: 'https://www.alberta.ca/release.cfm?xID=8947924F2ACF1-D62F-7FB1-8B6573730AE414BB',
    },
  ],
  related: [
    '/insurance/auto',
    '/blog/first-car-insurance',
    '/faq/claims',
    '/blog/care-first-explained',
    '/locations/red-deer',
  ],
};
