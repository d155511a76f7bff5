/** The health plan, benefits at work, life insurance and the records of clinics. */
import type { LegalFact } from './fact.ts';

const reviewed = '2026-11-21';
const reviewBy = '2027-09-30';

export const healthFacts = {
  'ahcip-abroad': {
    name: 'What the Alberta health plan pays outside Canada',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'Outside Canada the Alberta Health Care Insurance Plan pays for emergency care only: up to $100 a day for a stay in hospital and $50 for an outpatient visit, in Canadian dollars, and for a doctor at most what an Alberta doctor would get. You pay first and claim afterwards.',
      },
    ],
    sources: [
      {
        title: 'Health care coverage outside Canada',
        publisher: 'Government of Alberta',
        url: 'https://www.alberta.ca/ahcip-coverage-outside-canada',
      },
    ],
    reviewed,
    reviewBy,
  },
  'ahcip-in-canada': {
    name: 'The Alberta health plan in other provinces',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'In another province or territory hospitals and most doctors bill Alberta when you show your health card. In Quebec you may have to pay the doctor first. An ambulance, prescriptions and the trip home are generally not paid by the Alberta plan.',
      },
    ],
    sources: [
      {
        title: 'Health care coverage in Canada',
        publisher: 'Government of Alberta',
        url: 'https://www.alberta.ca/ahcip-coverage-in-canada.aspx',
      },
    ],
    reviewed,
    reviewBy,
  },
  'ahcip-absence': {
    name: 'How long people may be away and keep the health plan',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'Somebody who will be in Alberta for less than 183 days in 12 months should tell the Alberta Health Care Insurance Plan before leaving. People who go away on vacation year after year may be able to keep it for absences of up to 212 days in 12 months.',
      },
    ],
    sources: [
      {
        title: 'Leaving Alberta affects health care coverage',
        publisher: 'Government of Alberta',
        url: 'https://www.alberta.ca/ahcip-absence-from-alberta',
      },
    ],
    reviewed,
    reviewBy,
  },
  'ambulance-fee': {
    name: 'What an ambulance costs without an Alberta health card',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'In Alberta an ambulance ride to hospital was put at $385 in 2015, a call without a ride at $250, and $200 more for somebody who does not live in the province. These amounts may have changed.',
      },
    ],
    sources: [
      {
        title: 'Emergency medical services: current rates',
        publisher: 'Regional Municipality of Wood Buffalo',
        url: 'https://www.rmwb.ca/communities-and-neighbourhoods/fire-police-and-emergency-services/emergency-medical-services',
      },
    ],
    reviewed,
    reviewBy: '2027-06-30',
  },
  'benefits-bill-11': {
    name: 'Private plans first, and benefits past 65',
    versions: [
      {
        validFrom: '2025-12-11',
        validTo: null,
        text: 'Alberta’s Health Statutes Amendment Act, 2025 (No. 2), known as Bill 11, received royal assent on 11 December 2025. It provides that private drug plans pay first and public ones last when a person has both, that employers may offer certain private services of physicians through a plan, and that they may not end or cut the benefits of people who go on working only because of their age.',
      },
    ],
    sources: [
      {
        title: 'Bill 11: Health Statutes Amendment Act, 2025 (No. 2)',
        publisher: 'Alberta Medical Association',
        url: 'https://www.albertadoctors.org/practice/dual-practice/bill-11/',
      },
      {
        title: 'Supporting a world-class health care system (Bill 11)',
        publisher: 'Government of Alberta',
        published: '2025-11-24',
        url: 'https://www.alberta.ca/supporting-a-world-class-health-care-system',
      },
      {
        title:
          'Alberta legislation allowing access to private health services through employer-sponsored benefits plans',
        publisher: 'Benefits Canada',
        url: 'https://www.benefitscanada.com/benefits/health-benefits/alberta-legislation-allowing-access-to-private-health-services-through-employer-sponsoredbenefits-plans',
      },
    ],
    reviewed,
    // Its parts start on days of their own: look early.
    reviewBy: '2027-03-31',
  },
  'benefits-dental-t4': {
    name: 'Dental coverage on the T4',
    versions: [
      {
        validFrom: '2024-01-01',
        validTo: null,
        text: 'Since the 2023 tax year employers in Canada report on each T4, in box 45, whether dental coverage was available on 31 December. A health spending account counts. A person who has access to such coverage through work generally cannot use the Canadian Dental Care Plan.',
      },
    ],
    sources: [
      {
        title: 'Dental Care Measures Act: T4 and T4A updates',
        publisher: 'Canada Revenue Agency',
        url: 'https://www.canada.ca/en/revenue-agency/news/cra-multimedia-library/businesses-video-gallery/dental-care-measures-act-t4-t4a-updates.html',
      },
    ],
    reviewed,
    reviewBy,
  },
  'life-ten-days': {
    name: 'Cancelling a new life policy',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'Alberta law generally lets you cancel a new life insurance policy within 10 days of receiving it and have your premium back.',
      },
    ],
    sources: [
      {
        title: 'Litigation matters: the right to cancel within 10 days',
        publisher: 'Munich Re Life Canada',
        published: '2024-05',
        url: 'https://munichre.com/ca-life/en/perspectives/2024/litigation-matters.html',
      },
    ],
    reviewed,
    reviewBy,
  },
  'life-replacement': {
    name: 'Replacing a life policy',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'An agent in Alberta who proposes to replace a life policy must give you a written declaration that explains what you would gain and lose.',
      },
    ],
    sources: [
      {
        title: 'Replacement of Life Insurance Contracts Regulation, AR 127/2001',
        publisher: 'Government of Alberta',
        url: 'http://www.qp.alberta.ca/1266.cfm?page=2001_127.cfm&leg_type=Regs&isbncln=0779745434&display=html',
      },
    ],
    reviewed,
    reviewBy,
  },
  'life-minor': {
    name: 'Insurance money for a child',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'In Alberta a parent does not automatically have the power to receive a child’s money. If no trustee is named, an amount of $25,000 or more normally goes to the Public Trustee until the child is 18.',
      },
    ],
    sources: [
      {
        title: 'Assets of a minor',
        publisher: 'Government of Alberta',
        url: 'https://www.alberta.ca/assets-of-a-minor',
      },
    ],
    reviewed,
    reviewBy,
  },
  'life-cpp-death': {
    name: 'Death benefit of the Canada Pension Plan',
    versions: [
      {
        validFrom: '2025-01-01',
        validTo: null,
        text: 'The one-time death benefit of the Canada Pension Plan is $2,500, or $5,000 in some cases since 1 January 2025. Survivors’ and children’s pensions may be added.',
      },
    ],
    sources: [
      {
        title: 'Changes to Canada Pension Plan: new benefits for children, enhanced survivor support',
        publisher: 'BMKP Law',
        published: '2025-02-12',
        url: 'https://www.bmkplaw.com/what-we-think/news-and-updates/changes-to-canada-pension-plan-new-benefits-for-children%2C-enhanced-survivor-support.html',
      },
    ],
    reviewed,
    reviewBy,
  },
  'life-assuris': {
    name: 'When a life insurer fails',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'Life insurers in Canada generally belong to Assuris. If one fails, Assuris says you keep up to $1,000,000 of your death benefit or 90 per cent of it, whichever is higher. For cash value the figures are $100,000 or 90 per cent.',
      },
    ],
    sources: [
      {
        title: 'Protection of life insurance: whole life',
        publisher: 'Assuris',
        url: 'https://assuris.ca/how-am-i-protected/assuris-protection/life-insurance/individual/whole-life/',
      },
    ],
    reviewed,
    reviewBy,
  },
  'health-breach': {
    name: 'Lost or seen health records',
    versions: [
      {
        validFrom: '2018-08-31',
        validTo: null,
        text: 'Alberta’s Health Information Act governs the records of clinics. Since 31 August 2018 a custodian who finds a loss or unauthorized access that brings a risk of harm must tell the Information and Privacy Commissioner, the health minister and the patient as soon as practicable, and affiliates must tell the custodian.',
      },
    ],
    sources: [
      {
        title: 'Alberta health breach notification provisions to come into force August 31, 2018',
        publisher: 'McCarthy Tétrault',
        published: '2018',
        url: 'https://www.mccarthy.ca/en/insights/blogs/techlex/alberta-health-breach-notification-provisions-come-force-august-31-2018',
      },
    ],
    reviewed,
    // Bill 11 of 2025 changed parts of this Act: look early.
    reviewBy: '2027-04-01',
  },
} as const satisfies Record<string, LegalFact>;
