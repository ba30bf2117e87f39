/** The pages linked from emails. */
export const messages = {
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
    signIn: "Sign in and verify",
    signInFirst: "Sign in to confirm that this address is yours.",
    as: (email: string) => `You're signed in as ${email}.`,
    otherAccount: "Use another account"
  },
  link: {
    missingTitle: "This link is incomplete",
    missing: "Open the link in the email again, or copy the whole link into the address bar."
  }
}
