import { catalogue } from "../catalogue.ts"

/** Sign-in, sign-up and the pages mails lead to. Texts of the product specification stand here word for word. */
export const identity = catalogue("identity", {
  fields: {
    email: "Email Address",
    password: "Password",
    fullName: "Full Name",
    newPassword: "New password"
  },
  passwordHint: "8 to 256 characters. A few words you remember do well.",
  signIn: {
    title: "Welcome back",
    sentence: "Sign in and see who has which key.",
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
    team: { title: "Team Management", sentence: "Who may do what" }
  },
  failed: "An error occurred",
  forgot: {
    title: "Forgot your password?",
    sentence: "Tell us your address and we send you a link to set a new one.",
    submit: "Send Reset Link",
    busy: "Sending...",
    back: "Back to sign in",
    sentTitle: "Look into your mailbox",
    sent: (email: string) =>
      `If there is an account for ${email}, a mail with a link is on its way. The link works once, for 30 minutes.`,
    again: "Send it again"
  },
  reset: {
    title: "Set a new password",
    sentence: "It ends every session of your account, on every device.",
    submit: "Set New Password",
    busy: "Saving...",
    doneTitle: "Your new password is set",
    done: "All sessions of your account have ended. Please sign in with the new password.",
    signIn: "Sign in",
    again: "Ask for a new link"
  },
  verify: {
    checking: "Checking your link…",
    doneTitle: "Your address is verified",
    done: (email: string) => `${email} belongs to you. Thank you.`,
    failedTitle: "This link does not work",
    continue: "Continue",
    signInTitle: "Sign in to verify",
    signInFirst: "The link and your password together prove that the address is yours.",
    as: (email: string) => `You are signed in as ${email}.`,
    otherAccount: "Use another account"
  },
  link: {
    missingTitle: "This link is incomplete",
    missing: "Please open the link in the mail again, or copy all of it into the address bar."
  },
  verification: {
    title: "Verify your email address",
    sentence: (email: string) => `We sent a link to ${email}.`,
    resend: "Resend mail",
    resent: (email: string) => `A new mail is on its way to ${email}.`
  },
  side: "One glance says which key is on its hook, and who has the others.",
  legal: { terms: "Terms of Service", privacy: "Privacy Policy" }
})
