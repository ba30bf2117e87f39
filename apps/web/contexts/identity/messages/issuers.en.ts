/** Signing in with a service. */
export const messages = {
  or: "or",
  continueWith: (name: string) => `Continue with ${name}`,
  singleSignOn: "Use single sign-on",
  leaving: "One moment...",
  callback: {
    title: "Signing you in…",
    failed: "Couldn't sign you in",
    linkFailed: "Couldn't connect the service",
    proveFailed: "We couldn't confirm that it's you",
    back: "Back to sign in",
    account: "Back to your account",
    code: "Enter your code",
    linked: "Connected. You can now sign in with it.",
    proven: "Confirmed. You won't be asked again for five minutes."
  },
  panel: {
    title: "Sign-in services",
    about: "Services that you can sign in with instead of a password.",
    connect: (name: string) => `Connect ${name}`,
    connected: (when: string) => `Connected ${when}`,
    used: (when: string) => `last used ${when}`,
    disconnect: "Disconnect",
    disconnectOf: (name: string) => `Disconnect ${name}`,
    disconnectTitle: (name: string) => `Disconnect ${name}?`,
    disconnectSentence: "You can no longer sign in with it.",
    disconnected: "Disconnected."
  },
  proof: {
    title: "Confirm it's you",
    about:
      "Sign in again to continue. You won't be asked again for five minutes. Then repeat what you were doing."
  }
}
