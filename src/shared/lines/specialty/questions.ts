/** Vehicles, boats and unusual items that a standard policy leaves out. The first question decides which of the steps are asked. */

import { contactStep } from '../every-line/questions.ts';
import type { QuoteDefinition } from '../types.ts';
import { specialtyCrossChecks, specialtyKnockouts } from './checks.ts';
import { boatStep } from './kinds/boat.ts';
import { cannabisStep } from './kinds/cannabis.ts';
import { classicStep } from './kinds/classic.ts';
import { collectionStep } from './kinds/collection.ts';
import { droneStep } from './kinds/drone.ts';
import { eventCoverStep, eventStep } from './kinds/event.ts';
import { farmBuildingsStep, farmStep } from './kinds/farm.ts';
import { highValueHomeStep } from './kinds/high-value-home.ts';
import { motorcycleStep } from './kinds/motorcycle.ts';
import { offroadStep } from './kinds/offroad.ts';
import { otherStep } from './kinds/other.ts';
import { petStep } from './kinds/pet.ts';
import { rvStep } from './kinds/rv.ts';
import { shortRentalStep } from './kinds/short-rental.ts';
import { vacantHomeStep } from './kinds/vacant-home.ts';
import { specialtyPapers } from './papers.ts';
import { buildingStep } from './steps/building.ts';
import { currentStep, historyStep, startStep } from './steps/history.ts';
import { keepingStep } from './steps/keeping.ts';
import { operatorsStep } from './steps/operators.ts';
import { thingStep } from './steps/thing.ts';
import { wishesStep } from './steps/wishes.ts';

export const specialtyDefinition: QuoteDefinition = {
  line: 'specialty',
  version: 2,
  effectiveFrom: '2026-11-26',
  title: 'Specialty insurance quote',
  intro: 'Your first answer decides what we ask next. If you don’t know something, your broker can help.',
  steps: [
    thingStep,
    motorcycleStep,
    rvStep,
    boatStep,
    offroadStep,
    classicStep,
    droneStep,
    collectionStep,
    eventStep,
    eventCoverStep,
    vacantHomeStep,
    shortRentalStep,
    farmStep,
    farmBuildingsStep,
    highValueHomeStep,
    cannabisStep,
    petStep,
    otherStep,
    operatorsStep,
    keepingStep,
    buildingStep,
    wishesStep,
    startStep,
    currentStep,
    historyStep,
    contactStep,
  ],
  documents: specialtyPapers,
  crossChecks: specialtyCrossChecks,
  knockouts: specialtyKnockouts,
};
