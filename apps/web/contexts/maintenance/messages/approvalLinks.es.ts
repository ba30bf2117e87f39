import type { messages as english } from "./approvalLinks.en.ts"

export const messages: typeof english = {
  title: "Enviar presupuesto",
  about: (address: string) =>
    `El destinatario recibe un enlace a este presupuesto, tal como está ahora, y lo aprueba o rechaza sin necesidad de cuenta. Las respuestas llegan a ${address}.`,
  name: "Nombre",
  email: "Correo electrónico",
  note: "Nota",
  submit: "Enviar presupuesto",
  busy: "Enviando...",
  sentTitle: "Presupuesto enviado",
  sent: (email: string) => `Se ha enviado a ${email}. El enlace funciona durante 14 días, para una decisión.`,
  link: "Enlace",
  done: "Hecho",
  panel: "Presupuestos enviados",
  sentBy: (signed: string) => `Enviado por ${signed}`,
  states: {
    open: (day: string) => `Abierto hasta el ${day}`,
    approved: (day: string) => `Aprobado el ${day}`,
    declined: (day: string) => `Rechazado el ${day}`,
    revoked: "Anulado",
    expired: "Caducado",
    over: "Ya no hace falta"
  },
  revoke: "Anular",
  revokeOf: (name: string) => `Anular el enlace de ${name}`,
  revokeTitle: (name: string) => `¿Anular el enlace de ${name}?`,
  revokeAbout: "El enlace deja de funcionar. La solicitud de aprobación sigue abierta.",
  revokeDone: "El enlace se ha anulado."
}
