import type { messages as english } from "./documents.en.ts"

export const messages: typeof english = {
  download: "Descargar PDF",
  open: "Enviar por correo...",
  title: (number: string) => `Enviar ${number} por correo`,
  about: (address: string) =>
    `La orden de trabajo se adjunta como PDF. Se envía en su nombre, y las respuestas llegan a ${address}.`,
  to: "Para",
  subject: "Asunto",
  subjectHint: "Si lo deja vacío, se usan el número y el título de la orden de trabajo.",
  note: "Nota",
  submit: "Enviar correo",
  busy: "Enviando...",
  done: (number: string, to: string) => `${number} se ha enviado por correo a ${to}.`
}
