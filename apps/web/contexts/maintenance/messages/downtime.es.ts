import type { messages as english } from "./downtime.en.ts"

export const messages: typeof english = {
  title: "Inactividad",
  about: "Cuándo no se pudieron usar los vehículos en servicio, y por qué.",
  period: "Periodo",
  periods: {
    "7": "Últimos 7 días",
    "30": "Últimos 30 días",
    "90": "Últimos 90 días",
    "365": "Últimos 365 días"
  },
  cause: "Causa",
  anyCause: "Todas las causas",
  causes: {
    waiting_parts: "En espera de recambios",
    accident: "Accidente",
    breakdown: "Avería",
    recall: "Llamada a revisión",
    pm: "Mantenimiento preventivo",
    recon: "Reacondicionamiento",
    admin: "Otro motivo"
  },
  kind: "Planificada o no",
  kinds: { any: "Planificada y no planificada", true: "Planificada", false: "No planificada" },
  planned: "Planificada",
  unplanned: "No planificada",
  numbers: {
    label: "La inactividad en cifras",
    availability: "Disponibilidad",
    formula: (down, inService) =>
      `100 % menos la inactividad dividida entre el tiempo en servicio: 1 − ${down} ÷ ${inService}. Cada instante de un vehículo cuenta una vez, solo mientras está en servicio y hasta ahora.`,
    noTime: "Ningún vehículo estuvo en servicio en este periodo.",
    total: "Inactividad",
    totalAbout:
      "Toda la inactividad de los vehículos en servicio. Los motivos que se solapan cuentan una vez.",
    plannedAbout: "Inactividad planificada, como la del mantenimiento preventivo.",
    unplannedAbout: "Inactividad que nadie planificó, como la de una avería."
  },
  byCause: "Por causa",
  causeAbout: (hours, all, percent) => `${percent} de toda la inactividad: ${hours} ÷ ${all}.`,
  share: (hours, percent) => `${hours} · ${percent}`,
  empty: { title: "Sin inactividad", sentence: "Ningún vehículo estuvo fuera de uso en este periodo." },
  noMatches: "Nada de este periodo coincide con los filtros.",
  since: (from) => `Desde ${from}`,
  defect: "Defecto bloqueante",
  record: "Registrar inactividad",
  recordAbout:
    "Las órdenes de trabajo y los defectos bloqueantes registran la suya. Registre aquí la que tenga otro motivo.",
  edit: "Editar",
  editTitle: "Editar inactividad",
  editAbout: (vehicle) => `Cuándo no se pudo usar ${vehicle}, y por qué.`,
  more: (vehicle, from) => `Más acciones: ${vehicle}, ${from}`,
  end: "Terminar ahora",
  ended: (vehicle) => `${vehicle} se puede usar de nuevo.`,
  remove: "Quitar",
  removed: (vehicle) => `Se ha quitado la inactividad de ${vehicle}.`,
  added: (vehicle) => `Se ha registrado la inactividad de ${vehicle}.`,
  saved: (vehicle) => `Se ha guardado la inactividad de ${vehicle}.`,
  fields: {
    vehicle: "Vehículo",
    cause: "Causa",
    planned: "Planificada",
    plannedHint: "Cuenta como inactividad planificada.",
    from: "Desde",
    until: "Hasta",
    untilHint: "Déjelo vacío mientras dure.",
    note: "Nota"
  },
  noTime: "Indique una fecha y una hora.",
  order: "El final debe ser posterior al inicio.",
  tabAbout: (percent) => `Disponibilidad en los últimos 365 días: ${percent}`
}
