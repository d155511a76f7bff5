/** People name their car instead of saying “car”. Names that are also common words (ram, escape, golf) are left out. */
const cars =
  'acura audi bmw buick cadillac camry chrysler civic corolla cr-v crv crosstrek elantra equinox honda hyundai impreza infiniti jetta kia lexus malibu mazda mazda3 mercedes mitsubishi nissan outback passat porsche prius rav4 santafe sentra sonata sorento subaru toyota tucson volkswagen volvo vw yaris';
const trucks = 'chevy dakota f150 f-150 f250 f-250 f350 f-350 gmc ranger sierra silverado tacoma tundra';

const general = new Map([
  ...cars.split(' ').map((name): [string, string] => [name, 'car']),
  ...trucks.split(' ').map((name): [string, string] => [name, 'truck']),
]);
const NAMES = new RegExp(String.raw`\b(?:${[...general.keys()].join('|')})s?\b`, 'g');

/** A text in lower case with the names of vehicles replaced by what they are: “hail on my car”. */
export const withoutVehicleNames = (text: string) =>
  text.replace(NAMES, (name) => general.get(name) ?? general.get(name.replace(/s$/, '')) ?? name);
