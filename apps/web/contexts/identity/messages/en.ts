/** Sign-in and sign-up. Texts from the product specification are verbatim. */
export const messages = {
  fields: {
    email: "Email Address",
    password: "Password",
    fullName: "Full Name",
    newPassword: "New password"
  },
  passwordHint: "8 to 256 characters. A short phrase works well.",
  signIn: {
    title: "Welcome back",
    sentence: "Sign in to your account.",
    submit: "Sign In to Dashboard",
    busy: "Signing you in...",
    forgot: "Forgot password?",
    lead: "New to Motorpool?",
    toggle: "Create an account"
  },
  signUp: {
    title: "Start your free trial",
    sentence: "14 days, no credit card. Set up in about 5 minutes.",
    submit: "Create My Account",
    busy: "Creating your account...",
    lead: "Already have an account?",
    toggle: "Sign in",
    consent: "By creating an account you agree to our [terms] and [privacy].",
    instead: "Sign in instead"
  },
  tiles: {
    label: "What you get",
    tracking: { title: "Fleet Tracking", sentence: "Where every vehicle is" },
    live: { title: "Live Data", sentence: "Mileage and faults as they happen" },
    team: { title: "Team Management", sentence: "Who can do what" }
  },
  failed: "An error occurred",
  forgot: {
    title: "Forgot your password?",
    sentence: "Enter your email address and we'll send you a link to set a new one.",
    submit: "Send reset link",
    busy: "Sending...",
    back: "Back to sign in",
    sentTitle: "Check your email",
    sent: (email: string) =>
      `If there's an account for ${email}, we've sent it a link. The link works once, for 30 minutes.`,
    again: "Send again"
  },
  side: "See which vehicles are in, and who has the others.",
  /** The tags of the key board, as on the landing page. */
  board: {
    van: (number: string) => `VAN ${number}`,
    car: (number: string) => `CAR ${number}`,
    lot: (number: string) => `LOT ${number}`
  },
  legal: { terms: "Terms of Service", privacy: "Privacy Policy" }
}
