import type { CrossCheck, Knockout } from '../types.ts';
import { homeKinds, kindIs } from './kinds.ts';

export const specialtyCrossChecks: readonly CrossCheck[] = [
  {
    id: 'claimsMissing',
    at: 'claims',
    when: { less: [{ rows: 'claims' }, { answer: 'claimsCount' }] },
    message: 'You described fewer claims than you counted. Add the others, or tell your broker.',
  },
  {
    id: 'claimsExtra',
    at: 'claimsCount',
    when: { less: [{ answer: 'claimsCount' }, { rows: 'claims' }] },
    message: 'You described more claims than you counted. Which one is right?',
  },
  {
    id: 'experienceAge',
    at: 'operatorYears',
    each: 'operators',
    when: { less: [{ yearsSince: 'operatorBirthDate' }, { answer: 'operatorYears' }] },
    message: 'The years of experience are more than this person’s age. Check the date of birth and the years.',
  },
  {
    id: 'bikeLicence',
    at: 'bikeLicence',
    when: { all: [{ question: 'bikeLicence', equals: 'none' }, { less: [{ number: 2 }, { answer: 'experience' }] }] },
    message: 'You have years of riding experience and no motorcycle licence yet. Is one of the two a slip?',
  },
  {
    id: 'boatPaddle',
    at: 'boatPower',
    when: {
      all: [
        { question: 'boatType', equals: 'paddle' },
        { question: 'boatPower', atLeast: 40 },
      ],
    },
    message: 'You chose a canoe, kayak or inflatable, and a strong motor. Is it another kind of boat?',
  },
  {
    id: 'boatCard',
    at: 'boatCard',
    when: {
      all: [
        { question: 'boatMotor', oneOf: ['outboard', 'inboard', 'jet', 'electric'] },
        { question: 'boatCard', equals: 'none' },
      ],
    },
    message:
      'It has a motor, and nobody has an operator card yet. The course can be done online; tell your broker once it’s done.',
  },
  {
    id: 'classicYoung',
    at: 'year',
    each: 'vehicles',
    when: { all: [kindIs('classic'), { less: [{ yearsSince: 'year' }, { number: 15 }] }] },
    message:
      'You chose a classic car, and this one is less than 15 years old. Check the year, or use the car questions.',
  },
  {
    id: 'classicKm',
    at: 'classicKm',
    when: {
      all: [
        { question: 'classicUse', oneOf: ['shows', 'pleasure', 'project'] },
        { less: [{ number: 9_999 }, { answer: 'classicKm' }] },
      ],
    },
    message: 'You drive it now and then, and quite far in a year. Is the distance right?',
  },
  {
    id: 'droneUncertified',
    at: 'droneCertificate',
    when: {
      all: [
        { question: 'droneWeight', oneOf: ['small', 'large'] },
        { question: 'droneCertificate', equals: 'none' },
      ],
    },
    message:
      'It weighs 250 g or more, and you have no pilot certificate. Transport Canada asks for one from that weight on.',
  },
  {
    id: 'pieceOverTotal',
    at: 'biggestPiece',
    when: { all: [kindIs('collection'), { less: [{ answer: 'value' }, { answer: 'biggestPiece' }] }] },
    message: 'The most valuable piece is worth more than everything together. Check the two amounts.',
  },
  {
    id: 'eventLiquor',
    at: 'eventWanted',
    when: {
      all: [
        { question: 'alcohol', equals: 'none' },
        { question: 'eventWanted', equals: 'hostLiquor' },
      ],
    },
    message: 'You said there’s no alcohol, and asked for liability for serving it. Leave one of them out?',
  },
  {
    id: 'eventAtHome',
    at: 'guests',
    when: {
      all: [
        { question: 'eventPlace', equals: 'home' },
        { question: 'guests', atLeast: 500 },
      ],
    },
    message: 'That’s a lot of guests for a private home. Check the number or the place.',
  },
  {
    id: 'vacantFreeze',
    at: 'vacantUtilities',
    when: {
      all: [{ question: 'vacantUtilities', equals: 'water' }, { not: { question: 'vacantUtilities', equals: 'heat' } }],
    },
    message: 'The water is on and the heat is off. Pipes can freeze, and most insurers ask for heat or drained pipes.',
  },
  {
    id: 'rentalLived',
    at: 'rentalNights',
    when: {
      all: [
        { question: 'rentalPart', equals: 'whole' },
        { question: 'rentalResident', equals: 'always' },
        { question: 'rentalNights', atLeast: 300 },
      ],
    },
    message:
      'You live there all year, and the whole home is rented for most of it. Check the nights, or who lives there.',
  },
  {
    id: 'roofBeforeHouse',
    at: 'roofYear',
    when: { less: [{ answer: 'roofYear' }, { answer: 'yearBuilt' }] },
    message: 'The roof seems older than the house. Check the two years.',
  },
  {
    id: 'outbuildings',
    at: 'outbuildings',
    when: { less: [{ rows: 'outbuildings' }, { answer: 'farmBuildingCount' }] },
    message: 'You counted more buildings than you described. Add the others, or send your broker a list.',
  },
  {
    id: 'livestock',
    at: 'farmAnimals',
    when: {
      all: [
        { question: 'farmKind', oneOf: ['cattle', 'mixed', 'horses'] },
        { question: 'farmAnimals', equals: 0 },
      ],
    },
    message: 'You keep livestock or horses, and the number of animals is 0. Which one is right?',
  },
  {
    id: 'plants',
    at: 'plants',
    when: {
      all: [
        { question: 'plantsPurpose', equals: 'own' },
        { question: 'plants', atLeast: 5 },
      ],
    },
    message: 'Check the number of plants. Canada limits how many a household may grow for its own use.',
  },
];

