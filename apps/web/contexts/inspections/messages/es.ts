import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./en.ts"

const plural = pluralOf("es")
const inspectionsOf = (count: number) =>
  plural(count, { one: "1 inspección", other: `${count} inspecciones` })

export const messages: typeof english = {
  forbidden: { title: "No tiene acceso a las inspecciones" },
  someone: "Antiguo miembro",
  mine: "Pendientes de sus vehículos",
  list: "Inspecciones",
  count: inspectionsOf,
  minutes: (count) => `${count} min`,
  fields: {
    vehicle: "Vehículo",
    form: "Formulario",
    result: "Resultado",
    failed: "Fallos",
    person: "Hecha por",
    at: "Terminada",
    flags: "Por comprobar",
    review: "Revisión",
    duration: "Duración",
    photos: "Fotos",
    received_at: "Recibida"
  },
  results: { pass: "Superada", pass_with_defects: "Superada con defectos", fail: "No superada" },
  severities: { advisory: "Aviso", minor: "Leve", major: "Grave", critical: "Crítico" },
  uses: {
    daily: "Control diario",
    pre_rental: "Antes del alquiler",
    return: "Devolución",
    appraisal: "Tasación",
    annual: "Inspección anual",
    handover: "Entrega",
    custom: "Otro"
  },
  flags: {
    fast: {
      name: "Inusualmente rápida",
      about: "Se rellenó más rápido de lo que se puede inspeccionar un vehículo."
    },
    clock: {
      name: "Reloj incorrecto",
      about: "El reloj del dispositivo era incorrecto, por lo que sus horas son estimadas."
    },
    reading: {
      name: "Lectura no plausible",
      about: "La lectura del cuentakilómetros no encaja con las demás, por lo que solo se guarda aquí."
    },
    late: { name: "Recibida con retraso", about: "Se recibió más de un día después de terminarse." }
  },
  reviews: { open: "Sin revisar", done: "Revisada" },
  views: { all: "Todas", failed: "Con defectos", review: "Por revisar", corrected: "Corregidas" },
  sorts: {
    "-at": "Más recientes primero",
    at: "Más antiguas primero",
    "-failed": "Más fallos primero",
    "-received": "Últimas recibidas primero"
  },
  numbers: {
    label: "Cifras de inspecciones",
    none: "–",
    due: {
      label: "Pendientes hoy",
      about: "Inspecciones que los vehículos necesitan hoy y que aún no se han hecho."
    },
    failed: {
      label: "Con defectos en 7 días",
      about: "Inspecciones de los últimos 7 días en las que falló al menos un punto."
    },
    review: {
      label: "Por revisar",
      about: "Inspecciones marcadas como inusuales que nadie ha revisado."
    },
    completion: {
      label: "Tasa de cumplimiento",
      about: "Cuántas de las inspecciones planificadas en los últimos 30 días se hicieron a tiempo."
    }
  },
  empty: {
    title: "Aún no hay inspecciones",
    sentence: "Las inspecciones aparecen aquí en cuanto alguien termina una, en cualquier dispositivo."
  },
  notFound: {
    title: "Ninguna inspección coincide",
    sentence: "Ninguna inspección coincide con estos filtros."
  },
  here: {
    label: "Inspecciones en este dispositivo",
    title: (count) => `${inspectionsOf(count)} en este dispositivo`,
    waitingTitle: (count) =>
      plural(count, {
        one: "1 inspección a la espera de conexión",
        other: `${count} inspecciones a la espera de conexión`
      }),
    about: "Solo usted puede verlas. Se envían automáticamente cuando están terminadas y hay conexión.",
    name: (vehicle, form) => `${vehicle}, ${form}`,
    draft: "Sin terminar",
    waiting: "A la espera de conexión",
    sending: "Enviando",
    refused: (reason) => `No aceptada: ${reason}`,
    edit: "Editar",
    resume: "Continuar",
    openOf: (name) => `Continuar o editar: ${name}`,
    discard: "Descartar",
    discardOf: (name) => `Descartar: ${name}`,
    discardTitle: "¿Descartar la inspección?",
    discardConfirm: "Descartar inspección",
    discardAbout: (name) =>
      `La inspección ${name} y sus fotos se eliminarán de este dispositivo. Esto no se puede deshacer.`
  },
  answers: {
    pass: "Correcto",
    fail: "Fallo",
    na: "No procede",
    photo: "Foto tomada",
    signed: (name) => `Firmado por ${name}`,
    noDamage: "Sin daños",
    none: "Sin respuesta"
  },
  tab: {
    title: "Inspecciones",
    due: "Inspecciones pendientes",
    start: "Iniciar inspección",
    inspect: "Inspeccionar",
    inspectWith: (form) => `Inspeccionar: ${form}`,
    dueOn: (day) => `Vence el ${day}`,
    overdue: "Vencida",
    beforeUse: "Pendiente antes del próximo uso",
    required: "El vehículo no debe salir antes de hacerla.",
    none: "Este vehículo aún no se ha inspeccionado."
  },
  file: {
    open: "Exportar expediente",
    title: "Exportar expediente para una autoridad",
    about: (vehicle) =>
      `Un PDF con las inspecciones, los defectos y las reparaciones de ${vehicle} en un periodo, con fotos y firmas. En el registro de auditoría consta que usted lo exportó.`,
    from: "Primer día",
    to: "Último día",
    submit: "Descargar PDF",
    busy: "Preparando..."
  }
}
