/** Passengers: who, how many and how. */
import type { Step } from '../../types.ts';
import { carriesPassengers } from './options.ts';

export const passengersStep: Step = {
  id: 'passengers',
  title: 'Your passengers',
  minutes: 1,
  showIf: carriesPassengers,
  questions: [
    {
      id: 'service',
      type: 'multi',
      label: 'What kind of service is it?',
      why: 'Taxis, school buses and charters have different rules and insurers.',
      required: true,
      sensitivity: 'S1',
      options: [
        { value: 'taxi', label: 'Taxi or limousine' },
        { value: 'platform', label: 'Rideshare through an app' },
        { value: 'shuttle', label: 'Airport, hotel or crew shuttle' },
        { value: 'charter', label: 'Charter or tour' },
        { value: 'school', label: 'School bus' },
        { value: 'medical', label: 'Non-emergency medical rides' },
        { value: 'own', label: 'Our own clients, staff or members, without a fare' },
      ],
    },
    {
      id: 'seats',
      type: 'int',
      label: 'How many people does the largest vehicle seat?',
      help: 'Count the driver.',
      why: 'The passenger limit and the certificate the law requires depend on the seats.',
      required: true,
      sensitivity: 'S1',
      min: 2,
      max: 100,
    },
    {
      id: 'wheelchairs',
      type: 'bool',
      label: 'Do any vehicles carry wheelchairs?',
      why: 'Lifts and tie-downs need inspections and trained drivers.',
      required: false,
      sensitivity: 'S1',
    },
    {
      id: 'municipalLicence',
      type: 'bool',
      label: 'Does your city or town require a licence for it, and do you have one?',
      why: 'Cities such as Calgary and Edmonton license taxis, limousines and platforms.',
      required: false,
      sensitivity: 'S1',
      allowUnknown: true,
    },
    {
      id: 'shifts',
      type: 'choice',
      label: 'How many hours a day is a vehicle on the road?',
      help: 'For all of its drivers together.',
      why: 'A vehicle shared by two shifts is driven twice as much.',
      required: false,
      sensitivity: 'S1',
      options: [
        { value: 'few', label: 'Up to 4' },
        { value: 'one', label: '5 to 12' },
        { value: 'two', label: 'More than 12' },
      ],
    },
  ],
};
