/** The portals as apps: each has a manifest of its own, and all share the script of the service worker. */
export const portalAreas = ['portal', 'broker', 'admin'] as const;
export type PortalArea = (typeof portalAreas)[number];

export const manifestPath = (area: PortalArea) => `/${area}.webmanifest`;

export const SERVICE_WORKER_PATH = '/service-worker.js';
/** What the worker is in charge of: the pages of one portal, never those of the public site. */
export const serviceWorkerScope = (area: PortalArea) => `/${area}`;
