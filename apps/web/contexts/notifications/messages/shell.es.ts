import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./shell.en.ts"

const plural = pluralOf("es")

export const messages: typeof english = {
  open: { title: "Notificaciones", keywords: "avisos campana invitaciones" },
  invitations: (count) =>
    plural(count, { one: "1 invitación", other: `${count > 99 ? "99+" : count} invitaciones` })
}
