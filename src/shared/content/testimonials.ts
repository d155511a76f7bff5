/**
 * Sample stories. They are invented, the page says so beside them, and they never appear in structured data: invented
 * endorsements shown as real ones are unlawful in Canada (spec decision 13). The owner replaces them with real, consented ones.
 */
export interface Testimonial {
  id: string;
  name: string;
  /** What the person does or is. */
  title: string;
  quote: string;
  /** Initials, drawn as the avatar. */
  avatar: string;
  location: string;
  /** Stars from 1 to 5. */
  rating: 3 | 4 | 5;
}

export const testimonials: readonly Testimonial[] = [
  {
    id: 'first-car',
    name: 'Priya S.',
    title: 'First-time driver',
    quote:
      'I had no idea what a deductible was. The broker explained it with my own car and my own commute, and then the choice was easy.',
    avatar: 'PS',
    location: 'Calgary',
    rating: 5,
  },
  {
    id: 'hail-season',
    name: 'Dale M.',
    title: 'Homeowner',
    quote: 'After the hail I wanted to know how my roof would be settled. I got a straight answer before I signed.',
    avatar: 'DM',
    location: 'Airdrie',
    rating: 5,
  },
  {
    id: 'first-restaurant',
    name: 'Linh T.',
    title: 'Restaurant owner',
    quote:
      'My lease asked for things I had never heard of. I answered the questions once and the broker came back with the list, sorted.',
    avatar: 'LT',
    location: 'Edmonton',
    rating: 5,
  },
  {
    id: 'condo-deductible',
    name: 'Marc B.',
    title: 'Condo owner',
    quote: 'Nobody had told me my condo corporation could pass its deductible on to me. Now I know what to ask for.',
    avatar: 'MB',
    location: 'Red Deer',
    rating: 4,
  },
  {
    id: 'parents-visit',
    name: 'Gurpreet K.',
    title: 'Super Visa sponsor',
    quote:
      'We needed the papers for my parents’ application. The requirements were explained in one page, in plain words.',
    avatar: 'GK',
    location: 'Edmonton',
    rating: 5,
  },
  {
    id: 'small-fleet',
    name: 'Ashley W.',
    title: 'Runs six delivery vans',
    quote:
      'Good questions about drivers and routes. It took a second call to get the trailer right, and then it was right.',
    avatar: 'AW',
    location: 'Lethbridge',
    rating: 4,
  },
  {
    id: 'after-the-fire',
    name: 'Jordan P.',
    title: 'Homeowner',
    quote:
      'We moved back and rebuilt. This time I wanted to understand the replacement cost before anything happened, not after.',
    avatar: 'JP',
    location: 'Fort McMurray',
    rating: 5,
  },
  {
    id: 'newcomer',
    name: 'Olena H.',
    title: 'New to Alberta',
    quote: 'I brought letters from my insurer at home. The broker told me which insurers would look at them.',
    avatar: 'OH',
    location: 'Calgary',
    rating: 5,
  },
  {
    id: 'contractor',
    name: 'Trevor N.',
    title: 'Electrical contractor',
    quote: 'The certificate for the job site was the rush. I could see in the portal where my request was at any time.',
    avatar: 'TN',
    location: 'Grande Prairie',
    rating: 4,
  },
  {
    id: 'travel-plans',
    name: 'Ruth and Sam A.',
    title: 'Retired travellers',
    quote: 'It was slower than buying online, but somebody asked about our medications before we left and not after.',
    avatar: 'RS',
    location: 'Medicine Hat',
    rating: 3,
  },
];
