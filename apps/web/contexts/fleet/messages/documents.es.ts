import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./documents.en.ts"

const plural = pluralOf("es")
const daysOf = (days: number) => plural(days, { one: "1 día", other: `${days} días` })

export const messages: typeof english = {
  tab: "Documentos",
  types: {
    registration: "Permiso de circulación",
    insurance: "Seguro",
    inspection: "Inspección técnica",
    permit: "Autorización",
    title: "Título de propiedad",
    lease: "Contrato de leasing",
    warranty_policy: "Garantía",
    other: "Otro"
  },
  states: {
    expired: (day) => `Caducó el ${day}`,
    today: "Caduca hoy",
    expiring: (days, day) => `Caduca en ${daysOf(days)}, el ${day}`,
    valid: (day) => `Válido hasta el ${day}`,
    unlimited: "Sin fecha de caducidad",
    renewed: (day) => `Renovado el ${day}`,
    archived: (day) => `Archivado el ${day}`
  },
  summary: {
    missing: (documents) => plural(documents, { one: "Falta 1", other: `Faltan ${documents}` }),
    expired: (documents) => plural(documents, { one: "1 caducado", other: `${documents} caducados` }),
    expiring: (documents) =>
      plural(documents, { one: "1 caduca pronto", other: `${documents} caducan pronto` }),
    valid: "En regla",
    none: "Sin documentos"
  },
  list: "Documentos",
  missing: {
    title: "Documentos que faltan",
    about: "Los vehículos de este tipo necesitan estos documentos. Sin ellos, el vehículo no puede salir.",
    state: "Falta",
    add: "Añadir",
    addOf: (type) => `Añadir ${type}`
  },
  earlier: {
    title: "Documentos anteriores",
    about: "Documentos renovados y archivados."
  },
  empty: {
    title: "Aún no hay documentos",
    sentence:
      "Añada el permiso de circulación, la póliza de seguro y otros documentos. Los gestores reciben un aviso antes de que caduquen.",
    readOnly: "Aquí aparecen los documentos de este vehículo."
  },
  number: (number) => `N.º ${number}`,
  validFrom: (day) => `Válido desde el ${day}`,
  requiredHere: "Necesario para salir",
  reminders: (days, onTheDay) => {
    if (days === "") return onTheDay ? "Aviso el día en que caduca" : "Sin avisos antes de que caduque"
    return onTheDay ? `Avisos ${days} días antes y el mismo día` : `Avisos ${days} días antes de que caduque`
  },
  download: (name) => `Abrir ${name}`,
  more: (type) => `Más acciones: ${type}`,
  edit: {
    open: "Editar",
    title: "Editar documento",
    about: "Corrija los datos introducidos.",
    submit: "Guardar cambios",
    done: (type) => `${type}: cambios guardados.`
  },
  add: {
    open: "Añadir documento",
    title: "Añadir documento",
    about: (vehicle) => `Un documento de ${vehicle}, con una foto o un archivo si lo tiene.`,
    submit: "Añadir documento",
    done: (type) => `${type}: documento añadido.`
  },
  renew: {
    open: "Renovar",
    openOf: (type) => `Renovar: ${type}`,
    title: "Renovar documento",
    about: (type) => `${type}: el documento actual se conserva en «Documentos anteriores».`,
    submit: "Renovar documento",
    done: (type) => `${type}: documento renovado.`
  },
  busy: "Guardando...",
  uploading: "Subiendo...",
  archive: "Archivar",
  restore: "Restaurar",
  restoreOf: (type) => `Restaurar: ${type}`,
  archived: (type) => `${type}: documento archivado.`,
  restored: (type) => `${type}: documento restaurado.`,
  undo: "Deshacer",
  fields: {
    type: "Tipo",
    number: "Número",
    issuer: "Emisor",
    valid_from: "Válido desde",
    expires_on: "Caduca el",
    file_id: "Archivo",
    lead_days: "Avisar",
    required: "Sin este documento, el vehículo no puede salir",
    vehicle: "Vehículo"
  },
  leadDaysHint: (most) => `Días antes de que caduque, separados por comas: ${most} como máximo.`,
  leadDaysInvalid: (most) => `Introduzca como máximo ${most} números enteros de 0 a 365, por ejemplo: 30, 7.`,
  file: {
    choose: "Elegir archivo",
    replace: "Sustituir archivo",
    hint: "Foto, PDF, Word, Excel, CSV o archivo de texto, de 10 MB como máximo. También puede arrastrarlo aquí.",
    remove: (name) => `Quitar ${name}`,
    uploading: (name) => `Subiendo ${name}`,
    unfit: {
      kind: (name) =>
        `«${name}» no se puede subir. Elija una foto, o un archivo PDF, Word, Excel, CSV o de texto.`,
      size: (name) => `«${name}» ocupa más de 10 MB.`,
      unreadable: (name) => `«${name}» está vacío o dañado, o su formato no se puede leer.`
    }
  },
  expiring: {
    list: "Documentos que caducan",
    count: ({ expired, expiring }) =>
      `${plural(expired, { one: "1 caducado", other: `${expired} caducados` })}, ${plural(expiring, { one: "1 caduca", other: `${expiring} caducan` })} en los próximos 30 días`,
    empty: {
      title: "Ningún documento caduca pronto",
      sentence: "Aquí aparecen los documentos que han caducado o caducan en los próximos 30 días."
    }
  },
  requirements: {
    open: "Documentos necesarios",
    title: "Documentos necesarios",
    about: "Elija qué necesitan los vehículos de cada tipo. Sin ello, un vehículo no puede salir.",
    type: "Documento",
    one: (type, kind) => `${type}: ${kind}`,
    submit: "Guardar",
    done: "Se guardaron los documentos necesarios."
  }
}
