import type { messages as english } from "./en.ts"
import { ofContexts } from "./ofContexts.ts"

const { fields, sentences: ofActions } = ofContexts(
  import.meta.glob("../../*/messages/audit.es.ts", { eager: true, import: "messages" })
)

export const messages: typeof english = {
  title: "Registro de auditoría",
  mine: "Actividad de su cuenta, lo más reciente primero.",
  ofOrganization: "Actividad de esta organización, lo más reciente primero.",
  emptyTitle: "Todavía no hay actividad",
  export: "Exportar",
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
  hidden: "…",
  left: "en una organización que ha dejado",
  from: (address) => `desde ${address}`,
  fields,
  sentences: {
    other: "[actor]: [action] [subject]",
    "audit_log.exported": "[actor] exportó el registro de auditoría",
    "mail.link_shown": "[actor] vio el enlace del correo a [subject]",
    "mail.resent": "[actor] reenvió el correo a [subject]",
    "mail.sender_allowed": "[actor] volvió a permitir los correos salientes",
    "mail.sender_limited": "[actor] limitó los correos salientes",
    "mail.sender_stopped": "[actor] detuvo los correos salientes",
    ...ofActions
  }
}
