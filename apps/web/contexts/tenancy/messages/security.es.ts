import type { messages as english } from "./security.en.ts"

export const messages: typeof english = {
  title: "Verificación en dos pasos",
  why: "Las contraseñas se roban. Con un segundo paso, una contraseña robada no basta para abrir las cuentas de su equipo.",
  off: "No se exige",
  from: (when) => `Se exige a partir del ${when}`,
  since: (when) => `Se exige desde el ${when}`,
  require: "Exigirla",
  requireTitle: "¿Exigir la verificación en dos pasos?",
  everyone: "Todos los miembros de esta organización la han configurado.",
  missing: (count) =>
    count === 1
      ? "1 miembro aún no la ha configurado. Se le notificará ahora; pasados los días que elija, no podrá entrar hasta que lo haga."
      : `${count} miembros aún no la han configurado. Se les notificará ahora; pasados los días que elija, no podrán entrar hasta que lo hagan.`,
  days: "Días hasta que se exija",
  daysHint: "De 0 a 30.",
  daysInvalid: "Elija de 0 a 30 días.",
  required: "La verificación en dos pasos es obligatoria.",
  busy: "Un momento...",
  stop: "Dejar de exigirla",
  stopTitle: "¿Dejar de exigir la verificación en dos pasos?",
  stopSentence: "Los miembros podrán entrar solo con su contraseña. Quienes la configuraron la conservan.",
  stopped: "La verificación en dos pasos ya no es obligatoria.",
  list: "Miembros sin segundo paso",
  remind: "Enviar recordatorio",
  reminded: "Recordatorio enviado.",
  banner: {
    title: "Segundo paso obligatorio",
    soon: (organization, when) =>
      `${organization} exige la verificación en dos pasos a partir del ${when}. Configurarla lleva dos minutos.`,
    now: (organization) =>
      `${organization} exige la verificación en dos pasos, para que una contraseña robada no baste para entrar. Configurarla lleva dos minutos; después podrá continuar.`,
    setUp: "Configurarla"
  }
}
