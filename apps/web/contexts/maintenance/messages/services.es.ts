import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./services.en.ts"

const plural = pluralOf("es")
const grouped = new Intl.NumberFormat("es")
const servicesOf = (count: number) =>
  plural(count, { one: "1 servicio", other: `${grouped.format(count)} servicios` })

export const messages: typeof english = {
  search: "Buscar servicios",
  list: "Servicios",
  count: servicesOf,
  fields: {
    vehicle: "Vehículo",
    service: "Servicio",
    due: "Vence",
    forecast: "Previsto",
    state: "Estado",
    program: "Programa",
    group: "Grupo",
    system: "Sistema",
    last: "Último",
    use: "Uso por día",
    work_order: "Orden de trabajo",
    actions: "Acciones"
  },
  states: {
    upcoming: "Próximo",
    due_soon: "Vence pronto",
    due: "Pendiente",
    overdue: "Vencido",
    paused: "En pausa"
  },
  due: {
    days: (days: number) => plural(days, { one: "1 día", other: `${grouped.format(days)} días` }),
    in: (left: string) => `En ${left}`,
    over: (past: string) => `Con ${past} de retraso`,
    today: "Hoy",
    now: "Ahora",
    at: (points: string) => `A los ${points}`,
    unknown: "Aún no se sabe"
  },
  forecast: {
    about: (day: string, spread: string) => `≈ ${day}, ± ${spread}`,
    range: (earliest: string, latest: string) =>
      `Entre el ${earliest} y el ${latest}, según el uso del vehículo`
  },
  numbers: {
    label: "Servicios por estado",
    overdue: { label: "Vencidos", about: "Servicios que han superado su tolerancia." },
    due: {
      label: "Pendientes",
      about: "Servicios que han alcanzado su fecha, distancia u horas, pero siguen dentro de su tolerancia."
    },
    due_soon: { label: "Vencen pronto", about: "Servicios que están dentro de su plazo de aviso." },
    compliance: {
      label: "Hechos a tiempo",
      about: (onTime: string, counted: string) =>
        `Cumplimiento: servicios hechos dentro de su tolerancia, de todos los hechos en los últimos 365 días o vencidos ahora. ${onTime} de ${counted}.`,
      none: "Cumplimiento: servicios hechos dentro de su tolerancia, de todos los hechos en los últimos 365 días o vencidos ahora. Todavía ninguno."
    }
  },
  views: {
    open: "Todos",
    now: "Vencen ahora",
    soon: "Vencen pronto",
    paused: "En pausa"
  },
  sorts: {
    due: "Vencimiento más próximo",
    "-due": "Vencimiento más lejano",
    vehicle: "Vehículo, de la A a la Z",
    "-vehicle": "Vehículo, de la Z a la A"
  },
  empty: {
    title: "Todavía no hay servicios",
    sentence: "Cree un programa de servicio: define qué necesitan sus vehículos y cada cuánto.",
    action: "Planificar servicios",
    readOnly: "Aquí aparece lo que necesitan sus vehículos en cuanto haya un programa de servicio."
  },
  notFound: {
    title: "No se han encontrado servicios",
    sentence: (term: string) => `Ningún servicio coincide con «${term}».`
  },
  noMatches: "Ningún servicio coincide con estos filtros.",
  more: (service: string, vehicle: string) => `Más acciones: ${service}, ${vehicle}`,
  complete: {
    open: "Completar",
    openOf: (service: string, vehicle: string) => `Completar ${service}, ${vehicle}`,
    title: "Completar servicio",
    about: (service: string, vehicle: string) => `${service}, ${vehicle}`,
    on: "Hecho el",
    odometer: (unit: string) => `Cuentakilómetros (${unit})`,
    hours: "Horas de motor",
    notANumber: "Escriba lo que marca el contador.",
    estimated: "Si lo deja vacío, se calcula según el uso del vehículo.",
    note: "Nota",
    cost: (currency: string) => `Coste (${currency})`,
    notACost: "Escriba un importe, por ejemplo 129,50.",
    noDay: "Indique el día en que se hizo.",
    inFuture: "Este día está en el futuro.",
    submit: "Completar servicio",
    anyway: "Completar con esta lectura",
    busy: "Guardando...",
    done: (service: string, vehicle: string) => `${service} de ${vehicle}: hecho.`
  },
  skip: {
    open: "Omitir...",
    title: "Omitir servicio",
    about: (service: string, vehicle: string) =>
      `${service}, ${vehicle}. El siguiente cuenta desde el vencimiento de este.`,
    reason: "Motivo",
    submit: "Omitir servicio",
    busy: "Guardando...",
    done: (service: string, vehicle: string) => `${service} de ${vehicle}: omitido.`
  },
  pause: {
    open: "Pausar...",
    title: "Pausar servicio",
    about: (service: string, vehicle: string) =>
      `${service}, ${vehicle}. No vence, y nadie recibe avisos, hasta que se reanude.`,
    reason: "Motivo",
    submit: "Pausar servicio",
    busy: "Guardando...",
    done: (service: string, vehicle: string) => `${service} de ${vehicle}: en pausa.`
  },
  resume: {
    open: "Reanudar",
    done: (service: string, vehicle: string) => `${service} de ${vehicle}: reanudado.`
  },
  last: {
    open: "Indicar el último servicio...",
    title: "Indicar el último servicio",
    about: (service: string, vehicle: string) =>
      `${service}, ${vehicle}. ¿Cuándo se hizo antes de registrarlo aquí? El siguiente cuenta desde entonces.`,
    on: "Hecho el",
    odometer: (unit: string) => `Cuentakilómetros (${unit})`,
    hours: "Horas de motor",
    estimated: "Si lo deja vacío, se toma de las lecturas cercanas a ese día.",
    submit: "Guardar último servicio",
    busy: "Guardando...",
    done: (service: string, vehicle: string) => `Último servicio de ${vehicle} guardado: ${service}.`
  },
  interval: {
    open: "Cambiar intervalo...",
    title: (service: string) => `Intervalo de ${service}`,
    about: (vehicle: string, program: string) =>
      `Solo para ${vehicle}. Los demás vehículos conservan el intervalo de ${program}.`,
    submit: "Cambiar intervalo",
    busy: "Guardando...",
    done: (service: string, vehicle: string) => `${service} tiene un intervalo propio en ${vehicle}.`,
    reset: "Restablecer el intervalo del programa",
    resetDone: (service: string, vehicle: string) =>
      `${service} de ${vehicle} vuelve a tener el intervalo de su programa.`,
    own: (interval: string, program: string) => `${interval} (intervalo propio) · ${program}`
  },
  reopen: {
    open: "Reabrir",
    openOf: (service: string, day: string) => `Reabrir ${service}, ${day}`,
    done: (service: string, vehicle: string) => `${service} de ${vehicle}: abierto de nuevo.`
  },
  together: {
    complete: "Completar",
    skip: "Omitir",
    completeTitle: "Completar servicios",
    skipTitle: "Omitir servicios",
    completeAbout: (count: number) =>
      `${servicesOf(count)}. Sus lecturas se calculan según el uso de los vehículos.`,
    skipAbout: (count: number) =>
      `${servicesOf(count)}. Los siguientes cuentan desde el vencimiento de estos.`,
    completeSubmit: (count: number) => `Completar ${servicesOf(count)}`,
    skipSubmit: (count: number) => `Omitir ${servicesOf(count)}`,
    completed: (count: number) =>
      plural(count, { one: "1 servicio hecho.", other: `${grouped.format(count)} servicios hechos.` }),
    skipped: (count: number) =>
      plural(count, { one: "1 servicio omitido.", other: `${grouped.format(count)} servicios omitidos.` }),
    undone: (count: number) =>
      plural(count, {
        one: "1 servicio abierto de nuevo.",
        other: `${grouped.format(count)} servicios abiertos de nuevo.`
      }),
    reasons: {
      closed: (count: number) => `Sin cambios: ${servicesOf(count)}, ya cerrados o innecesarios.`
    }
  },
  history: {
    about:
      "El cumplimiento del mantenimiento cuenta lo realizado en los últimos 365 días y lo que está vencido ahora.",
    empty: "Aquí aparecen los servicios realizados u omitidos.",
    outcome: "Resultado",
    outcomes: {
      all: "Todos",
      on_time: "A tiempo",
      late: "Con retraso",
      skipped: "Omitidos",
      counted: "Cumplimiento"
    },
    overdue: (services) =>
      plural(services, {
        one: "También cuenta 1 servicio vencido",
        other: `También cuentan ${grouped.format(services)} servicios vencidos`
      })
  },
  tab: {
    next: "Próximos servicios",
    history: "Historial",
    pausedSince: (day: string, reason: string) => `En pausa desde el ${day}: ${reason}`,
    none: "Nada pendiente",
    empty: {
      title: "Este vehículo no tiene servicios",
      sentence:
        "Los programas de servicio se aplican por tipo, marca, modelo o grupo. Cree uno o amplíe uno a este vehículo.",
      action: "Programas de servicio",
      readOnly: "Aquí aparece lo que necesita este vehículo en cuanto se le aplique un programa de servicio."
    },
    noHistory: "Todavía no se ha completado ni omitido ningún servicio.",
    doneOn: (day: string) => `Hecho el ${day}`,
    skippedOn: (day: string) => `Omitido el ${day}`,
    onTime: "A tiempo",
    late: "Con retraso",
    skipped: "Omitido",
    estimated: "estimado",
    included: "Hecho con otro servicio",
    by: (name: string) => `por ${name}`,
    someone: "un antiguo miembro"
  }
}
