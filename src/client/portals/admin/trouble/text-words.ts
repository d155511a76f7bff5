/** What the provider’s codes mean and what to do. Source: Twilio’s error and warning dictionary, read 2026-11-27. */
const failures: Readonly<Record<string, string>> = {
  'no answer': 'The provider took the message and didn’t respond: it may have arrived',
  '20003': 'The provider refused the account or its token',
  '21211': 'The number doesn’t exist',
  '21408': 'The account may not send to this country',
  '21606': 'The sender’s number can’t send text messages: check which number sends',
  '21612': 'The sender’s number can’t reach this network',
  '21614': 'The number isn’t a mobile number',
  '30003': 'The phone was switched off or out of reach',
  '30004': 'The recipient’s carrier or phone blocks these messages',
  '30005': 'The number is unknown to its carrier',
  '30006': 'The number is a landline, or its carrier can’t be reached',
  '30007': 'The carrier filtered the message as unwanted',
  '30008': 'The carrier gave no reason',
  '429': 'The provider is asked too often',
  ECONNREFUSED: 'The provider can’t be reached',
  ENOTFOUND: 'The provider can’t be reached: check the address it’s called at',
  EAI_AGAIN: 'The name servers didn’t respond',
  UND_ERR_CONNECT_TIMEOUT: 'The provider can’t be reached',
};

export function textFailure(code: string): string {
  if (/^5\d\d$/.test(code)) return 'The provider had a failure of its own';
  return failures[code] ?? 'The provider refused the message';
}
