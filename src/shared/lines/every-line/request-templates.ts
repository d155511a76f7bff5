import type { DocumentRequestTemplate } from '../line.ts';

export const licence: DocumentRequestTemplate = {
  title: "A photo of each driver's licence, both sides",
  why: 'The insurer checks the licence class and how long each driver has held it.',
  category: 'licence',
};
export const policy: DocumentRequestTemplate = {
  title: 'Your current policy or renewal letter',
  why: 'It shows what you have now, so you can compare your options with it.',
  category: 'policy',
};
export const registration: DocumentRequestTemplate = {
  title: 'The registration of each vehicle',
  why: 'It shows the owner, vehicle and VIN exactly as the insurer needs them.',
  category: 'vehicle',
};
export const claimsLetter: DocumentRequestTemplate = {
  title: 'A claims history letter from your current insurer',
  why: 'Claims-free years only count if your insurer confirms them in writing.',
  category: 'policy',
};
export const identity: DocumentRequestTemplate = {
  title: 'A photo of your ID',
  why: 'The insurer has to confirm your identity. Cover any numbers it doesn’t need.',
  category: 'licence',
};
