import type { messages as english } from "./security.en.ts"

export const messages: typeof english = {
  title: "Verificación en dos pasos",
  why: "Un segundo paso protege las cuentas de su equipo aunque alguien robe una contraseña.",
  off: "No se exige",
  from: (when) => `Se exige a partir del ${when}`,
  since: (when) => `Se exige desde el ${when}`,
  require: "Exigirla",
  requireTitle: "¿Exigir la verificación en dos pasos?",
  everyone: "Todos los miembros de esta organización la han configurado.",
  missing: (count) =>
    count === 1
      ? "1 miembro aún no la ha configurado. Se le notificará ahora. Pasados los días que elija, no tendrá acceso hasta que la configure."
      : `${count} miembros aún no la han configurado. Se les notificará ahora. Pasados los días que elija, no tendrán acceso hasta que la configuren.`,
  days: "Días hasta que se exija",
  daysHint: "De 0 a 30.",
  daysInvalid: "Elija de 0 a 30 días.",
  required: "La verificación en dos pasos es obligatoria.",
  busy: "Un momento...",
  stop: "Dejar de exigirla",
  stopTitle: "¿Dejar de exigir la verificación en dos pasos?",
  stopSentence:
    "Los miembros ya no necesitarán un segundo paso para acceder a la organización. Quienes lo hayan configurado lo conservan.",
  stopped: "La verificación en dos pasos ya no es obligatoria.",
  list: "Miembros sin segundo paso",
  remind: "Enviar recordatorio",
  reminded: "Recordatorio enviado.",
  banner: {
    title: "Segundo paso obligatorio",
    soon: (organization, when) =>
      `${organization} exige la verificación en dos pasos a partir del ${when}. Se configura en dos minutos.`,
    now: (organization) =>
      `${organization} exige la verificación en dos pasos. Configúrela para continuar. Lleva dos minutos.`,
    setUp: "Configurarla"
  }
}
