import type { messages as en } from "./issuers.en.ts"

export const messages: typeof en = {
  or: "o",
  continueWith: (name) => `Continuar con ${name}`,
  singleSignOn: "Usar el inicio de sesión único",
  leaving: "Un momento...",
  callback: {
    title: "Iniciando sesión…",
    failed: "No se pudo iniciar sesión",
    linkFailed: "No se pudo conectar el servicio",
    proveFailed: "No se pudo confirmar que es usted",
    back: "Volver a iniciar sesión",
    account: "Volver a su cuenta",
    code: "Escriba su código",
    linked: "Conectado. Ya puede iniciar sesión con este servicio.",
    proven: "Confirmado. No se le volverá a pedir durante cinco minutos."
  },
  panel: {
    title: "Servicios de inicio de sesión",
    about: "Servicios con los que puede iniciar sesión en lugar de usar una contraseña.",
    connect: (name) => `Conectar ${name}`,
    connected: (when) => `Conectado ${when}`,
    used: (when) => `último uso ${when}`,
    disconnect: "Desconectar",
    disconnectOf: (name) => `Desconectar ${name}`,
    disconnectTitle: (name) => `¿Desconectar ${name}?`,
    disconnectSentence: "Ya no podrá iniciar sesión con este servicio.",
    disconnected: "Desconectado."
  },
  proof: {
    title: "Confirme que es usted",
    about:
      "Vuelva a iniciar sesión para continuar. No se le volverá a pedir durante cinco minutos. Después, repita lo que estaba haciendo."
  }
}
