import type { Post } from './post.ts';

export const basementFlooded: Post = {
  slug: 'basement-flooded',
  title: 'My basement flooded: what covers it?',
  author: 'property',
  category: 'home',
  keywords: [
    'basement flooded insurance',
    'water in basement what to do',
    'sewer backup claim',
    'burst pipe home insurance',
    'overland water claim',
    'seepage',
    'Alberta flood claim',
  ],
  published: '2026-11-17',
  modified: '2026-11-20',
  reviewed: '2026-11-21',
  body: `It depends on where the water came in. A burst pipe is normally part of your home policy. Water from a drain, a street or a river is paid only if you added it.

If you are standing in it now, read the next list first. The rest can wait.

## The first hour

1. **Stay out** if water is near outlets, cords or the electrical panel. Never touch the panel from a wet floor. Ask your electricity provider to cut the power.
2. **If you smell gas**, leave, keep the door open behind you, touch no switch, and call 911 from outside.
3. **Stop the water.** For a broken pipe or tank, close the main valve. For a drain that is coming up, run no taps, flush no toilet, start no washer: what you pour away comes back down there.
4. **Film it**, once you are safe: where the water enters, how high it stands, the drain, the sump pit, the window. Say the time aloud.
5. **Call your own insurer’s claims line.** Most answer day and night. Ask what cleanup you may start.
6. **Save what you can** by lifting it. Throw nothing away yet.

Sewage is a health risk. Keep children and pets out, and wear rubber boots and gloves.

## Which water came from where

Look for the way in. That name decides which part of the policy is asked.

| What you see | What insurers call it | Who normally pays |
|---|---|---|
| Clean water under a pipe, tank or washer | Escape of water | The standard policy, except for the broken part itself |
| Dirty water rising from a floor drain, shower or toilet | [Sewer backup](term:sewer-backup) | Only if you added it |
| The sump pit runs over | Usually counted as sewer backup | Only if you added it: wordings differ |
| Water through a window well or under a door | [Overland water](term:overland-water) | Only if you added it |
| A wet line along the wall, a crack that weeps | [Seepage](term:seepage) or ground water | Often nobody, unless you have an extra for it |
| Drips from above after hail or wind tore the roof | Storm damage | Normally the standard policy |
| Snow on the roof melts and finds its way in | Ice damming | Many policies, not all |
| A soaked yard over the line to the street | Water or sewer line | An extra at some insurers |

{{fact:home-water-endorsements}}

Now look at the summary page of your policy. Each [endorsement](term:endorsement) stands there by name, with its [limit](term:limit) and its own [deductible](term:deductible). If you cannot find the page, your broker can send it.

## Who to call, and what to say

- **911** when somebody is in danger, or you smell gas.
- **Your city or water utility** when a sewer backs up. In Calgary that is 311. Ask for a reference number and whether neighbours have called: a backup in the whole street is useful to know.
- **A plumber** to stop a broken line or open a blocked drain. Ask for the cause in writing, with photos of the part.
- **Your insurer**, before you hire anyone to tear out walls. Tell them what you saw and leave the naming to them. “Water is coming up through the floor drain” is better than “we were flooded”, because “flood” has a meaning of its own in a policy.
- **Your landlord or condo manager**, if you rent or share the building. The walls may be theirs to claim for; your belongings are yours.

Write down each name and time. If nobody from your insurer has looked and the water must go, pump it out, take photos before and after, and keep a piece of what you cut away. Stopping further damage is your duty under most policies, and reasonable costs of it are normally part of the claim.

## What the policy pays for

When the kind of water is insured, most policies pay to dry and clean, to open and close walls, to repair the building and to repair or replace belongings. If you cannot live there, they may pay [extra costs of living elsewhere](term:additional-living-expenses).

Say the sewer backs up into a finished basement and the damage comes to $55,000. Your endorsement has a limit of $25,000 and a deductible of $2,500. In most wordings the policy stops at the limit, and $30,000 or more stays with you. That gap is a common bad surprise, and it was on the summary page all along.

Three smaller ones:

- Belongings may be paid at [actual cash value](term:actual-cash-value) unless you bought [replacement cost](term:replacement-cost).
- Mould and rot from a slow leak are usually left out. Mould after an insured loss can be too, if drying waited.
- A pipe that froze while you were away may not be paid if nobody checked the home as the policy asks.

## Mixed water, and a first “no”

A cloudburst sends water over the sill and up through the drain in the same hour. Some wordings pay for a backup only when no overland water is involved, so the order of events can decide the claim. Your film from the first hour is the best evidence there is.

Report the loss even if you think you bought nothing. Ask for the decision in writing, with the words of the policy it rests on. Read those words beside your photos, and show them to your broker. {{fact:claim-complaint}} If a large part of your home is at stake, ask a lawyer early, because claims have deadlines.

{{fact:disaster-help}} A written answer from your insurer is one of the papers such a program asks for.

## The next days

Dry fast: fans, dehumidifiers, carpets out, wet drywall cut above the line. Have an electrician look at every outlet that was under water, and a gas fitter at the furnace and the water heater, before either is switched on. Alberta Health Services has leaflets on what can be cleaned and what must go. Food that touched flood water goes, unless it is in an undamaged can.

Make a list of what was lost: thing, age, what a new one costs, photo. Keep a sample of ruined carpet. Keep the receipts for pumps, bags, meals and a motel in one envelope.

## What people get wrong

- **“I have water coverage.”** Which water? Three separate lines can carry that word.
- **“The city’s sewer failed, so the city pays.”** Sometimes a claim against a city succeeds. It is slow and uncertain; tell your insurer first and let it decide whom to pursue.
- **“It is only damp, I will wait and see.”** A wait of a week can turn an insured loss into uninsured mould.
- **“A claim is always worth it.”** If the damage is near your deductible, ask your broker what a claim does at renewal before you decide.

When it is dry, there is one more job: [the endorsement before the next rain](/blog/overland-water). If your basement is part of a condo, read about [the corporation’s deductible](/blog/condo-deductibles) too.`,
  checklist: [
    'Stay out if water is near outlets or the panel',
    'Smell gas: leave, touch no switch, call 911 outside',
    'Broken pipe or tank: close the main water valve',
    'Drain coming up: no taps, no toilet, no washer',
    'Film where the water enters, and its height on the wall',
    'Call your own insurer’s claims line; write down the claim number',
    'Sewer backup: call the city or utility for a reference number',
    'Tell the landlord or condo manager',
    'Lift what can be saved; throw nothing away yet',
    'Keep children and pets out of dirty water',
    'Keep receipts for pumps, plumber, meals and lodging',
    'Ask for the answer in writing',
  ],
  sources: [
    {
      title: 'Insurance and disasters',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/insurance-and-disasters',
    },
    {
      title: 'What to do if water floods your home',
      publisher: 'Insurance Bureau of Canada',
      url: 'http://www.ibc.ca/pe/home/risk-management/mitigation-techniques',
    },
    {
      title: 'Before, during and after flooding in Calgary: your guide to protecting family and property',
      publisher: 'City of Calgary',
      url: 'https://fdocuments.net/document/before-during-and-after-flooding-in-the-city-of-calgary-is-prepared-for-flooding.html',
    },
    {
      title: 'Flooding and electrical safety',
      publisher: 'Battle River Power Coop',
      published: '2019-08-16',
      url: 'https://www.brpower.coop/2019/08/16/flooding-and-electrical-safety/',
    },
    {
      title: 'Flood information: cleaning the house after a flood',
      publisher: 'Alberta Health Services, County of Grande Prairie',
      url: 'http://www.countygp.ab.ca/EN/main/community/public-safety/flood-information.html',
    },
    {
      title: 'Disaster recovery: first steps',
      publisher: 'Lamont County',
      url: 'https://lamontcounty.ca/departments/emergency-services/disaster-recovery',
    },
  ],
  related: ['/insurance/home', '/blog/overland-water', '/blog/condo-deductibles', '/locations/edmonton', '/faq/claims'],
};
