import type { messages as english } from "./privacy.en.ts"

/** Quién ve dónde están los vehículos: viajes privados y ajustes del seguimiento. */
export const messages: typeof english = {
  purpose: {
    label: (time) => `Motivo del viaje de las ${time}`,
    names: { business: "Trabajo", private: "Privado", unknown: "Sin motivo" },
    about: "Solo usted ve sus viajes privados y dónde terminaron.",
    saved: "Motivo guardado"
  },
  drive: {
    start: "Iniciar viaje privado",
    end: "Terminar viaje privado",
    since: (time) => `Viaje privado desde las ${time}. Solo usted ve dónde está este vehículo.`,
    started: "Desde ahora solo usted ve este vehículo",
    ended: "Todos vuelven a ver este vehículo"
  },
  tracking: {
    title: "Ajustes de seguimiento",
    about: "Se aplican a todos los vehículos de la organización.",
    days: "Días que se conservan las posiciones",
    daysHint:
      "Las posiciones, viajes y paradas más antiguos se eliminan en el plazo de un día. No se puede deshacer.",
    badDays: "Elija entre 7 y 1000 días.",
    hours: {
      when: "Horario de seguimiento",
      always: "A todas horas",
      hours: "A ciertas horas"
    },
    hoursHint: (timeZone) =>
      `Fuera de ese horario, solo el conductor ve dónde está un vehículo. Las horas son de ${timeZone}.`,
    save: "Guardar ajustes",
    saving: "Guardando...",
    saved: "Ajustes de seguimiento guardados"
  },
  more: "Más sobre el mapa"
}
