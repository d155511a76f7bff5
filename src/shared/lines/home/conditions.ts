/** Which home it is: what the first questions decide for all later ones. */
import type { Condition } from '../types.ts';

export const isHouse: Condition = { question: 'homeKind', equals: 'house' };
export const isCondo: Condition = { question: 'homeKind', equals: 'condo' };
export const isTenant: Condition = { question: 'homeKind', equals: 'rental' };
export const isLandlord: Condition = { question: 'homeKind', equals: 'landlord' };
export const isSeasonal: Condition = { question: 'homeKind', equals: 'seasonal' };
export const isLivedIn: Condition = { question: 'homeKind', oneOf: ['house', 'condo', 'rental'] };
export const isElsewhere: Condition = { question: 'homeKind', oneOf: ['landlord', 'seasonal'] };
export const isOwned: Condition = { question: 'homeKind', oneOf: ['house', 'condo', 'landlord', 'seasonal'] };

const isRentedHouse: Condition = {
  question: 'rentalProperty',
  oneOf: ['detached', 'semi', 'row', 'mobile', 'plex', 'apartments'],
};

/** The owner insures the building, not only what is in a unit. */
export const hasBuilding: Condition = {
  any: [isHouse, isSeasonal, { all: [isLandlord, isRentedHouse] }],
};

/** A condominium corporation insures the building. */
export const isCondoUnit: Condition = {
  any: [isCondo, { all: [isLandlord, { question: 'rentalProperty', oneOf: ['condoApartment', 'condoTown'] }] }],
};

export const isMobile: Condition = {
  any: [
    { all: [isHouse, { question: 'dwellingType', equals: 'mobile' }] },
    { all: [isSeasonal, { question: 'seasonalType', equals: 'mobile' }] },
    { all: [isLandlord, { question: 'rentalProperty', equals: 'mobile' }] },
  ],
};

/** Land of its own, often outside a town: wells, septic systems, outbuildings and brush. */
export const hasLand: Condition = {
  any: [
    isSeasonal,
    { all: [isHouse, { question: 'dwellingType', oneOf: ['detached', 'mobile', 'acreage'] }] },
    { all: [isLandlord, { question: 'rentalProperty', oneOf: ['detached', 'mobile'] }] },
  ],
};
