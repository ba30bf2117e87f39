/** Where passkeys are used, before and after signing in. */
export const messages = {
  signIn: "Sign in with a passkey",
  lead: "One more step: use your passkey.",
  use: "Use a passkey",
  useInstead: "Use a passkey instead",
  useCode: "Use a code instead",
  busy: "Waiting for your passkey...",
  back: "Back to sign in",
  startAgain: "Start again",
  prove: "Use your passkey to continue. You won't be asked again for five minutes.",
  failed: {
    cancelled: "No passkey was used. Either you canceled, or this device has no passkey for Motorpool.",
    unsupported: "This browser doesn't support passkeys.",
    known: "This device already has a passkey for your account.",
    unfit: "This device can't store passkeys. It needs a fingerprint reader, face recognition or a PIN.",
    elsewhere: (host: string) => `Passkeys work only at ${host}. Open Motorpool there.`,
    unknown: "Your browser couldn't use the passkey. Try again."
  },
  kind: "Passkey",
  synced: "Passkey, synced between your devices",
  add: "Add a passkey",
  addTitle: "Add a passkey",
  addSentence:
    "Your device stores the passkey, and you unlock it with your fingerprint, face or PIN. You can then sign in without a password or a code.",
  name: "Name",
  nameHint: "So you can recognize it later.",
  defaultName: (browser: string, system: string) => `${browser} on ${system}`,
  otherwise: "This device",
  next: "Continue",
  adding: "Waiting for your device...",
  added: "Passkey added. You're signed out everywhere else.",
  removeSentence:
    "You can no longer sign in with it. Your device may still suggest it: delete it in the device's password settings, too.",
  removed: "Passkey removed."
}
