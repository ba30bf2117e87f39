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
  keep: {
    title: "¿Conservar su cuenta?",
    sentence: "Su cuenta está a punto de eliminarse. Si la conserva, todo queda como estaba.",
    submit: "Conservar mi cuenta",
    busy: "Un momento...",
    doneTitle: "Eliminación de la cuenta cancelada",
    done: "Su cuenta no se eliminará. Puede iniciar sesión como antes.",
    signIn: "Iniciar sesión",
    invalid: "Este enlace ya no funciona. Ya se utilizó, o la cuenta se ha eliminado.",
    scheduledTitle: "Su cuenta se eliminará",
    scheduled: (date: string) => `Se eliminará el ${date}. Se han cerrado todas sus sesiones.`,
    mailed:
      "Si cambia de opinión, abra el enlace del correo que acabamos de enviarle. Funciona hasta entonces."
  },
  link: {
    missingTitle: "Este enlace está incompleto",
    missing: "Abra de nuevo el enlace del correo o cópielo entero en la barra de direcciones."
  }
}
