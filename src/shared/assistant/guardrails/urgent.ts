/** What is said before an answer to a message that sounds like danger, or like a wrong, where no rule has recognized it. */

import type { UrgentKind } from '#shared/content/dangers/urgent.ts';

/** Each has to read well to someone who asks an ordinary question. `unclear`: no kind is clearly ahead. */
export const urgentNotes: Readonly<Record<UrgentKind | 'unclear', Readonly<Record<'en' | 'fr', string>>>> = {
  crisis: {
    en: 'If you or someone close to you is thinking of suicide, please call or text 9-8-8: free, at any hour, anywhere in Canada. If anyone is in danger now, call 911.',
    fr: 'Si vous ou un proche pensez au suicide, appelez ou textez le 9-8-8 : c’est gratuit, à toute heure, partout au Canada. Si quelqu’un est en danger maintenant, appelez le 911.',
  },
  fire: {
    en: 'If there’s fire or smoke now, or something smells of burning, get everyone out, stay out, and call 911 from outside.',
    fr: 'S’il y a du feu ou de la fumée, ou si ça sent le brûlé, faites sortir tout le monde, restez dehors et appelez le 911 de l’extérieur.',
  },
  gas: {
    en: 'If you smell gas, hear it hissing, feel ill or have an alarm sounding, get everyone outside without touching a switch or a flame, and call 911 from there. Don’t turn an appliance back on that was shut off: a gas fitter has to check it first.',
    fr: 'Si ça sent le gaz, si ça siffle, si vous vous sentez mal ou si une alarme sonne, sortez tous sans toucher ni interrupteur ni flamme et appelez le 911 de dehors. Un appareil fermé le reste jusqu’à ce qu’un monteur d’installations au gaz l’ait vérifié.',
  },
  wires: {
    en: 'If a wire is down or live, stay at least 10 metres away, stay in a vehicle that touches it, and call 911.',
    fr: 'Si un fil est tombé ou sous tension, restez à au moins 10 mètres, restez dans le véhicule qui le touche et appelez le 911.',
  },
  injury: {
    en: 'If anyone may be hurt or ill or in danger now, call 911 first, or abroad the local emergency number; the insurance can wait.',
    fr: 'Si quelqu’un est peut-être blessé, malade ou en danger maintenant, appelez d’abord le 911 ou, à l’étranger, le numéro d’urgence local; l’assurance peut attendre.',
  },
  'violence-at-home': {
    en: 'If someone hurts or frightens you, call 911 when you’re in danger. Alberta’s Family Violence Info Line, 310-1818, listens at any hour, and you decide what happens next.',
    fr: 'Si quelqu’un vous fait mal ou vous fait peur, appelez le 911 en cas de danger. La ligne d’information sur la violence familiale de l’Alberta, 310-1818, vous écoute à toute heure, et c’est vous qui décidez de la suite.',
  },
  threat: {
    en: 'If anyone’s safety is at risk, get to a safe place, call 911, and leave things to the police.',
    fr: 'Si la sécurité de quelqu’un est menacée, mettez-vous à l’abri, appelez le 911 et laissez agir la police.',
  },
  impaired: {
    en: 'After alcohol, cannabis or medicine, or too tired or unwell to see straight, please don’t drive: find another way home, and call 911 about such a driver who is on the road.',
    fr: 'Après de l’alcool, du cannabis ou des médicaments, ou trop fatigué ou malade, ne conduisez pas : trouvez un autre moyen de rentrer, et appelez le 911 si un tel conducteur est sur la route.',
  },
  'leaving-the-scene': {
    en: 'After a crash, stay or go back: the law asks drivers to stop, help and give their name, and if anyone may be hurt, call 911 now.',
    fr: 'Après un accident, restez sur place ou retournez-y : la loi demande de s’arrêter, d’aider et de donner son nom, et si quelqu’un est peut-être blessé, appelez le 911 tout de suite.',
  },
  evacuation: {
    en: 'If you’re in danger now, go as soon as you’re asked to and leave things behind. If you can’t get out or get warm, call 911.',
    fr: 'Si vous êtes en danger maintenant, partez dès qu’on vous le demande et laissez vos affaires. Si vous ne pouvez ni sortir ni vous réchauffer, appelez le 911.',
  },
  arson: {
    en: 'A fire can kill people, and setting one, or planning it, is a serious crime that I won’t help with. If anyone is in danger, call 911; if money is the problem, 2-1-1 is free and confidential, at any hour in Alberta.',
    fr: 'Un incendie peut tuer, et en allumer un ou le planifier est un crime grave; je n’y aide pas. Si quelqu’un est en danger, appelez le 911; si l’argent est le problème, le 2-1-1 est gratuit et confidentiel, à toute heure en Alberta.',
  },
  fraud: {
    en: 'A claim and an application have to be true: one that isn’t is fraud, and I won’t help with it. If something untrue has been said, tell your broker or insurer; a lawyer can help you put it right.',
    fr: 'Une réclamation et une proposition doivent dire la vérité : sinon c’est une fraude, et je n’y aide pas. Si quelque chose d’inexact a été dit, dites-le à votre courtier ou à votre assureur; un avocat peut vous aider à le corriger.',
  },
  unclear: {
    en: 'If anyone may be hurt or in danger now, get to safety and call 911 first. If you’re thinking of harming yourself, call or text 9-8-8, free, at any hour.',
    fr: 'Si quelqu’un est peut-être blessé ou en danger, mettez-vous à l’abri et appelez d’abord le 911. Si vous pensez à vous faire du mal, appelez ou textez le 9-8-8, gratuitement, à toute heure.',
  },
};
