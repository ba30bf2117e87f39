import type { messages as english } from "./meters.en.ts"

export const messages: typeof english = {
  tab: "Contadores",
  kinds: {
    odometer: "Cuentakilómetros",
    engine_hours: "Horas de motor",
    pto_hours: "Horas de toma de fuerza",
    other: "Otro contador"
  },
  sources: {
    manual: "Introducida",
    fuel: "Con repostaje",
    inspection: "Inspección",
    work_order: "Orden de trabajo",
    handover: "Entrega",
    telematics_obd: "Del vehículo",
    telematics_gps: "GPS",
    import: "Importada",
    replacement: "Sustitución"
  },
  empty: {
    title: "Todavía no hay lecturas",
    sentence:
      "Registre lo que marca hoy el cuentakilómetros. Las lecturas posteriores se comprueban con esa.",
    readOnly: "Aquí aparecen las lecturas que registre su equipo."
  },
  notRead: "Sin lecturas",
  perDay: "Media diaria, 90 días",
  life: "Total, con contadores anteriores",
  dial: "Contador",
  dials: {
    replaced: (when) => `Sustituido el ${when}`,
    rolled_over: (when) => `Volvió a cero el ${when}`,
    unit_fix: (when) => `Unidad corregida el ${when}`
  },
  readings: "Lecturas",
  readingsOf: (meter) => `Lecturas: ${meter}`,
  whichMeter: "Contador",
  asTyped: (value) => `introducida como ${value}`,
  unlikely: "Inusualmente alta",
  voided: "Anulada",
  voidedBecause: (reason) => `Anulada: ${reason}`,
  void: "Anular",
  voidReading: (value) => `Anular la lectura ${value}`,
  restore: "Restaurar",
  restoreReading: (value) => `Restaurar la lectura ${value}`,
  restored: "Se ha restaurado la lectura.",
  undo: "Deshacer",
  voiding: {
    title: "Anular lectura",
    about: "Se conserva en el historial con su motivo y deja de contar.",
    reason: "Motivo",
    submit: "Anular lectura",
    busy: "Anulando...",
    done: "Se ha anulado la lectura."
  },
  record: {
    title: "Registrar lectura",
    about: "Lo que marca el contador ahora, o lo que marcaba antes.",
    vehicle: "Vehículo",
    vehiclePlaceholder: "Número de unidad, matrícula, bastidor, marca o modelo",
    vehicleNotFound: "No se han encontrado vehículos.",
    searching: "Buscando...",
    reading: "Lectura",
    unit: "Unidad",
    units: { km: "km", mi: "mi", h: "h" },
    when: "Fecha y hora",
    last: (value, when) => `Última: ${value}, ${when}.`,
    first: "Es la primera lectura.",
    notANumber: "Escriba lo que marca el contador, como 51.245.",
    noTime: "Indique una fecha y una hora.",
    lower: (value) =>
      `Es menor que la última lectura, ${value}. Si se sustituyó el contador, registre antes la sustitución.`,
    high: (increase) =>
      `${increase} más que la última lectura, algo poco habitual. Compruébela antes de guardar.`,
    submit: "Registrar lectura",
    anyway: "Guardar de todos modos",
    busy: "Guardando...",
    done: (vehicle) => `Se ha registrado la lectura de ${vehicle}.`
  },
  more: (meter) => `Más acciones: ${meter}`,
  add: {
    open: "Añadir contador",
    title: "Añadir contador",
    about: "Por ejemplo, las horas de motor o un equipo de frío.",
    kind: "Tipo",
    name: "Nombre",
    submit: "Añadir contador",
    busy: "Añadiendo...",
    done: (meter) => `Se ha añadido: ${meter}.`
  },
  replace: {
    open: "Sustituir contador",
    title: "Sustituir contador",
    about: "Las lecturas anteriores se conservan y las distancias se suman entre ambos contadores.",
    reason: "Qué ha ocurrido",
    reasons: {
      replaced: "Se sustituyó el contador",
      rolled_over: "El contador volvió a cero",
      unit_fix: "Las lecturas se introdujeron en una unidad equivocada"
    },
    end: "Última lectura del contador anterior",
    endHint: "Déjelo vacío si ya no se puede leer.",
    rolloverEnd: "Dónde volvió a cero",
    rolloverHint: "Déjelo vacío para la siguiente potencia de diez, como 1.000.000.",
    start: "Lo que marca el contador nuevo",
    startNow: "Lo que marca ahora",
    note: "Nota",
    submit: "Sustituir contador",
    busy: "Guardando...",
    done: (meter) => `Se ha sustituido: ${meter}.`
  },
  undoReplacement: "Deshacer la sustitución",
  replacementUndone: "Se ha deshecho la sustitución.",
  makePrimary: "Usar como contador principal",
  primary: "Principal",
  madePrimary: (meter) => `Contador principal: ${meter}.`,
  readIn: { km: "El contador marca kilómetros", mi: "El contador marca millas" },
  unitChanged: "Se ha cambiado la unidad. Las lecturas conservan su valor.",
  remove: "Eliminar contador",
  removed: (meter) => `Se ha eliminado: ${meter}.`
}
