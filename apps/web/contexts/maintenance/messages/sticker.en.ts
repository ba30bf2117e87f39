/** Where people without an account report a defect. */
export const messages = {
  loading: "Opening...",
  failed: "Report a defect",
  title: (vehicle: string) => `Report a defect on ${vehicle}`,
  about: (organization: string) => `${organization} reads your report. You don't need an account.`,
  what: "What is wrong",
  whatHint: "In a few words, such as “Left brake light is out”.",
  common: "Common defects",
  choices: {
    light: "Warning light is on",
    tire: "Flat tire",
    brakes: "Brakes",
    lamp: "Light is out",
    damage: "Damage to the body",
    leak: "Leaking fluid",
    noise: "Unusual noise"
  },
  unsafe: "It is unsafe to drive",
  note: "Details",
  name: "Your name",
  contact: "Phone or email",
  contactHint: "In case there are questions.",
  submit: "Send report",
  busy: "Sending...",
  doneTitle: "Thank you",
  done: (organization: string) => `${organization} has received your report.`,
  doneUnsafe: "Don't drive the vehicle until someone has checked it.",
  another: "Report another defect"
}
