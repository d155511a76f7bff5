/** The nine services (spec decision 8). Names and sentences; the pages of the services draw their depth from the same ids. */
export type ServiceId =
  | 'auto'
  | 'home'
  | 'business'
  | 'life'
  | 'travel'
  | 'specialty'
  | 'supervisa'
  | 'group-benefits'
  | 'commercial-auto';

export interface Service {
  id: ServiceId;
  name: string;
  description: string;
  features: readonly string[];
  coverages: readonly string[];
  longDescription: string;
}

export const services: readonly Service[] = [
  {
    id: 'auto',
    name: 'Auto Insurance',
    description:
      'For the car in the driveway and the long drive on Highway 2: compare what insurers ask for your record.',
    features: [
      'Third-party liability, accident benefits and direct compensation explained',
      'Collision and comprehensive, with the deductible you can live with',
      'Hail, glass and wildlife damage on Alberta roads',
    ],
    coverages: [
      'Third-party liability',
      'Accident benefits',
      'Direct compensation for property damage',
      'Collision',
      'Comprehensive',
    ],
    longDescription:
      'Every vehicle on an Alberta road needs third-party liability and accident benefits, and has direct compensation for property damage unless its owner opts out. Beyond these you choose: collision, comprehensive, limits and deductibles. A licensed broker partner compares insurers for your vehicle and your record.',
  },
  {
    id: 'home',
    name: 'Home Insurance',
    description:
      'For a house, a condo unit or a rented suite: the building, what is in it, and what you are liable for.',
    features: [
      'Hail, wildfire and wind, and how a roof is settled',
      'Sewer backup and overland water, which standard policies leave out',
      'Condo deductibles and tenants’ belongings',
    ],
    coverages: [
      'Building',
      'Contents',
      'Personal liability',
      'Additional living expenses',
      'Sewer backup and overland water',
    ],
    longDescription:
      'Owners insure the building, their belongings and their liability; condo owners their unit and their share of the corporation’s deductible; renters their belongings and liability. Water is the part to ask about: overland water and sewer backup are extras.',
  },
  {
    id: 'business',
    name: 'Business Insurance',
    description: 'For companies and the self-employed: liability, property and the interruptions that stop the till.',
    features: [
      'General liability and certificates for contracts and leases',
      'Property, equipment and business interruption',
      'Nine industries with their own risks',
    ],
    coverages: [
      'Commercial general liability',
      'Commercial property',
      'Business interruption',
      'Professional liability',
      'Cyber',
    ],
    longDescription:
      'What a business needs follows from what it does, what it signed and what it owns. A licensed broker partner reads your lease and your contracts with you and asks several insurers.',
  },
  {
    id: 'life',
    name: 'Life Insurance',
    description: 'Money for the people who depend on you, for a set number of years or for life.',
    features: ['Term and permanent insurance side by side', 'Mortgage, income and family needs'],
    coverages: ['Term life', 'Permanent life', 'Critical illness', 'Disability'],
    longDescription:
      'Term insurance runs for a set number of years; permanent insurance runs for life. How much and how long depends on who relies on your income and which debts you would leave.',
  },
  {
    id: 'travel',
    name: 'Travel Insurance',
    description: 'Medical and trip insurance for journeys beyond what the Alberta plan pays for.',
    features: ['Emergency medical care outside the province', 'Trip cancellation and interruption'],
    coverages: ['Emergency medical', 'Trip cancellation', 'Trip interruption', 'Baggage'],
    longDescription:
      'Health care away from home can cost far more than a provincial plan pays. Questions about your health decide whether a claim is paid, so answer them with a licensed adviser.',
  },
  {
    id: 'specialty',
    name: 'Specialty Coverage',
    description: 'Motorcycles, RVs, boats, collections, events and other things that fit no standard form.',
    features: ['Seasonal use and winter storage', 'Agreed value for what is hard to replace'],
    coverages: ['Motorcycle', 'RV and trailer', 'Boat', 'Collections', 'Events'],
    longDescription:
      'Some things are used for four months a year, or have no market price. Specialty policies are written for them.',
  },
  {
    id: 'supervisa',
    name: 'Super Visa Insurance',
    description: 'Emergency medical insurance for parents and grandparents: at least $100,000, for at least one year.',
    features: ['What the application asks for, in one page', 'Refund rules when a visa is refused'],
    coverages: ['Emergency medical', 'Hospitalization', 'Repatriation'],
    longDescription:
      'A Super Visa needs emergency medical insurance of at least $100,000 for at least one year from entry, from an insurer that the rules accept.',
  },
  {
    id: 'group-benefits',
    name: 'Group Benefits',
    description: 'Health, dental and other benefits that help a small company keep its people.',
    features: ['Plans from a handful of employees', 'Health spending accounts'],
    coverages: ['Extended health', 'Dental', 'Life and disability', 'Health spending account'],
    longDescription:
      'A benefits plan is priced on the people in it. A licensed adviser compares insurers and explains what the renewal depends on.',
  },
  {
    id: 'commercial-auto',
    name: 'Commercial Auto Insurance',
    description: 'Vehicles that work: one pickup with tools, delivery vans, trucks, trailers and fleets.',
    features: ['Drivers, routes and cargo', 'Fleets and mixed vehicles'],
    coverages: ['Third-party liability', 'Accident benefits', 'Cargo', 'Non-owned auto', 'Fleet'],
    longDescription:
      'Personal auto policies are not written for vehicles that earn money. Commercial auto looks at drivers, distance, cargo and what you signed.',
  },
];

/** The service of an id. @throws for an id that is not in the data. */
export function serviceOf(id: ServiceId): Service {
  const found = services.find((service) => service.id === id);
  if (!found) throw new Error(`No service has the id ${id}`);
  return found;
}
