/** The notice beside the contact form. A message remembers the version it was sent under, so later words never apply to it. */

/** Every version that a stored message can have been sent under. They never change: a new wording is a new entry. */
export const inquiryNotices = {
  2: 'We read your message and reply to it, or pass it on to licensed brokers as a request. A broker sees your name and contact details only after accepting it.',
  3: 'We’ll read your message and reply to it, or pass it on to licensed brokers as a request. A broker sees your name and contact details only after accepting the request, or when an administrator assigns it to them.',
} as const;

export type InquiryNoticeVersion = keyof typeof inquiryNotices;

/** The version shown now. */
export const INQUIRY_NOTICE: InquiryNoticeVersion = 3;

/** Messages from before the version was recorded were sent under this one. */
const UNRECORDED: InquiryNoticeVersion = 2;

/** What the sender of a message agreed to by sending it: the text that was shown beside the form. */
export function inquiryNotice(recorded: number | null) {
  const version = (recorded ?? UNRECORDED) as InquiryNoticeVersion;
  return { purpose: 'inquiry', version, text: inquiryNotices[version] } as const;
}
