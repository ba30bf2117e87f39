import type { messages as english } from "./en.ts"

/** The sentences of each context's actions. */
const contexts = import.meta.glob<Readonly<Record<string, string>>>("../../*/messages/audit.es.ts", {
  eager: true,
  import: "messages"
})

export const messages: typeof english = {
  title: "Registro de auditoría",
  mine: "Actividad de su cuenta, lo más reciente primero.",
  ofOrganization: "Actividad de esta organización, lo más reciente primero.",
  emptyTitle: "Todavía no hay actividad",
  you: "Usted",
  actors: {
    Anonymous: "Alguien sin sesión",
    Person: "Un antiguo usuario",
    Member: "Un antiguo miembro",
    Job: "Motorpool",
    Operator: "Un operador"
  },
  operatorForYou: "Un operador en su nombre",
  operatorFor: (name) => `Un operador en nombre de ${name}`,
  erased: "un antiguo usuario",
  from: (address) => `desde ${address}`,
  fields: {
    name: "el nombre",
    industry: "el sector",
    time_zone: "la zona horaria",
    currency: "la moneda",
    units: "las unidades",
    full_name: "el nombre completo",
    email: "el correo",
    phone: "el teléfono",
    notes: "las notas",
    locale: "el idioma"
  },
  sentences: {
    other: "[actor]: [action] [subject]",
    "mail.link_shown": "[actor] vio el enlace del correo a [subject]",
    "mail.resent": "[actor] reenvió el correo a [subject]",
    ...Object.fromEntries(Object.values(contexts).flatMap(Object.entries<string>))
  }
}
