/** The REST calls: valid bodies, and the specification's message for every field that is refused. */

export const CREDENTIALS = { username: 'demo_client', password: 'Prairie-2026' };
export const CONTACT = {
  name: 'Ava Wong',
  email: 'ava@example.com',
  phone: '403-555-0142',
  message: 'Do you know a broker?',
};
export const CHAT = {
  messages: [{ role: 'user', content: 'Which broker?' }],
  caseInfo: { title: 'Website Chat', type: 'general', status: 'active', stage: 'inquiry', currentPage: '/' },
};
export const JSON_TYPE = { 'content-type': 'application/json' };
export const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

export const posts = [
  '/api/login',
  '/api/register',
  '/api/logout',
  '/api/contact',
  '/api/newsletter/simple',
  '/api/ai-chat',
];
export const gets = ['/api/user', '/api/contact-messages'];

export const sentences: [string, Record<string, unknown>, string, string][] = [
  ['/api/contact', { ...CONTACT, name: 'A' }, 'name', 'Name must be at least 2 characters'],
  ['/api/contact', { ...CONTACT, email: 'ava' }, 'email', 'Please enter a valid email address'],
  ['/api/contact', { ...CONTACT, phone: '555' }, 'phone', 'Please enter a valid phone number'],
  ['/api/contact', { ...CONTACT, message: 'Hello' }, 'message', 'Message must be at least 10 characters'],
  ['/api/login', { password: 'x' }, 'username', 'Username is required'],
  ['/api/login', { username: 'x', password: '' }, 'password', 'Password is required'],
  ['/api/newsletter/simple', { email: 'ava@' }, 'email', 'Please enter a valid email address'],
  ...(
    [
      ['fullName', ' ', 'Full name is required'],
      ['email', 'ava', 'Invalid email address'],
      ['phone', '555-1234', 'Phone number must be at least 10 digits'],
      ['phone', '403-555-0142 ext', 'Please enter a valid phone number'],
      ['username', 'av', 'Username must be at least 3 characters'],
      ['username', 'a'.repeat(31), 'Username must not exceed 30 characters'],
      ['username', 'ava wong', 'Username can only contain letters, numbers, and underscores'],
      ['password', 'Prair-1', 'Password must be at least 8 characters'],
      ['password', 'prairie-2026', 'Password must contain at least one uppercase letter'],
      ['password', 'PRAIRIE-2026', 'Password must contain at least one lowercase letter'],
      ['password', 'Prairie-Town', 'Password must contain at least one number'],
    ] as const
  ).map(([field, value, message]): [string, Record<string, unknown>, string, string] => {
    const valid = { ...CREDENTIALS, fullName: 'Ava', email: 'a@example.com', phone: '403-555-0142' };
    return ['/api/register', { ...valid, [field]: value }, field, message];
  }),
];

/** What a careless router would take for an API address. */
export const almostAddresses = [
  '/api/user/',
  '/api/User',
  '/api//user',
  '/api/us.r',
  '/api/%75ser',
  '/api/user%2f',
  '/api/nothing',
  '/api',
  '/api/%ff',
];
