import type { DocumentRequestTemplate } from '../line.ts';

export const licence: DocumentRequestTemplate = {
  title: "A photo of each driver's licence, both sides",
  why: 'The insurer checks the class of licence and how long each driver has held it.',
  category: 'licence',
};
export const policy: DocumentRequestTemplate = {
  title: 'Your current policy or renewal letter',
  why: 'It shows what you have now, so that the options can be compared with it.',
  category: 'policy',
};
export const registration: DocumentRequestTemplate = {
  title: 'The registration of each vehicle',
  why: 'It names the owner, the vehicle and its identification number as the insurer needs them.',
  category: 'vehicle',
};
export const claimsLetter: DocumentRequestTemplate = {
  title: 'A letter about your claims from your current insurer',
  why: 'Years without a claim count only when your insurer confirms them in writing.',
  category: 'policy',
};
export const identity: DocumentRequestTemplate = {
  title: 'A photo of your identity document',
  why: 'The insurer must know that the application is yours. Cover any number it does not need.',
  category: 'licence',
};
