import type { messages as english } from "./codes.en.ts"

export const messages: typeof english = {
  sentence: "Falta un paso: escriba un código.",
  label: {
    totp: "Código de su aplicación de autenticación",
    phone: "Código del SMS",
    recovery_code: "Código de recuperación"
  },
  hint: {
    totp: "Seis cifras. Cambian cada 30 segundos.",
    phone: "Seis cifras. Caducan en 10 minutos.",
    recovery_code: "Cada código sirve una sola vez."
  },
  required: "Escriba el código.",
  submit: "Continuar",
  busy: "Comprobando...",
  useRecovery: "Usar un código de recuperación",
  textTo: (digits) => `Enviarme un código por SMS (teléfono terminado en ${digits})`,
  textAgain: "Enviarme otro código por SMS",
  useApp: "Usar la aplicación de autenticación",
  back: "Volver a iniciar sesión",
  startAgain: "Empezar de nuevo"
}
