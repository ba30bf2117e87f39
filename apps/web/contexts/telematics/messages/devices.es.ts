import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./devices.en.ts"

const plural = pluralOf("es")
const grouped = new Intl.NumberFormat("es")

export const messages: typeof english = {
  subtitle: "Rastreadores, teléfonos y vehículos conectados",
  tabs: {
    label: "Dispositivos",
    issues: "Incidencias",
    devices: "Dispositivos",
    faults: "Averías",
    connection: "DIMO"
  },
  none: "–",
  undo: "Deshacer",
  fields: {
    kind: "Incidencia",
    device: "Dispositivo",
    vehicle: "Vehículo",
    assigned: "Responsable",
    state: "Estado",
    source: "Tipo",
    linked: "Vehículo"
  },
  issues: {
    list: "Incidencias de dispositivos",
    count: (count, more) =>
      more
        ? `Más de ${grouped.format(count)} incidencias`
        : plural(count, { one: "1 incidencia", other: `${grouped.format(count)} incidencias` }),
    empty: {
      title: "No hay incidencias abiertas",
      sentence:
        "Los dispositivos sin señal, desconectados o mal vinculados aparecen aquí en menos de un minuto."
    },
    notFound: "Ninguna incidencia coincide con estos filtros",
    states: { open: "Abiertas", closed: "Cerradas", all: "Abiertas y cerradas" },
    kinds: {
      never_reported: "Nunca ha enviado datos",
      offline: "Sin datos",
      unplugged: "Desenchufado",
      low_power: "Batería baja",
      no_fix: "Sin posición",
      clock_skew: "Hora incorrecta",
      wrong_vehicle: "Vehículo equivocado"
    },
    evidence: {
      linked: (when) => `Vinculado ${when}, sin datos desde entonces`,
      lastSeen: (when) => `Últimos datos: ${when}`,
      unplugged: (when) => `Sin corriente del vehículo desde ${when}`,
      deviceBattery: (share) => `Batería del dispositivo: ${share}`,
      voltage: (volts) => `Batería del vehículo: ${volts}`,
      lastFix: (when) => `Última posición: ${when}`,
      noFix: "Sin posición desde que se vinculó",
      ahead: (time) => `Reloj adelantado ${time}`,
      vin: (reported, own) => `Comunica ${reported}; el vehículo es ${own}`
    },
    since: (when) => `Abierta ${when}`,
    closed: (when) => `Cerrada ${when}`,
    snoozed: (when) => `Pospuesta hasta ${when}`,
    assign: (issue) => `Responsable de: ${issue}`,
    unassigned: "Sin responsable",
    more: (issue) => `Más acciones para ${issue}`,
    name: (kind, device) => `${kind}, ${device}`,
    snoozeDay: "Posponer 1 día",
    snoozeWeek: "Posponer 1 semana",
    snoozeUntil: "Posponer hasta...",
    unsnooze: "Dejar de posponer",
    done: {
      snoozed: (when) => `Pospuesta hasta ${when}`,
      unsnoozed: "La incidencia ya no está pospuesta",
      assigned: "Responsable asignado",
      unassigned: "Ya no hay responsable"
    },
    snooze: {
      title: "Posponer incidencia",
      about: "Hasta entonces no se notifica a nadie, aunque se cierre y vuelva a abrirse.",
      until: "Hasta",
      submit: "Posponer",
      busy: "Posponiendo...",
      noDate: "Introduzca un día futuro."
    }
  },
  devices: {
    list: "Dispositivos",
    count: (count, more) =>
      more
        ? `Más de ${grouped.format(count)} dispositivos`
        : plural(count, { one: "1 dispositivo", other: `${grouped.format(count)} dispositivos` }),
    searchDevices: "Buscar por nombre, IMEI o SIM",
    states: {
      active: "Activo",
      silent: "Sin datos",
      never_reported: "Nunca ha enviado datos",
      archived: "Archivado"
    },
    sources: { tracker: "Rastreador", phone: "Teléfono", traccar: "Traccar", dimo: "DIMO" },
    linked: { yes: "En un vehículo", no: "Sin vehículo" },
    archivedOnly: "Archivados",
    show: "Mostrar",
    columns: {
      name: "Nombre",
      source: "Tipo",
      vehicle: "Vehículo",
      state: "Estado",
      seen: "Últimos datos",
      battery: "Batería",
      signal: "Señal",
      imei: "IMEI",
      model: "Modelo"
    },
    never: "Nunca",
    empty: {
      title: "Todavía no hay dispositivos",
      sentence: "Añada un teléfono o un rastreador, o reenvíe posiciones desde su servidor Traccar.",
      readOnly: "Aquí aparecen los rastreadores y teléfonos de su organización."
    },
    notFound: {
      title: "No se han encontrado dispositivos",
      sentence: (search) => `Ningún dispositivo coincide con «${search}».`,
      filters: "Ningún dispositivo coincide con estos filtros."
    }
  },
  faults: {
    list: "Averías de vehículos",
    count: (count, more) =>
      more
        ? `Más de ${grouped.format(count)} averías`
        : plural(count, { one: "1 avería", other: `${grouped.format(count)} averías` }),
    empty: {
      title: "No hay averías abiertas",
      sentence: "Aquí aparecen los códigos de avería que comunican los vehículos."
    },
    notFound: "Ninguna avería coincide con estos filtros",
    unknown: "Código desconocido",
    times: (count) => plural(count, { one: "una vez", other: `${grouped.format(count)} veces` }),
    lastSeen: (when) => `Comunicado ${when}`,
    clear: "Cerrar",
    clearNamed: (code, vehicle) => `Cerrar ${code} de ${vehicle}`,
    reopen: "Reabrir",
    cleared: (code) => `${code} cerrado. Volverá si el vehículo lo comunica de nuevo.`,
    reopened: (code) => `${code} reabierto`
  },
  servers: {
    title: "Servidores Traccar",
    about: "Reenvían las posiciones de sus dispositivos.",
    used: (when) => `Último uso: ${when}`,
    unused: "Sin usar todavía",
    remove: "Quitar",
    removeNamed: (name) => `Quitar ${name}`,
    removing: {
      title: (name) => `¿Quitar ${name}?`,
      sentence:
        "A partir de ahora se rechaza lo que reenvíe. Sus dispositivos y sus posiciones se conservan. Para volver a usarlo, necesita una dirección nueva.",
      confirm: "Quitar servidor",
      done: (name) => `Se quitó ${name}`
    }
  }
}
