import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./en.ts"

const plural = pluralOf("es")
const count = (n: number, one: string, other: string) =>
  plural(n, { one: `1 ${one}`, other: `${n} ${other}` })

export const messages: typeof english = {
  today: "Hoy",
  attention: "Requiere atención",
  nothingToDo: "Nada requiere atención.",
  byState: "Vehículos por estado",
  maintenance: "Mantenimiento",
  organization: "Organización",
  whatIs: (label) => `¿Qué es «${label}»?`,
  numbers: {
    overdue: {
      label: "Con retraso",
      about: "Vehículos que alguien tiene y que ya deberían haber vuelto."
    },
    due_today: {
      label: "Vuelven hoy",
      about:
        "Vehículos que alguien tiene y que deben volver hoy, según la zona horaria de su ubicación. También cuentan los que llevan retraso desde hoy."
    },
    out: {
      label: "Fuera ahora",
      about:
        "Vehículos que alguien tiene ahora: en alquiler, de cortesía, en prueba de conducción o de uso interno."
    },
    available: {
      label: "Disponibles ahora",
      about: "Vehículos en servicio que ahora están libres: nadie los tiene y no están bloqueados."
    },
    blocked: {
      label: "Bloqueados ahora",
      about:
        "Vehículos en servicio que nadie tiene, pero que no pueden salir: en el taller, inmovilizados, en traslado o retenidos."
    },
    grounded: {
      label: "Inmovilizados",
      about: "Vehículos que no deben circular hasta que se resuelva un problema de seguridad."
    },
    documents_expired: {
      label: "Documentos vencidos",
      about: "Vehículos con un documento vigente cuyo último día ya pasó."
    },
    documents_missing: {
      label: "Faltan documentos",
      about: "Vehículos sin un documento que necesitan los vehículos de su tipo."
    },
    documents_expiring: {
      label: "Documentos por vencer",
      about: "Vehículos con un documento vigente que vence hoy o en los próximos 30 días."
    },
    unassigned: {
      label: "Sin conductor asignado",
      about: "Vehículos en servicio que ahora no tiene ningún conductor principal."
    },
    stale: {
      label: "Sin lectura reciente",
      about:
        "Vehículos en servicio cuyo cuentakilómetros no se ha leído en 30 días. No cuentan los que solo tienen otros contadores."
    },
    vehicles: {
      label: "Todos los vehículos",
      about: "Todos los vehículos, salvo los vendidos, los declarados siniestro total y los archivados."
    },
    in_service: { label: "En servicio", about: "Vehículos en el estado En servicio." },
    standby: {
      label: "En reserva",
      about: "Vehículos en el estado En reserva: listos, pero sin uso."
    },
    preparing: { label: "En preparación", about: "Vehículos en el estado En preparación." },
    received: {
      label: "Recibidos",
      about: "Vehículos en el estado Recibido: entregados, pero aún sin preparar."
    },
    ordered: { label: "Pedidos", about: "Vehículos en el estado Pedido: aún no entregados." },
    for_sale: { label: "En venta", about: "Vehículos en el estado En venta." },
    moving: {
      label: "En movimiento",
      about:
        "Vehículos cuyo dispositivo comunicó en los últimos cinco minutos que circulan. No cuentan los trayectos privados ni las horas sin seguimiento."
    },
    silent_devices: {
      label: "Dispositivos sin datos",
      about:
        "Dispositivos vinculados a un vehículo que llevan un día sin enviar datos, o que no los han enviado nunca una hora después de vincularlos."
    },
    open_faults: {
      label: "Averías abiertas",
      about: "Códigos de avería que comunican los vehículos y que nadie ha cerrado."
    },
    services_overdue: {
      label: "Servicios vencidos",
      about: "Servicios de vehículos que superan su tolerancia."
    },
    services_due: {
      label: "Servicios pendientes",
      about: "Servicios de vehículos cuya fecha o lectura ha llegado y que están dentro de su tolerancia."
    },
    services_due_soon: {
      label: "Próximos servicios",
      about: "Servicios de vehículos que vencerán dentro de su plazo de aviso."
    },
    open_defects: {
      label: "Defectos abiertos",
      about: "Defectos de vehículos de la flota que nadie ha resuelto. Los aplazados también cuentan."
    },
    in_workshop: {
      label: "En el taller",
      about: "Órdenes de trabajo en curso, en espera o en control de calidad."
    },
    pm_compliance: {
      label: "Cumplimiento del mantenimiento",
      about:
        "De los servicios realizados en los últimos 365 días y los vencidos ahora, la parte que se realizó dentro de su tolerancia."
    },
    unread_messages: {
      label: "Mensajes sin leer",
      about:
        "Mensajes y respuestas de esta organización que usted no ha leído. Abre las conversaciones que los contienen."
    },
    pending_invitations: {
      label: "Invitaciones pendientes",
      about: "Invitaciones a esta organización enviadas, sin vencer y sin respuesta."
    },
    my_invitations: {
      label: "Invitaciones para usted",
      about: "Invitaciones a otras organizaciones que usted no ha respondido."
    },
    trial_days: {
      label: "Días de prueba restantes",
      about: "Días hasta el final de la prueba gratuita, hoy incluido. Después todo sigue funcionando."
    }
  },
  activity: {
    title: "Actividad reciente",
    none: "Aún no ha pasado nada",
    about: "Aquí aparecerán los cambios de sus vehículos."
  },
  noVehicles: {
    title: "Aún no hay vehículos",
    about: "Aquí aparecerá qué vehículos están fuera, con retraso, inmovilizados o por vencer.",
    ask: "Cuando alguien añada vehículos, verá aquí cuáles están fuera, con retraso, inmovilizados o por vencer."
  },
  sample: {
    offer: "Vea cómo funciona con datos de ejemplo",
    offerAbout:
      "12 vehículos y 2 conductores con lecturas, documentos y reservas. Puede eliminarlos con un clic.",
    load: "Cargar datos de ejemplo",
    shown: "Está viendo datos de ejemplo",
    shownAbout: (vehicles, drivers) =>
      `${count(vehicles, "vehículo", "vehículos")} y ${count(drivers, "conductor", "conductores")} son de ejemplo. Al eliminarlos se elimina también lo registrado para ellos. Los vehículos con otro número de unidad, bastidor o matrícula se conservan.`,
    remove: "Eliminar datos de ejemplo",
    removed: "Datos de ejemplo eliminados",
    kept: (kept) =>
      plural(kept, {
        one: "Datos de ejemplo eliminados. Se conserva 1 registro que usted cambió.",
        other: `Datos de ejemplo eliminados. Se conservan ${kept} registros que usted cambió.`
      })
  }
}
