import { notificationKind } from "#kernel"

export const partLow = notificationKind({
  name: "part_low",
  icon: "bell",
  label: { en: "Parts to reorder", es: "Recambios por reponer" },
  about: {
    en: "The stock of a part falls to its reorder point.",
    es: "Las existencias de un recambio bajan hasta su punto de pedido."
  },
  channels: { app: "on", email: "on", push: "off" },
  audience: "members"
})
