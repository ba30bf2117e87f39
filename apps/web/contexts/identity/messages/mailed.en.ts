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
  keep: {
    title: "Keep your account?",
    sentence: "Your account is about to be deleted. If you keep it, everything stays as it was.",
    submit: "Keep my account",
    busy: "One moment...",
    doneTitle: "Account deletion canceled",
    done: "Your account won't be deleted. You can sign in as before.",
    signIn: "Sign in",
    invalid: "This link doesn't work any more. It was already used, or the account has been deleted.",
    scheduledTitle: "Your account will be deleted",
    scheduled: (date: string) => `It will be deleted on ${date}. You're signed out everywhere.`,
    mailed: "If you change your mind, open the link in the email we just sent you. It works until then."
  },
  link: {
    missingTitle: "This link is incomplete",
    missing: "Open the link in the email again, or copy the whole link into the address bar."
  }
}
