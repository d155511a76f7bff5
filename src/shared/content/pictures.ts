/** The pictures of the site that an article may have, and what each shows. A test compares them with those that are drawn. */
export const articlePictures = {
  auto: 'Auto',
  'commercial-auto': 'Commercial vehicles',
  rideshare: 'Rideshare',
  home: 'Home',
  business: 'Business',
  contractors: 'Contractors',
  construction: 'Construction',
  restaurants: 'Restaurants',
  retail: 'Retail',
  manufacturers: 'Manufacturers',
  medical: 'Medical offices',
  professionals: 'Professionals',
  liquor: 'Liquor stores',
  life: 'Life',
  travel: 'Travel',
  supervisa: 'Super Visa',
  'group-benefits': 'Group benefits',
  specialty: 'Specialty',
  portal: 'The client portal',
  hero: 'Alberta',
} as const;
export type ArticlePicture = keyof typeof articlePictures;
