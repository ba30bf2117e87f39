/** Where a code is entered. */
export const messages = {
  sentence: "One more step: enter a code.",
  label: {
    totp: "Code from your authenticator app",
    phone: "Code from the text message",
    recovery_code: "Recovery code"
  },
  hint: {
    totp: "Six digits. They change every 30 seconds.",
    phone: "Six digits. They expire in 10 minutes.",
    recovery_code: "Each code works once."
  },
  required: "Code is required.",
  submit: "Continue",
  busy: "Checking...",
  useRecovery: "Use a recovery code instead",
  textTo: (digits: string) => `Text me a code (phone ending in ${digits})`,
  textAgain: "Text me another code",
  useApp: "Use your authenticator app instead",
  back: "Back to sign in",
  startAgain: "Start again"
}
