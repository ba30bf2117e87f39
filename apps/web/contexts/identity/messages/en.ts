/** Sign-in, sign-up and the pages mails lead to. Texts of the product specification stand here word for word. */
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
  reset: {
    title: "Set a new password",
    sentence: "This signs you out on every device.",
    submit: "Set new password",
    busy: "Saving...",
    doneTitle: "Your password was changed",
    done: "You're signed out on every device. Sign in with your new password.",
    signIn: "Sign in",
    again: "Request a new link"
  },
  verify: {
    checking: "Checking your link…",
    doneTitle: "Your address is verified",
    done: (email: string) => `${email} is verified.`,
    failedTitle: "This link doesn't work",
    continue: "Continue",
    signInTitle: "Sign in to verify",
    signInFirst: "Sign in to confirm that this address is yours.",
    as: (email: string) => `You're signed in as ${email}.`,
    otherAccount: "Use another account"
  },
  link: {
    missingTitle: "This link is incomplete",
    missing: "Open the link in the email again, or copy the whole link into the address bar."
  },
  side: "See which vehicles are in, and who has the others.",
  legal: { terms: "Terms of Service", privacy: "Privacy Policy" }
}
