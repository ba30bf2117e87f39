import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./workOrders.en.ts"

const plural = pluralOf("es")

export const messages: typeof english = {
  forbidden: "No tiene acceso a las órdenes de trabajo",
  search: "Buscar número, título y vehículo",
  list: "Órdenes de trabajo",
  count: (orders: number) =>
    plural(orders, { one: "1 orden de trabajo", other: `${orders} órdenes de trabajo` }),
  views: {
    open: "Abiertas",
    inWorkshop: "En el taller",
    toApprove: "Por aprobar",
    scheduled: "Programadas",
    closed: "Cerradas"
  },
  sorts: {
    "-number": "Más recientes primero",
    number: "Más antiguas primero",
    "-updated": "Último cambio primero",
    scheduled: "Por hora programada",
    "-priority": "Más urgentes primero",
    "-total": "Total más alto primero"
  },
  empty: {
    title: "No hay órdenes de trabajo abiertas",
    sentence:
      "Abra una para servicios pendientes, para defectos o para cualquier otro trabajo en un vehículo.",
    readOnly: "El trabajo planificado o hecho en sus vehículos aparece aquí.",
    noMatches: "Ninguna orden de trabajo coincide con los filtros.",
    notFound: "No hay coincidencias",
    searched: (text: string) => `Ningún número, título ni vehículo contiene «${text}».`
  },
  fields: {
    number: "Número",
    title: "Título",
    vehicle: "Vehículo",
    kind: "Tipo",
    priority: "Prioridad",
    state: "Estado",
    assignee: "Técnico",
    vendor: "Proveedor",
    scheduled: "Programada",
    bay: "Puesto",
    opened: "Abierta",
    started: "Empezada",
    finished: "Terminada",
    notes: "Notas",
    invoice: "Número de factura",
    readingIn: "Lectura al empezar",
    readingOut: "Lectura al terminar",
    approval: "Aprobación",
    reason: "Motivo",
    total: "Total",
    lines: "Líneas hechas",
    updated: "Modificada"
  },
  ownWorkshop: "Taller propio",
  kinds: {
    preventive: "Preventiva",
    corrective: "Reparación",
    recall: "Llamada a revisión",
    accident: "Accidente",
    recon: "Reacondicionamiento",
    upfit: "Equipamiento",
    inspection: "Inspección"
  },
  priorities: { low: "Baja", normal: "Normal", high: "Alta", urgent: "Urgente" },
  states: {
    draft: "Borrador",
    requested: "Pendiente de aprobación",
    approved: "Aprobada",
    scheduled: "Programada",
    in_progress: "En curso",
    waiting: "En espera",
    quality_check: "Control de calidad",
    closed: "Cerrada",
    cancelled: "Cancelada"
  },
  waitingFor: {
    parts: "En espera de recambios",
    vendor: "En espera del proveedor",
    approval: "En espera de aprobación"
  },
  unassigned: "Nadie",
  assign: (number: string) => `Técnico de ${number}`,
  assigned: "Se ha avisado al técnico.",
  unassignedDone: "Ahora no hay nadie asignado.",
  estimated: (reading: string) => `≈ ${reading}, estimado`,
  scheduledFor: (from: string, to: string) => `${from} – ${to}`,
  linesDone: (done: number, all: number) => `${done} de ${all}`,
  approvals: {
    requested: (amount: string, signed: string) => `${amount}, solicitado por ${signed}`,
    approved: (amount: string, signed: string) => `${amount}, aprobado por ${signed}`,
    rejected: (signed: string) => `Rechazada por ${signed}`
  },
  create: {
    title: "Nueva orden de trabajo",
    about: "Empieza como borrador. El vehículo sigue libre hasta que programe o empiece el trabajo.",
    of: (vehicle: string) => `Para ${vehicle}. Empieza como borrador.`,
    titleHint: "Si lo deja vacío, se usa el primer servicio, defecto o llamada a revisión.",
    sources: "Servicios, defectos y llamadas a revisión",
    notLoaded: "Indique un título. Los servicios y defectos del vehículo aún no se han cargado.",
    noSources: "Este vehículo no tiene servicios pendientes ni defectos o llamadas a revisión abiertos.",
    service: (task: string) => `Servicio: ${task}`,
    defect: (number: string, title: string) => `${number}: ${title}`,
    recall: (number: string, component: string) => `Llamada a revisión ${number}: ${component}`,
    submit: "Abrir orden de trabajo",
    busy: "Abriendo...",
    done: (number: string) => `${number} se ha abierto.`
  },
  edit: {
    title: "Editar orden de trabajo",
    about: "De qué se trata y quién hace el trabajo.",
    done: (number: string) => `${number} se ha guardado.`
  },
  steps: {
    edit: "Editar",
    request_approval: "Solicitar aprobación",
    send_estimate: "Enviar presupuesto...",
    approve: "Aprobar",
    reject: "Rechazar",
    withdraw_approval: "Retirar la aprobación",
    schedule: "Programar",
    reschedule: "Reprogramar",
    unschedule: "Quitar del calendario",
    start: "Empezar el trabajo",
    pause: "Poner en espera...",
    resume: "Reanudar el trabajo",
    check_quality: "Pasar a control de calidad",
    close: "Cerrar orden de trabajo",
    reopen: "Reabrir",
    cancel: "Cancelar orden de trabajo",
    restore: "Restaurar"
  },
  done: {
    request_approval: (number: string) => `Se ha solicitado la aprobación de ${number}.`,
    approve: (number: string) => `${number} está aprobada.`,
    reject: (number: string) => `${number} se ha rechazado.`,
    withdraw_approval: (number: string) => `${number} vuelve a ser un borrador.`,
    schedule: (number: string, vehicle: string) =>
      `${number} está programada. ${vehicle} está bloqueado para ella.`,
    unschedule: (number: string, vehicle: string) =>
      `${number} ya no está en el calendario. ${vehicle} vuelve a estar libre.`,
    start: (number: string) => `El trabajo de ${number} ha empezado.`,
    pause: (number: string) => `${number} está en espera.`,
    resume: (number: string) => `El trabajo de ${number} se ha reanudado.`,
    check_quality: (number: string) => `${number} está en control de calidad.`,
    close: (number: string) => `${number} está cerrada.`,
    reopen: (number: string) => `${number} está abierta de nuevo.`,
    cancel: (number: string) => `${number} se ha cancelado.`,
    restore: (number: string) => `${number} vuelve a ser un borrador.`
  },
  amount: {
    label: "Importe",
    requestTitle: "Solicitar aprobación",
    requestAbout: "Se avisa a quienes pueden aprobar este importe.",
    approveTitle: "Aprobar orden de trabajo",
    approveAbout: "El trabajo hasta este importe se puede hacer sin volver a preguntar."
  },
  reasons: {
    label: "Motivo",
    reject: {
      title: "Rechazar orden de trabajo",
      about: "La persona que solicitó la aprobación recibe su motivo.",
      submit: "Rechazar orden de trabajo"
    },
    reopen: {
      title: "Reabrir orden de trabajo",
      about:
        "Sus servicios vuelven a estar abiertos, sus defectos siguen resueltos y sus totales pueden cambiar.",
      submit: "Reabrir orden de trabajo"
    },
    cancel: {
      title: "Cancelar orden de trabajo",
      about:
        "No se hace nada más, y el vehículo vuelve a estar libre. Antes hay que devolver los recambios de las existencias.",
      submit: "Cancelar orden de trabajo"
    }
  },
  schedule: {
    title: "Programar orden de trabajo",
    about: (vehicle: string) => `${vehicle} queda bloqueado durante este tiempo.`,
    from: "Desde",
    to: "Hasta",
    order: "El fin debe ser posterior al inicio.",
    submit: "Programar",
    anyway: "Programar de todos modos"
  },
  start: {
    title: "Empezar el trabajo",
    about: (vehicle: string) =>
      `${vehicle} está en el taller desde ahora, y se registra su tiempo de inactividad.`,
    until: "Libre de nuevo",
    untilHint: "Déjelo vacío si todavía no lo sabe.",
    withoutHold: "El vehículo sigue con quien lo tiene",
    withoutHoldHint: "Por ejemplo, para una reparación en carretera.",
    submit: "Empezar el trabajo",
    anyway: "Empezar de todos modos"
  },
  pause: {
    title: "Poner el trabajo en espera",
    about: "Todos ven qué se espera.",
    label: "Qué se espera",
    submit: "Poner en espera"
  },
  waits: { parts: "Recambios", vendor: "El proveedor", approval: "Aprobación" },
  reading: {
    label: "Cuentakilómetros u horas",
    hint: "Si lo deja vacío, se estima según el uso del vehículo.",
    last: (reading: string, when: string) =>
      `Última lectura: ${reading}, ${when}. Si lo deja vacío, se estima.`,
    unit: "Unidad",
    notANumber: "Escriba lo que marca el contador.",
    anyway: "Guardar de todos modos"
  },
  units: { km: "km", mi: "mi", h: "h" },
  close: {
    title: "Cerrar orden de trabajo",
    about: (total: string) =>
      `Los servicios y defectos de sus líneas quedan hechos, y el total de ${total} es definitivo.`,
    openLines: (lines: number) =>
      plural(lines, {
        one: "Queda 1 línea abierta. Complétela o quítela antes.",
        other: `Quedan ${lines} líneas abiertas. Complételas o quítelas antes.`
      }),
    certify: "Reparaciones por certificar",
    certification: "Certificación",
    certificationHint:
      "Qué se reparó, o por qué no hizo falta reparar. Se guarda como certificado de reparación.",
    release: "Certifico que el vehículo es seguro para circular y firmo su liberación",
    releaseHint: "El vehículo puede volver a salir de inmediato, con su firma.",
    releaseMissing: "Firme la liberación. Sin ella, no se puede cerrar esta orden de trabajo.",
    submit: "Cerrar orden de trabajo",
    submitRelease: "Cerrar y liberar vehículo"
  },
  totals: {
    labor: "Mano de obra",
    parts: "Recambios",
    other: "Otros",
    tax: "Impuestos",
    total: "Total",
    title: "Totales"
  },
  details: "Detalles",
  page: { label: "Orden de trabajo" }
}
