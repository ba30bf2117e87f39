/** Adding a phone. */
export const messages = {
  title: "Add a phone",
  why: "We can text you a code when you don't have your authenticator app or passkey with you. Text messages can be intercepted, so a phone only works in addition to an authenticator app or a passkey.",
  number: "Phone number",
  numberHint: "With its country code, such as +1 555 010 0123.",
  required: "Phone number is required.",
  send: "Text me a code",
  codeTitle: "Enter the code",
  sentTo: (phone: string) => `We texted a code to ${phone}.`,
  again: "Send another code",
  sentAgain: "New code sent.",
  done: "Phone added."
}
