/** How long after sending a request the same browser may add answers to it, without an account. Apart from the schemas: pages load it. */
export const SENT_HOURS = 24;

/** Where the receipt’s form gets the dates of the request for a calendar. A form, so that the key is in no address. */
export const SENT_CALENDAR_PATH = '/get-quote/calendar';
