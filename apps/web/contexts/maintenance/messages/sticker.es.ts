import type { messages as english } from "./sticker.en.ts"

export const messages: typeof english = {
  loading: "Abriendo...",
  failed: "Notificar un defecto",
  title: (vehicle: string) => `Notificar un defecto en ${vehicle}`,
  about: (organization: string) => `${organization} leerá su aviso. No necesita una cuenta.`,
  what: "Qué falla",
  whatHint: "En pocas palabras, como «No funciona la luz de freno izquierda».",
  common: "Defectos frecuentes",
  choices: {
    light: "Testigo encendido",
    tire: "Neumático pinchado",
    brakes: "Frenos",
    lamp: "Luz fundida",
    damage: "Daño en la carrocería",
    leak: "Fuga de líquido",
    noise: "Ruido extraño"
  },
  unsafe: "No es seguro conducirlo",
  note: "Detalles",
  name: "Su nombre",
  contact: "Teléfono o correo electrónico",
  contactHint: "Por si hay preguntas.",
  submit: "Enviar aviso",
  busy: "Enviando...",
  doneTitle: "Gracias",
  done: (organization: string) => `${organization} ha recibido su aviso.`,
  doneUnsafe: "No conduzca el vehículo hasta que alguien lo haya revisado.",
  another: "Notificar otro defecto"
}
