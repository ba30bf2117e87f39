import type { messages as english } from "./mailed.en.ts"

export const messages: typeof english = {
  reset: {
    title: "Elija una nueva contraseña",
    sentence: "Se cerrará la sesión en todos sus dispositivos.",
    submit: "Guardar la nueva contraseña",
    busy: "Guardando...",
    doneTitle: "Su contraseña ha cambiado",
    done: "Se ha cerrado la sesión en todos sus dispositivos. Inicie sesión con la nueva contraseña.",
    signIn: "Iniciar sesión",
    again: "Solicitar un enlace nuevo"
  },
  verify: {
    checking: "Comprobando su enlace…",
    doneTitle: "Su correo está verificado",
    done: (email) => `${email} está verificado.`,
    failedTitle: "Este enlace no funciona",
    continue: "Continuar",
    signInTitle: "Inicie sesión para verificar",
    signIn: "Iniciar sesión y verificar",
    signInFirst: "Inicie sesión para confirmar que este correo es suyo.",
    as: (email) => `Ha iniciado sesión como ${email}.`,
    otherAccount: "Usar otra cuenta"
  },
  link: {
    missingTitle: "Este enlace está incompleto",
    missing: "Abra de nuevo el enlace del correo o cópielo entero en la barra de direcciones."
  }
}
