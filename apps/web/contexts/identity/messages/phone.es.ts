import type { messages as english } from "./phone.en.ts"

export const messages: typeof english = {
  title: "Añadir un teléfono",
  why: "Podemos enviarle un código por SMS cuando no tenga a mano su aplicación de autenticación o su llave de acceso. Los SMS se pueden interceptar; por eso el teléfono solo sirve junto con una aplicación de autenticación o una llave de acceso.",
  number: "Número de teléfono",
  numberHint: "Con el prefijo del país, por ejemplo +34 600 100 200.",
  required: "Escriba el número de teléfono.",
  send: "Enviarme un código",
  codeTitle: "Escriba el código",
  sentTo: (phone) => `Hemos enviado un código por SMS al ${phone}.`,
  again: "Enviar otro código",
  sentAgain: "Código nuevo enviado.",
  done: "Teléfono añadido."
}
