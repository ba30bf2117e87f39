/** The stickers of a vehicle. */
export const messages = {
  open: "Stickers",
  title: "Stickers",
  about: (vehicle: string) =>
    `Anyone can report a defect on ${vehicle} by scanning a sticker, without an account.`,
  list: "Stickers of the vehicle",
  empty: "No stickers yet",
  emptyAbout: "Create one, print it, and put it where drivers see it.",
  created: (signed: string) => `Created by ${signed}`,
  used: (when: string) => `Last used ${when}`,
  unused: "Not used yet",
  revoked: "Revoked",
  create: "Create sticker",
  close: "Close",
  revoke: "Revoke",
  revokeOf: (signed: string) => `Revoke sticker created by ${signed}`,
  revokeTitle: "Revoke this sticker?",
  revokeAbout: "It can no longer be used to report defects. You can create another one at any time.",
  revokeDone: "The sticker was revoked.",
  new: {
    title: "New sticker",
    about: "Print it now: its code is shown only once.",
    label: (vehicle: string) => `Code to report a defect on ${vehicle}`,
    language: "Language of the sticker",
    link: "Link",
    print: "Print",
    done: "Done"
  },
  /** What is on a sticker, in its own language. */
  sheet: { en: "Something wrong? Scan to report it.", es: "¿Algo falla? Escanee para avisar." }
}
