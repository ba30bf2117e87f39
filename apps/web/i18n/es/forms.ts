import type { Translation } from "../catalogue.ts"
import type { forms as english } from "../en/forms.ts"

export const forms: Translation<typeof english> = {
  required: (label) => `${label}: este campo es obligatorio.`,
  choose: (label) => `Elija una opción: ${label}.`,
  email: "Escriba un correo electrónico válido, como nombre@ejemplo.com.",
  passwordShort: "La contraseña necesita al menos 8 caracteres.",
  passwordLong: "La contraseña puede tener 256 caracteres como máximo.",
  tooLong: (label, max) => `${label}: ${max} caracteres como máximo.`
}
