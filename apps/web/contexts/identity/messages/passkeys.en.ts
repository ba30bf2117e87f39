/** Where passkeys are used, before and after signing in. */
export const messages = {
  signIn: "Sign in with a passkey",
  lead: "Your password is correct. One more step: use your passkey.",
  use: "Use a passkey",
  useInstead: "Use a passkey instead",
  useCode: "Use a code instead",
  busy: "Waiting for your passkey...",
  back: "Back to sign in",
  startAgain: "Start again",
  prove: "Use your passkey to continue. You won't be asked again for five minutes.",
  failed: {
    cancelled: "No passkey was used. Either you cancelled, or there's none for Motorpool on this device.",
    unsupported: "This browser doesn't support passkeys.",
    known: "This device already has a passkey for your account.",
    unfit:
      "This device can't keep a passkey. It needs a fingerprint reader, a camera that recognizes you, or a PIN.",
    elsewhere: (host: string) => `Passkeys work only at ${host}. Open Motorpool there.`,
    unknown: "Your browser couldn't use a passkey. Try again."
  },
  kind: "Passkey",
  synced: "Passkey, synced between your devices",
  add: "Add a passkey",
  addTitle: "Add a passkey",
  addSentence:
    "Your device keeps the passkey, and your fingerprint, face or PIN unlocks it. It signs you in without a password and without a code.",
  name: "Name",
  nameHint: "So that you recognize it later.",
  defaultName: (browser: string, system: string) => `${browser} on ${system}`,
  otherwise: "This device",
  next: "Continue",
  adding: "Waiting for your device...",
  added: "Passkey added. You're signed out everywhere else.",
  removeSentence:
    "It no longer opens your account. Your device may still offer it: delete it there, too, in its passwords.",
  removed: "Passkey removed."
}
