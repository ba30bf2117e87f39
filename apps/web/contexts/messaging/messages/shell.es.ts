import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./shell.en.ts"

const plural = pluralOf("es")

export const messages: typeof english = {
  open: { title: "Mensajes", keywords: "bandeja correos chat conversaciones" },
  quickLink: { title: "Mensajes del equipo", about: "Entre miembros" },
  compose: { title: "Redactar mensaje", label: "Redactar", keywords: "escribir enviar nuevo chat" },
  composeEmail: {
    title: "Redactar correo a un cliente",
    label: "Redactar",
    keywords: "escribir enviar email cliente"
  },
  people: "Personas",
  writeTo: (name) => `Escribir a ${name}`,
  offline: {
    short: "Sin conexión",
    title: "Sin conexión.",
    updated: "Actualizado",
    waiting: (count) =>
      plural(count, {
        one: "1 mensaje pendiente de envío.",
        other: `${count} mensajes pendientes de envío.`
      })
  }
}