const contact = { label: 'Ask us', href: '/contact' };

export const specialtyKnockouts: readonly Knockout[] = [
  {
    id: 'pet',
    when: { question: 'kind', equals: 'pet' },
    title: 'We don’t offer pet insurance',
    text: 'Our broker partners don’t sell insurance for vets’ bills. A licensed insurer or broker who sells pet insurance can help; your vet may know which ones clients use. You can look up a licence with the Alberta Insurance Council. Horses and farm animals fit under “Farm or acreage”.',
    turnTo: [
      { label: 'Insurance Bureau of Canada', href: 'https://www.ibc.ca' },
      { label: 'Alberta Insurance Council', href: 'https://abcouncil.ab.ca' },
      contact,
    ],
  },
  {
    id: 'outsideAlberta',
    when: { all: [kindIs(...homeKinds), { question: 'inAlberta', equals: false }] },
    title: 'The property is outside Alberta',
    text: 'Our broker partners are licensed in Alberta, and a property is insured where it is. A broker in that province or country can help.',
    turnTo: [contact, { label: 'Insurance Bureau of Canada', href: 'https://www.ibc.ca' }],
  },
  {
    id: 'registeredElsewhere',
    when: { question: 'registered', equals: 'elsewhere' },
    title: 'It’s registered outside Alberta',
    text: 'A vehicle is insured where it’s registered. If you’re moving it to Alberta, register it here and come back. Otherwise a broker in that province or country can help.',
    turnTo: [contact],
  },
  {
    id: 'alreadyGone',
    when: { question: 'soundToday', equals: 'gone' },
    title: 'Insurance can’t pay for what has happened already',
    text: 'A new policy only pays for what happens after it starts. If you had insurance at the time, report the loss to that insurer now. If you’re replacing it, start with the new one.',
    turnTo: [{ label: 'How claims work', href: '/faq' }, contact],
  },
  {
    id: 'growBusiness',
    when: { question: 'plantsPurpose', equals: 'business' },
    title: 'A business needs business insurance',
    text: 'Household insurance doesn’t include growing as a business. Use the business questions instead, so that it reaches a broker for businesses.',
    turnTo: [{ label: 'Get a business quote', href: '/get-quote?type=business' }, contact],
  },
];
