/** The pictures the shell itself needs. */

/** Shown by social networks for pages without a picture of their own. */
export const socialPicture = '/assets/social.jpg';
