/** Logging in, registering, resetting a password: what the forms say. */
export const account = {
  /** Names of fields, as labels and in messages. */
  fields: {
    account: { email: 'E-mail', phone: 'Phone number' },
    userName: 'User name',
    company: 'Company',
    email: 'E-mail',
    phone: 'Phone number',
    code: { email: 'E-mail code', sms: 'SMS code' },
    password: 'Password',
    newPassword: 'New password',
    rePassword: 'Confirm password',
  },
  hints: {
    account: { email: 'you@company.com', phone: 'The number you registered with' },
    code: '6 digits',
  },
  problems: {
    required: (field: string) => `${field} is required`,
    email: 'This is not an e-mail address',
    phone: 'This is not a phone number',
    weak: 'The password format is incorrect',
    different: 'Please enter the same password',
    policy: 'Please agree to the terms and the privacy policy first',
  },
  failures: {
    offline: 'No answer from the server. Check your connection and try again.',
    expired: 'Your session has ended. What you entered is still here: please try again.',
    unknown: 'System error. Please try again later.',
    limited: {
      seconds: (count: string) => `Too many attempts. Try again in ${count} seconds.`,
      minutes: (count: string) => `Too many attempts. Try again in ${count} minutes.`,
    },
  },
  rules: {
    title: 'The password needs',
    length: '8 to 32 characters',
    mixed: 'letters and digits',
    symbol: 'one of $ % ^ & # _',
    met: 'done',
    unmet: 'missing',
  },
  showPassword: 'Show password',
  noScript: 'This form needs JavaScript, because the password is encrypted before it leaves your browser.',

  code: {
    get: 'Get code',
    sending: 'Sending …',
    again: (seconds: string) => `${seconds} s`,
    againLabel: (seconds: string) => `A new code in ${seconds} seconds`,
    sent: 'Verification code sent',
    /** None is delivered to whoever has an account, and nobody is told who has one. */
    sentToNew: 'Verification code sent. If none comes, you may have an account already.',
    failed: 'The verification code could not be sent',
    needs: { email: 'Please enter your e-mail address', phone: 'Please enter your phone number' },
  },

  policy: {
    agree: 'I agree to the',
    terms: 'Terms of Use',
    and: 'and the',
    privacy: 'Privacy Policy',
  },

  login: {
    methods: 'How to log in',
    byPassword: 'Password',
    byCode: { email: 'E-mail code', sms: 'SMS code' },
    submit: 'Log in',
    busy: 'Logging in …',
    failed: 'Login failed',
    forgot: 'Forgot password?',
    done: 'You are logged in. One moment …',
  },
  register: {
    submit: 'Sign up',
    busy: 'Signing up …',
    failed: 'Registration failed',
    done: 'Registration succeeded. Taking you to the login page …',
  },
  market: {
    broken: 'This link carries no subscription. Open the page again from your cloud marketplace.',
  },
  reset: {
    submit: 'Reset password',
    busy: 'Resetting …',
    failed: 'Reset failed',
    done: 'Password reset succeeded. Taking you to the login page …',
  },

  supplement: {
    submit: 'Continue registering',
    busy: 'Registering …',
    failed: 'Registration failed',
    done: 'Registration succeeded. One moment …',
  },
}

/** What only the pages around the forms say: it stays out of the browser. */
export const accountPages = {
  login: {
    meta: (name: string) => ({
      title: `Log in to ${name}`,
      description: `Log in to ${name} with your password or a verification code.`,
    }),
    title: (name: string) => `Log in to ${name}`,
    lead: 'Good to see you again.',
    newHere: 'New here?',
    signUp: 'Sign up',
  },
  register: {
    meta: (name: string, days: number) => ({
      title: `Create your ${name} account`,
      description: `Create a ${name} account and start your ${days}-day trial.`,
    }),
    title: (name: string) => `Create your ${name} account`,
    lead: 'It takes a minute, and no credit card.',
    known: 'Already have an account?',
    logIn: 'Log in',
  },
  sso: {
    or: 'or continue with',
    providers: { google: 'Google', wechat: 'WeChat', dingtalk: 'DingTalk' },
  },
  market: {
    meta: (name: string) => ({
      title: `Register from a cloud marketplace: ${name}`,
      description: `Connect your marketplace subscription with a ${name} account.`,
    }),
    title: 'Finish your subscription',
    lead: (name: string) => `Create the ${name} account that your marketplace subscription belongs to.`,
  },
  reset: {
    meta: (name: string) => ({
      title: `Reset your ${name} password`,
      description: `Choose a new password for your ${name} account.`,
    }),
    title: 'Reset your password',
    lead: 'We send you a code; with it you choose a new password.',
    back: 'Back to log in',
  },
  supplement: {
    title: 'A few more details',
    lead: 'You are new here. With these your account is complete.',
    cancel: 'Not now',
  },
  aside: {
    label: 'What you get',
    badges: ['No credit card', 'Free trial now'],
    title: (days: number) => `${days}-day commercial trial`,
    trial: 'of the commercial edition, for free',
    daysUnit: 'days',
    credits: {
      USD: (worth: string) => `${worth} in credits for the cloud service`,
      CNY: (worth: string) => `Credits worth ${worth} for the cloud service`,
    },
    replication: (latency: string, sources: number) => [
      `All connectors, ${sources}+ data sources`,
      'Cloud service or your own servers',
      `Latency under ${latency}`,
      'Schema migration, full and incremental sync, verification',
    ],
    management: () => [
      'All supported databases',
      'Approval and change in one place',
      'Data masking and access rules',
      'CI/CD with your own tools',
      'A free community edition, renewed for free',
    ],
  },
}
