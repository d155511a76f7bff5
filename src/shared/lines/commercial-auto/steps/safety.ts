/** How the fleet is managed. */
import type { Step } from '../../types.ts';

export const safetyStep: Step = {
  id: 'safety',
  title: 'How you manage safety',
  minutes: 1,
  questions: [
    {
      id: 'dashCams',
      type: 'choice',
      label: 'Do the vehicles have dash cams?',
      why: 'Footage settles who was at fault, and some insurers give credit for it.',
      required: false,
      sensitivity: 'S1',
      options: [
        { value: 'both', label: 'Yes, facing the road and the driver' },
        { value: 'road', label: 'Yes, facing the road' },
        { value: 'some', label: 'Some vehicles' },
        { value: 'none', label: 'No' },
      ],
    },
    {
      id: 'telematics',
      type: 'multi',
      label: 'What else records how they’re driven?',
      why: 'Insurers give credit for data that is used, not only collected.',
      required: false,
      sensitivity: 'S1',
      options: [
        { value: 'gps', label: 'GPS tracking' },
        { value: 'telematics', label: 'Telematics with speed and braking' },
        { value: 'eld', label: 'Electronic logging devices' },
        { value: 'limiter', label: 'Speed limiters' },
        { value: 'none', label: 'None of these', exclusive: true },
      ],
    },
    {
      id: 'hiring',
      type: 'multi',
      label: 'What do you do when you hire a driver?',
      why: 'For a fleet, hiring standards matter as much as the vehicles.',
      required: false,
      sensitivity: 'S1',
      options: [
        { value: 'abstract', label: 'See the abstract before the first shift' },
        { value: 'yearly', label: 'See the abstract again every year' },
        { value: 'roadTest', label: 'Give a road test' },
        { value: 'training', label: 'Train new drivers' },
        { value: 'experience', label: 'Require a minimum number of years' },
        { value: 'none', label: 'None of these', exclusive: true },
      ],
    },
    {
      id: 'programs',
      type: 'multi',
      label: 'What do you have in writing?',
      why: 'Carriers with a certificate need both programs, and insurers ask for them.',
      required: false,
      sensitivity: 'S1',
      options: [
        { value: 'safety', label: 'A safety program' },
        { value: 'maintenance', label: 'A maintenance and inspection program' },
        { value: 'phones', label: 'A rule on phones, alcohol and drugs' },
        { value: 'none', label: 'None of these', exclusive: true },
      ],
    },
  ],
};
