import type { FaqCategory } from './category.ts';

export const homeQuestions: FaqCategory = {
  id: 'home',
  name: 'Home, condo and tenant',
  description:
    'A flooded basement, a hail claim, a bill from the condo board, a suite downstairs: what Alberta home, condo and tenant policies do, and what to ask.',
  questions: [
    {
      id: 'basement-flooded',
      question: 'My basement flooded. What covers it?',
      answer:
        'Look for its source: a pipe, a drain or the ground. A burst pipe or a water heater that gives way is normally part of the standard policy. {{fact:home-water-endorsements}} Keep away from wet outlets and cords, film where it enters, and call your own insurer even if you are not sure what you bought. [My basement flooded](/blog/basement-flooded) goes through the first hour.',
    },
    {
      id: 'hail-claim-on-my-home',
      question: 'Will my home insurance go up after a hail claim?',
      answer:
        'It can. Insurers ask about past claims, and a claims-free discount may end. A neighbour who claimed nothing may pay more too, because insurers price whole districts after a storm. {{fact:hail-2024}} Home prices are not reviewed by a provincial board, as auto rates are. So compare before you renew, and read the hail [deductible](term:deductible) and the line about your [roof](/blog/hail-and-your-roof) again.',
    },
    {
      id: 'lease-asks-for-insurance',
      question: 'My landlord wants me to have tenant insurance. Do I need it?',
      answer:
        'No Alberta law asks for it, but a lease can, and then it is part of what you signed. It protects you as well. The landlord’s policy does not pay for your belongings or your hotel, and it does not help you when your stove sets the building on fire. Send the clause to a broker, because it may name a liability amount. [Tenant insurance](/blog/tenant-insurance) explains the parts. For a dispute about the lease, ask a tenancy adviser or a lawyer.',
    },
    {
      id: 'amount-for-the-house',
      question: 'Should I insure my house for what I paid for it?',
      answer:
        'No: for what it would cost to build it again. The price you paid includes the lot, which does not burn, and it follows the market. Rebuilding includes clearing the site, today’s wages and today’s building code. {{fact:fire-2024}} When so many build at once, costs climb. Ask whether your policy pays above its [limit](term:limit) if rebuilding costs more, and on which conditions. Report a finished basement or a new garage.',
    },
    {
      id: 'renting-out-the-basement',
      question: 'Do I have to tell my insurer that I rent out my basement?',
      answer:
        'Yes, before the tenant moves in. A suite means a second kitchen, more people and a landlord’s liability. Guests for a weekend are another thing again, and many home policies leave them out. If the insurer was never told, a claim can be reduced or refused. Ask about three things: your liability to the tenant, rent you lose after a fire, and damage that guests do. Insurers also ask if the suite is legal, so check with your city. The tenant needs a policy of their own.',
    },
    {
      id: 'condo-board-bill',
      question: 'My condo board billed me for its deductible. Do I have to pay?',
      answer:
        'Perhaps. {{fact:condo-deductible}} {{fact:condo-chargeback}} Your own condo policy may pay: [ask before you do](/blog/condo-deductibles).',
    },
    {
      id: 'insurer-will-not-renew',
      question: 'My insurer will not renew my house. What now?',
      answer:
        'Ask for the reason in writing, and for the last day of the policy. Often it is something that can be mended: an old roof, a wood stove nobody inspected, poly-B pipe, water claims without a backwater valve. Start the same week, because your lender wants proof without a gap. A broker can show the house to other insurers, with photos and receipts for what you fixed. Say that you were not renewed: the next insurer will ask, and a wrong answer can undo the policy.',
    },
    {
      id: 'government-help-after-a-flood',
      question: 'Will the government pay if I had no flood insurance?',
      answer:
        'Do not count on it. {{fact:disaster-help}} If a program opens, apply in time, and ask your insurer for its refusal in writing. Then ask a broker if [overland water](term:overland-water) is offered at your address: [the article](/blog/overland-water) says what they will want to know.',
    },
    {
      id: 'renting-out-a-house',
      question: 'I rent out a house or a condo. Which insurance does a landlord need?',
      answer:
        'A landlord’s policy, because an insurer writes a rented house on other terms than one you live in, and wants to know before the tenant moves in. Ask about the building, your liability as a landlord, your appliances, rent you lose while an insured loss is repaired, and damage that tenants do on purpose, which is often limited or left out. Unpaid rent is usually not insured. Say how many places you rent out, who looks after them, and when one is empty between tenants. The tenant’s things need [a policy of their own](/blog/tenant-insurance). With a condo, the corporation’s [deductible](/blog/condo-deductibles) comes to you.',
    },
    {
      id: 'empty-house',
      question: 'What happens to the insurance when a house stands empty?',
      answer:
        'Policies tell two things apart: unoccupied, when you are away and will return, and vacant, when everybody has moved out. After a set time, often 30 days, a vacant house commonly loses part of its insurance, such as water, glass or vandalism, and sometimes all of it. So tell your insurer before it starts. Ask for a vacancy permit or a policy for vacant houses, and what it wants of you: visits with a log, heat on, water off. That goes for a house that is for sale, inherited, between tenants or under renovation. For a winter away, ask how often somebody must check.',
    },
    {
      id: 'short-term-guests',
      question: 'Can I rent a room to short-term guests, as on a booking site?',
      answer:
        'Ask your insurer first: many home, condo and tenant policies leave out paying guests or treat them as a business. Some insurers add an [endorsement](term:endorsement) for a few weeks a year, some want another policy, some decline. Say whether you live there, how many nights you rent and to how many people. Ask about an injured guest, theft and damage by guests, and bookings lost after a fire. The platform’s protection has exceptions of its own and may not be insurance. Your city may want a licence, and your condo board or landlord may say no. A lodger who stays for months must be named to the insurer too.',
    },
    {
      id: 'trampoline-hot-tub-pool',
      question: 'A trampoline, a hot tub or a pool: do I have to tell my insurer?',
      answer:
        'Yes, before the first jump or swim. Two things change. Visitors, above all children, can be hurt, and your personal liability is asked for it; some insurers leave trampolines out, or want a net, a fence or a locked cover. And the thing itself has a value: a hot tub or pool may count as part of the house, as a separate structure or as belongings, each with its own [limit](term:limit), while wind, frost and wear are often left out. Ask for the price of more liability, or an [umbrella](term:umbrella-liability). Which fence and permit you need is your city’s rule, so ask there.',
    },
    {
      id: 'wood-stove',
      question: 'Does a wood stove or fireplace change my home insurance?',
      answer:
        'Usually. Insurers think of fire and smoke, so they ask what it is, who installed it, how far it stands from the walls, and if it is your main heat. Many want a WETT inspection, by a certified technician, and a chimney that is cleaned every year; some ask for more money, some decline. Tell them before you install one, and when you buy a house that has one: a stove that was never mentioned can cost you the claim. Keep the permit, the report and the cleaner’s receipts. The same goes for a pellet stove, an outdoor boiler, or a stove in a shop or cabin.',
    },
    {
      id: 'dog-bite',
      question: 'My dog might bite somebody. Who pays then?',
      answer:
        'Often the personal liability of the owner’s home, condo or tenant policy. It answers for harm to others that you are responsible for, also away from home, and for a lawyer. It does not pay for people who live with you, or for your own dog’s vet. Insurers ask about dogs. Some leave out certain breeds or a dog that has bitten before, and a dog you never mentioned can be a reason to refuse. After a bite, see to the person first, exchange names, and call your own insurer soon. Whoever was bitten asks the owner who insures them, and a lawyer about the law.',
    },
    {
      id: 'earthquake',
      question: 'Is an earthquake part of home insurance?',
      answer:
        'Shaking is usually left out of a standard home policy and offered as an [endorsement](term:endorsement). A fire that follows is commonly insured like other fire. The Insurance Bureau of Canada names southwestern British Columbia and the St. Lawrence and Ottawa valleys as places at risk; in Alberta, ask what the endorsement would add to the price. Read two lines: the [deductible](term:deductible), often a percentage of the amount insured rather than of the damage, and what stays out, such as landslide, sinking ground or flood afterwards. Condo owners ask what the corporation bought. For a car, ask if [comprehensive](term:comprehensive) names it.',
    },
    {
      id: 'mobile-home',
      question: 'How is a mobile or manufactured home insured?',
      answer:
        'Often on a form of its own instead of an ordinary home policy, because wind, fire and the way it is fastened weigh more. Have ready: year, model and size; how it stands and is tied down; skirting, roof, wiring and heating; any wood stove, porch or addition. Say whether you own the land or rent a pad: then you insure the home, your belongings and your liability, and the park may want proof. Ask if it is settled at [replacement cost](term:replacement-cost) or [actual cash value](term:actual-cash-value), and about wind, hail and pipes that freeze underneath. Moving it is usually a separate matter. A lender will ask for insurance too.',
    },
    {
      id: 'working-from-home',
      question: 'I work from home for an employer. Does my home insurance change?',
      answer:
        'A desk and a laptop usually change little. Tell your insurer when clients visit, when goods are stored, or when you earn money of your own there. Ask who insures the computer: home policies often have a low limit for things used for work, and your employer’s insurance may stop at the office door. Ask, too, who answers when a courier or a colleague is hurt at your place. Your auto insurer should hear that you no longer commute, since fewer kilometres can lower the price. Running a firm of your own at the kitchen table is [a business](/business), and a home policy does little for that.',
    },
    {
      id: 'day-home',
      question: 'I look after children at home. Which insurance does a day home need?',
      answer:
        'Tell your home insurer before the first child comes. Looking after other people’s children for pay is a business, and home policies usually limit it to a few children or leave it out. Ask for an endorsement or a liability policy for day homes, and read how it treats an injured child, food and allergies, the yard, pets, claims of abuse, and helpers. If an agency oversees you, ask what its policy pays for you and which limit it wants of yours. Driving the children needs your auto insurer’s agreement. How many children you may take, and with which licence, the province decides.',
    },
    {
      id: 'drone',
      question: 'Is a drone insured by a home policy?',
      answer:
        'Look under two headings. As a belonging, it may be insured against theft or fire, and seldom against a crash. As liability, many home and tenant policies leave out aircraft, and some count a drone as one, while others allow a small one flown for fun. Paid work, such as pictures of roofs and weddings, is a business and needs a policy for drones, which clients may ask to see. Ask about weight, where you fly, and harm to people, property and privacy. Who may fly where is a matter of Transport Canada’s rules; breaking them can cost you the claim.',
    },
  ],
};
