import type { messages as english } from "./forms.en.ts"

export const messages: typeof english = {
  required: (label) => `${label}: este campo es obligatorio.`,
  choose: (label) => `Elija una opción: ${label}.`,
  email: "Escriba un correo electrónico válido, como nombre@ejemplo.com.",
  passwordShort: "La contraseña debe tener al menos 8 caracteres.",
  passwordLong: "La contraseña debe tener como máximo 256 caracteres.",
  tooLong: (label, max) => `${label}: ${max} caracteres como máximo.`
}
