/** Names and texts of the large business. All invented. */

export const firstNames =
  `Aaliyah Adam Adele Aisha Alain Amandeep Amelia Amir Amira Andre Anita Anna Arjun Ava Beatrice Ben Bianca Brent Camille
Carlos Carmen Chantal Chen Chidi Claire Colin Dakota Daniel Darlene David Deepa Dmitri Dolores Edith Elena Eli Emeka Emma Erik Esther Ethan Faith
Farah Fatima Felix Fiona Francois Gabriel Grace Grant Gurpreet Hana Harjit Hassan Heather Henri Ian Ibrahim Ines Ingrid Isaac Ivan Jade Jasmine Jean
Jing Joelle Jordan Josee Julia Kamal Karen Kareem Keiko Kevin Khalid Kim Laila Lars Laura Leah Leila Lena Liam Lin Lionel Lucia Mabel Mahmoud Maria
Marc Marcel Mei Melanie Michel Mina Mohammed Monique Nadia Naomi Nathan Ngozi Nina Noah Noor Nora Olga Olivia Omar Oscar Pablo Patrice Paula Peng
Petra Philippe Priya Quentin Rachel Rajesh Ramona Renee Rosa Ruth Ryan Sabrina Salma Samuel Sandeep Sara Selma Simone Sofia Stefan Sven Tamara Tariq
Thomas Tina Uma Valerie Victor Viola Wayne Wei Xavier Yasmin Yuki Yusuf Zara Zoe`.split(/\s+/);

/** The first ones are frequent, as in a phone book. */
export const lastNames =
  `Smith Tremblay Singh Wong Brown Martin Campbell Roy Gill Nguyen Gagnon Lee Wilson Johnson MacDonald Kaur Chen Bouchard Patel
Anderson Ahmed Okafor Hansen Lapointe Fraser Khan Schmidt Leblanc Ferguson Popescu Kowalski Dhillon Haugen Novak Osei Petrov Reyes Sandhu Tanaka
Underhill Vasquez Wagner Yamamoto Zhang Abara Beaulieu Cardinal Desjarlais Eriksen Fontaine Gauthier Horvath Iversen Janssen Klassen Lindgren
Mahmoudi Nakoochee Olesen Pelletier Quintana Rasmussen Sawatzky Thibodeau Ulrich Vermette Whitford Xiong Yellowknee Zielinski Arcand Bearspaw
Crowfoot Dufresne Ermineskin Friesen Goertzen Hofer Isbister Jobin Kehoe Loewen Makokis Neufeld Oostenbrug Penner Quesnel Redcrow Schellenberg
Toews Unger Voyageur Wiebe Yaremko Zacharuk Auger Belcourt Chalifoux Delorme Eashappie`.split(/\s+/);

export const postalCodes =
  `T2P 1A1,T2E 3K9,T3A 4M2,T3H 0C4,T5J 0N3,T5T 4J8,T6E 1A1,T6W 2P6,T4N 1A1,T4R 3J5,T1J 0A1,T1K 4G7,T9H 2K1,T8V 4E5,T1A 3C2,
T8N 5W3,T4B 2A8,T7X 1R4,T9V 0K2,T1S 1B9`
    .split(',')
    .map((code) => code.trim());

export const makes = [
  'Subaru',
  'Toyota',
  'Honda',
  'Ford',
  'Hyundai',
  'Mazda',
  'Kia',
  'Nissan',
  'Chevrolet',
  'Volkswagen',
];

/** What a broker asks, what a client replies, and what a note says. */
export const asked = [
  'Thank you for your request. Could you tell me when the roof was last replaced, and by which company?',
  'Before I go to the market: has anybody in the household had a claim in the last six years?',
  'The insurer asks how far you drive to work, and whether the car is parked in a garage overnight.',
  'I have three options for you. The middle one costs a little more and has a lower hail deductible.',
  'Could you send me your last policy? A photo of the first page is enough.',
  'They need the second driver’s licence, both sides, please.',
  'The renewal is due next month, so we still have time to compare.',
];
export const answered = [
  'It was replaced in 2019 by a local company. The garage is newer.',
  'No claims, but there was a windshield two years ago that we paid for ourselves.',
  'About twelve kilometres each way, and it’s parked in a heated garage.',
  'We have two dogs and a wood stove in the basement, if that matters.',
  'I will look for the documents on the weekend and send them then.',
  'Is sewer backup included? Our neighbours had water in the basement last spring.',
  'Please call after five, I work shifts at the hospital.',
];
export const noted = [
  'Call after the weekend, prefers mornings.',
  'Spoke with the underwriter: fine without an inspection.',
  'Compare with last year’s policy: the deductible changed.',
  'Son gets his licence in the spring; ask again then.',
];

export const subjects = [
  'General Inquiry',
  'A question about my renewal',
  'Certificate for my landlord',
  'Hail damage',
  'Moving to Alberta',
  'Change of address',
];
export const letters = [
  'Do you help with this? I’ve asked two places and nobody called back.',
  'We’re moving in August and would like to have our home and car with one company.',
  'Can you tell me who pays for a rental car while mine is being repaired?',
  'My son is studying in another province. Is he still covered on my policy?',
];
export const chatQuestions = [
  'Who pays for hail?',
  'What is a deductible?',
  'Do I need tenant insurance?',
  'How do I cancel?',
  'What is the grid?',
  'Is water damage covered?',
];
export const chatAnswers = [
  'Hail on a car is paid under comprehensive coverage, after the deductible.',
  'The deductible is the part of a claim that you pay yourself.',
  'It is not required by law, but many landlords ask for it.',
];
export const documentTitles = [
  'Driver’s licence',
  'Last policy',
  'Photograph of the roof',
  'Inspection report',
  'Registration',
  'Bill of sale',
];
export const documentReasons = [
  'The insurer needs it to look up the driver’s record.',
  'The insurer uses it for comparison.',
  'Hail coverage depends on the age of the roof.',
  'The insurer asks for it for older homes.',
  'It shows who owns the vehicle.',
  'It shows what the vehicle cost.',
];
export const documentCategories = ['licence', 'policy', 'property', 'property', 'vehicle', 'vehicle'];

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A list in SQL, from which `pick` chooses. */
export function listed(words: readonly string[]): string {
  return `ARRAY[${words.map(quoted).join(', ')}]::text[]`;
}

/** One of a list, always the same for the same number. */
export function pick(words: readonly string[], n: string, salt: number): string {
  return `(${listed(words)})[1 + pg_temp.r(${n}, ${salt}) % ${words.length}]`;
}
