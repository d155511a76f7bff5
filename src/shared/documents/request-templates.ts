/** What brokers often ask for, per line, in words a client understands. A start: every word can be changed before it is sent. */
import type { CaseType } from '#shared/lines/case-types.ts';
import type { DocumentCategory } from '#shared/lines/document-categories.ts';

export type DocumentRequestTemplate = { title: string; why: string; category: DocumentCategory };

const licence: DocumentRequestTemplate = {
  title: "A photo of each driver's licence, both sides",
  why: 'The insurer checks the class of licence and how long each driver has held it.',
  category: 'licence',
};
const policy: DocumentRequestTemplate = {
  title: 'Your current policy or renewal letter',
  why: 'It shows what you have now, so that the options can be compared with it.',
  category: 'policy',
};
const registration: DocumentRequestTemplate = {
  title: 'The registration of each vehicle',
  why: 'It names the owner, the vehicle and its identification number as the insurer needs them.',
  category: 'vehicle',
};
const claimsLetter: DocumentRequestTemplate = {
  title: 'A letter about your claims from your current insurer',
  why: 'Years without a claim count only when your insurer confirms them in writing.',
  category: 'policy',
};
const identity: DocumentRequestTemplate = {
  title: 'A photo of your identity document',
  why: 'The insurer must know that the application is yours. Cover any number it does not need.',
  category: 'licence',
};

export const requestTemplates: Record<CaseType, readonly DocumentRequestTemplate[]> = {
  general: [policy, identity],
  auto: [licence, policy, registration, claimsLetter],
  home: [
    policy,
    {
      title: 'Photos of the outside, the roof, the furnace and the electrical panel',
      why: 'Heating, electricity, roof and plumbing decide most of what an insurer can offer for a home.',
      category: 'property',
    },
    {
      title: "Your condominium corporation's insurance certificate and bylaws",
      why: 'They show which part of a loss would come to you, so that your own policy can pick it up.',
      category: 'property',
    },
    {
      title: 'A list of valuables, with receipts or appraisals',
      why: 'Jewellery, art and collections are insured for their value only when it is known.',
      category: 'property',
    },
  ],
  life: [
    identity,
    policy,
    {
      title: 'The amount and the remaining years of your mortgage',
      why: 'It helps to choose how much, and for how long.',
      category: 'business',
    },
  ],
  travel: [
    {
      title: 'Your booking confirmation',
      why: 'Dates, destination and price of the trip decide what cover fits.',
      category: 'travel',
    },
    {
      title: 'A list of your medications',
      why: 'Some plans ask whether a condition has been stable. Tell your broker if you would rather talk about it.',
      category: 'health',
    },
  ],
  specialty: [
    policy,
    {
      title: 'Photos, and the bill of sale or an appraisal',
      why: 'Something special is insured for what it is worth, and that has to be shown.',
      category: 'property',
    },
    registration,
  ],
  supervisa: [
    {
      title: 'The letter of invitation, or the visa application',
      why: 'The cover must match the dates and the amount the visa asks for.',
      category: 'travel',
    },
    {
      title: 'The passport page with name and date of birth of each parent',
      why: 'The certificate must name them exactly as the passport does.',
      category: 'travel',
    },
  ],
  'group-benefits': [
    {
      title: 'A list of employees with age, occupation and family status, without names',
      why: 'Insurers price a plan by the group. Names are not needed yet.',
      category: 'business',
    },
    {
      title: 'The booklet and the last renewal of your current plan',
      why: 'It shows what your people have now and what it costs.',
      category: 'policy',
    },
  ],
  'commercial-auto': [
    registration,
    {
      title: "A list of drivers, with each one's licence",
      why: 'Every driver of a business vehicle is rated.',
      category: 'licence',
    },
    claimsLetter,
    {
      title: 'The National Safety Code certificate and carrier profile',
      why: 'Insurers read it for heavy vehicles before they offer anything.',
      category: 'vehicle',
    },
  ],
  business: [
    policy,
    claimsLetter,
    {
      title: 'The lease, or the part of it about insurance',
      why: 'Landlords often ask for a certain amount of liability cover.',
      category: 'business',
    },
    {
      title: 'Photos of the premises, inside and outside',
      why: 'They answer many questions of an insurer at once.',
      category: 'property',
    },
  ],
};
