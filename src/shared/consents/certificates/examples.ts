/** For the API’s document: shaped like the real ones, and signed by nobody. */
const KID = 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k';
const X = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';

export const certificateExample = {
  payload: 'eyJmb3JtYXQiOjEsImlzc3VlciI6Imh0dHBzOi8vY292ZXJicmlkZ2UuZXhhbXBsZSJ9',
  protected:
    'eyJhbGciOiJFZERTQSIsImtpZCI6ImtQcktfcW14VldhWVZBOXd3QkY2SXVvM3ZWeno3VHhIQ1R3WEJ5Z3JTNGsiLCJ0eXAiOiJjb25zZW50LWNlcnRpZmljYXRlK2pzb24ifQ',
  signature: 'hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
};

export const certificateKeysExample = {
  keys: [{ kty: 'OKP', crv: 'Ed25519', x: X, kid: KID, alg: 'EdDSA', use: 'sig' }],
};

export const checkExamples = {
  request: { certificate: JSON.stringify(certificateExample) },
  answer: { valid: false, problems: ['It was signed with a key that isn’t among the published ones.'], content: null },
};
