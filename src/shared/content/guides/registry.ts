/** The guide of every service, and that of general business insurance. */
import { guides as byName } from '../generated/guides.ts';
import type { ServiceId } from '../services/registry.ts';
import type { Guide } from './guide.ts';

const { 'general-business': general, ...ofServices } = byName;

export const guides: Readonly<Record<ServiceId, Guide>> = ofServices;

export const generalBusinessGuide: Guide = general;
