import type { Industry } from './industry.ts';

// A driver's own policy is a personal auto policy with the use declared, so a quote is asked in the line `auto`; the platform buys the rest.
export const rideshare: Industry = {
  id: 'rideshare',
  name: 'Rideshare',
  summary: 'Driving people for an app: your own policy, the platform’s policy, and the minutes between trips.',
  line: 'auto',
  title: 'Rideshare driver insurance in Alberta',
  description:
    'Who pays when the app is off, when you wait and when a passenger is aboard: rideshare insurance in Alberta, licence classes, and what to tell your insurer.',
  reviewed: '2026-11-21',
  heading: 'Insurance for rideshare drivers',
  lead: 'You drop someone at the Calgary airport, leave the app on, and roll through the pickup loop hoping for the next fare. Somebody backs into you. Whose claim is it? With rideshare, the answer changes with the minute.',
  whoNeedsIt: `Anyone who drives passengers for pay through an app in Alberta, full time or on Friday nights. Also the person who owns or leases the car, if that is not you, and the spouse whose name is on the policy.

If you hire drivers, run several vehicles, or carry parcels as a business, look at [commercial auto](/commercial-auto). A taxi is a different trade with its own rules: a vehicle that is operated as a taxi cannot be used for an app.`,
  covers: [
    {
      name: 'App off',
      text: 'Your personal policy, as on any other day: [third-party liability](term:third-party-liability), benefits for people who are hurt, and what you added for your own car.',
    },
    {
      name: 'App on, nobody matched',
      text: 'The thin stretch. The platform’s policy may stand behind yours only if your insurer refuses, with a lower limit, and may pay nothing for your own car.',
    },
    {
      name: 'On the way and with a passenger',
      text: 'The platform’s policy is in front, with the larger liability limit. Claims made against you, by a passenger or somebody in the other car, go there first.',
    },
    {
      name: 'Your own vehicle',
      text: '[Collision](term:collision) and [comprehensive](term:comprehensive) during trips depend on what the platform bought, often on what you carry yourself. Ask for the [deductible](term:deductible): it can be far above your own.',
    },
    {
      name: 'A rideshare endorsement',
      text: 'A page on your personal policy in which your insurer agrees to app driving, within limits it sets, such as hours a week. Not every insurer offers one.',
    },
  ],
  excludes: [
    {
      name: 'Cash rides and street hails',
      text: 'A fare arranged outside the app is not a platform trip, and your personal policy may refuse it too.',
    },
    {
      name: 'Driving your insurer does not know of',
      text: 'Personal auto policies restrict carrying passengers for pay. Silence can cost you a claim or the policy.',
    },
    {
      name: 'Meals and parcels',
      text: 'Agreement to carry people says nothing about burgers. Delivery needs its own yes.',
    },
    {
      name: 'Your lost income',
      text: 'Weeks without fares while the car is in the shop. [Loss-of-use](term:loss-of-use) coverage usually pays for a rental, and a rental may not be allowed on the app.',
    },
    {
      name: 'Mess and wear',
      text: 'Spilled drinks, a torn seat, tires that wear out early. Some platforms charge riders for cleaning; insurance rarely does.',
    },
  ],
  priceDrivers: [
    { name: 'Hours with the app on', text: 'Ten a week and fifty a week are different questions to an insurer.' },
    { name: 'Your record', text: 'Years licensed, at-fault collisions, tickets.' },
    { name: 'The car and where it sleeps', text: 'Value, repair cost, theft appeal, postal code.' },
    { name: 'Kilometres', text: 'Give the real figure. A photo of the odometer settles it.' },
    { name: 'Which apps', text: 'One or several, people only, or food as well.' },
  ],
  checklist: [
    'Driver’s licence class and date of issue',
    'Driver’s abstract',
    'Each app and when you joined',
    'Average hours online in a week',
    'Kilometres a year, private and on trips',
    'Vehicle registration; lease or loan terms on paid use',
    'Your present policy and its endorsements',
    'Insurance certificate from each platform',
    'Collisions and tickets, with dates',
  ],
  alberta: `{{fact:rideshare-licence}} The vehicle must have been designed for eight people or fewer, you included. Cities add bylaws; Calgary licenses platforms and drivers itself. In papers you will meet the legal name for these apps, transportation network company.

The law for everyone on the road applies to you as well. {{fact:auto-care-first}} Read more under [Care-First explained](/blog/care-first-explained), and ask how benefits work for a driver who is hurt during a paid trip.`,
  extra: [
    {
      id: 'phases',
      heading: 'Four periods, two policies',
      body: `{{fact:rideshare-form}}

Insurers and platforms number the time you drive. It helps to know the numbers when you report a crash.

| Period | What you are doing | Tell | Save |
| --- | --- | --- | --- |
| 0 | App off | Your own insurer | The usual: photos, names, plates |
| 1 | App on, no ride accepted | Your insurer and the platform | A screenshot with the time, and when you logged in |
| 2 | Ride accepted, driving to it | Your insurer and the platform | The trip as accepted, before you cancel it |
| 3 | Passenger in the car | Your insurer and the platform | The passenger’s name as the app shows it, and what they saw |

What counts is the certificate in force on the day you drive, so ask the platform for it and save a copy.`,
    },
  ],
  questions: [
    {
      id: 'rideshare-which-insurer',
      question: 'I was hit while waiting for a request. Which insurer do I call?',
      answer:
        'Report it to both: your own insurer and the platform. Take a screenshot of the app before it changes, since the record of when you logged in decides the period. Exchange details, photograph the scene, and get a police report where one is required. Do not log off to make it simpler. The times are stored, and a false account can end a claim.',
    },
    {
      id: 'rideshare-tell-insurer',
      question: 'Do I have to tell my insurer if I drive only on weekends?',
      answer:
        'Yes. A change in how the car is used must be reported, and paid passengers are such a change at any number of hours. Ask three things: is it allowed, under which endorsement, and what is not included. Keep the answer in writing. If your insurer says no, a broker can look for one that says yes before you take the next fare.',
    },
    {
      id: 'rideshare-leased-car',
      question: 'My car is leased. Can I use it for an app?',
      answer:
        'Only if the lease allows it. Many leases and some loans forbid paid passengers, and kilometre limits are reached quickly. The leasing company is usually named on your policy and paid first after a total loss. Ask it in writing, then show the reply to your broker with the platform’s certificate, so that all three papers agree.',
    },
    {
      id: 'rideshare-food-too',
      question: 'Does the same insurance work for food delivery?',
      answer:
        'Do not assume so. SPF 9 was made for carrying people. Delivery apps differ: some buy insurance for a run in progress, some expect you to have your own, and few do anything while you wait. Your insurer may agree to one kind of work and refuse the other. Name every app when you ask.',
    },
  ],
  related: [
    '/blog/rideshare-insurance',
    '/insurance/auto',
    '/commercial-auto',
    '/blog/care-first-explained',
    '/faq/auto',
  ],
  sources: [
    {
      title: 'Ride-for-hire services',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/ride-for-hire-services',
    },
    {
      title: 'Bulletin 04-2016: standard automobile insurance policy form, transportation network, S.P.F. No. 9',
      publisher: 'Alberta Superintendent of Insurance',
      published: '2016-06-28',
    },
    {
      title: 'Ride-sharing insurance regulations adopted',
      publisher: 'Thompson’s World Insurance News',
      url: 'http://thompsonsnews.com/ride-sharing-insurance-regulations-adopted/',
      published: '2016',
    },
    {
      title: 'Guide to changes in 2023 for Class 4 licences in Alberta',
      publisher: 'Registry STC',
      published: '2023',
    },
    {
      title: 'Becoming a licensed transportation network company',
      publisher: 'City of Calgary',
    },
  ],
};
