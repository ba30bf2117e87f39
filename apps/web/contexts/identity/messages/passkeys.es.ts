import type { messages as english } from "./passkeys.en.ts"

export const messages: typeof english = {
  signIn: "Iniciar sesión con una llave de acceso",
  lead: "Falta un paso: use su llave de acceso.",
  use: "Usar una llave de acceso",
  useInstead: "Usar una llave de acceso",
  useCode: "Usar un código",
  busy: "Esperando su llave de acceso...",
  back: "Volver a iniciar sesión",
  startAgain: "Empezar de nuevo",
  prove: "Use su llave de acceso para continuar. No se le volverá a pedir en cinco minutos.",
  failed: {
    cancelled:
      "No se usó ninguna llave de acceso. Puede que haya cancelado, o que este dispositivo no tenga ninguna para Motorpool.",
    unsupported: "Este navegador no admite llaves de acceso.",
    known: "Este dispositivo ya tiene una llave de acceso para su cuenta.",
    unfit:
      "Este dispositivo no puede guardar llaves de acceso. Necesita un lector de huellas, reconocimiento facial o un PIN.",
    elsewhere: (host) => `Las llaves de acceso solo funcionan en ${host}. Abra Motorpool allí.`,
    unknown: "El navegador no pudo usar la llave de acceso. Inténtelo de nuevo."
  },
  kind: "Llave de acceso",
  synced: "Llave de acceso, sincronizada entre sus dispositivos",
  add: "Añadir una llave de acceso",
  addTitle: "Añadir una llave de acceso",
  addSentence:
    "La llave se guarda en su dispositivo y se desbloquea con su huella, su cara o un PIN. Después podrá iniciar sesión sin contraseña ni códigos.",
  name: "Nombre",
  nameHint: "Para reconocerla más adelante.",
  defaultName: (browser, system) => `${browser} en ${system}`,
  otherwise: "Este dispositivo",
  next: "Continuar",
  adding: "Esperando al dispositivo...",
  added: "Llave de acceso añadida. Se han cerrado sus demás sesiones.",
  removeSentence:
    "Ya no podrá iniciar sesión con ella. Es posible que su dispositivo aún la sugiera: elimínela también en los ajustes de contraseñas del dispositivo.",
  removed: "Llave de acceso eliminada."
}
