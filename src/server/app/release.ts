/** The release, as monitors know it. */
import product from '../../../package.json' with { type: 'json' };

export const release = `${product.name}@${product.version}`;
