/** For the API’s document: shaped like the real ones, and signed by nobody. */
export const certificateExample = {
  payload: 'eyJmb3JtYXQiOjEsImlzc3VlciI6Imh0dHBzOi8vY292ZXJicmlkZ2UuZXhhbXBsZSJ9',
  protected:
    'eyJhbGciOiJFZERTQSIsImtpZCI6ImtQcktfcW14VldhWVZBOXd3QkY2SXVvM3ZWeno3VHhIQ1R3WEJ5Z3JTNGsiLCJ0eXAiOiJjb25zZW50LWNlcnRpZmljYXRlK2pzb24ifQ',
  signature: 'hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
};

export const checkExamples = {
  request: { certificate: JSON.stringify(certificateExample) },
  answer: { valid: false, problems: ['It was signed with a key that isn’t among the published ones.'], content: null },
};
