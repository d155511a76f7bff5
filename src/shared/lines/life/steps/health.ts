/** Broad health questions, all optional and each with a way to leave it to the broker. No diagnosis is asked for by name. */
import type { PlainQuestion, Step } from '../../types.ts';

/** Yes, no, or the conversation with the broker. */
function broad(id: string, label: string, why: string): PlainQuestion {
  return { id, type: 'bool', label, why, required: false, sensitivity: 'S4', allowTellBroker: true };
}

export const healthStep: Step = {
  id: 'health',
  title: 'Height, weight and health, if you like',
  minutes: 2,
  questions: [
    {
      type: 'info',
      id: 'healthNote',
      label: 'You can skip this page',
      text: 'Nothing here has to be answered now. Health answers are stored encrypted and shown to the broker who takes on your request. You can also choose to tell your broker instead.',
    },
    {
      id: 'heightFeet',
      type: 'int',
      label: 'Height, feet',
      help: 'For example 5 for 5 feet 8 inches.',
      why: 'Insurers rate height and weight together.',
      required: false,
      sensitivity: 'S4',
      allowTellBroker: true,
      unit: 'feet',
      min: 1,
      max: 8,
    },
    {
      id: 'heightInches',
      type: 'int',
      label: 'Height, inches',
      help: 'For example 8 for 5 feet 8 inches.',
      why: 'Insurers rate height and weight together.',
      required: false,
      sensitivity: 'S4',
      showIf: { question: 'heightFeet', answered: true },
      unit: 'inches',
      min: 0,
      max: 11,
    },
    {
      id: 'weightPounds',
      type: 'int',
      label: 'Weight',
      help: 'One kilogram is about 2.2 pounds.',
      why: 'Insurers rate height and weight together.',
      required: false,
      sensitivity: 'S4',
      allowTellBroker: true,
      unit: 'pounds',
      min: 5,
      max: 700,
    },
    broad(
      'heart',
      'Ever treated for the heart, blood pressure or a stroke?',
      'Your broker picks insurers that know how to assess it.',
    ),
    broad(
      'cancer',
      'Ever treated for cancer or a tumour?',
      'The kind and the year decide which insurers can offer terms.',
    ),
    broad('diabetes', 'Ever told you have diabetes?', 'Insurers differ a lot in how they rate it.'),
    broad(
      'otherHealth',
      'Any other illness or injury that needed regular treatment in the last 10 years?',
      'A yes lets your broker ask an insurer first, without your name.',
    ),
    broad(
      'pendingTests',
      'Are you waiting for a test, a result or an operation?',
      'Insurers often wait for the result, so the timing of an application matters.',
    ),
    broad(
      'familyHistory',
      'Did a parent, brother or sister have heart disease, a stroke, cancer or diabetes before 60?',
      'Insurers ask about close family because some illnesses run in families.',
    ),
  ],
};
