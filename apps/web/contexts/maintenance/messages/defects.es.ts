import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./defects.en.ts"
import { messages as systems } from "./systems.es.ts"

const plural = pluralOf("es")

export const messages: typeof english = {
  search: "Buscar número y título",
  list: "Defectos",
  count: (defects: number) => plural(defects, { one: "1 defecto", other: `${defects} defectos` }),
  number: (number: number) => `D-${number}`,
  name: (number: number, title: string) => `D-${number}: ${title}`,
  views: {
    open: "Abiertos",
    blocking: "Bloqueantes",
    unassigned: "Sin asignar",
    toVerify: "Por verificar",
    done: "Resueltos"
  },
  empty: {
    title: "No hay defectos abiertos",
    sentence:
      "Lo que los conductores, las inspecciones y el taller notifican sobre sus vehículos aparece aquí.",
    noMatches: "Ningún defecto coincide con los filtros.",
    notFound: "No hay coincidencias",
    searched: (text: string) => `Ningún número ni título contiene «${text}».`
  },
  sorts: {
    "-reported": "Más recientes primero",
    reported: "Más antiguos primero",
    "-severity": "Más graves primero",
    due: "Por fecha límite",
    "-number": "Número más alto primero",
    number: "Número más bajo primero"
  },
  fields: {
    title: "Qué falla",
    number: "Número",
    vehicle: "Vehículo",
    system: "Sistema",
    severity: "Gravedad",
    state: "Estado",
    source: "Origen",
    blocking: "Bloquea el vehículo",
    reported: "Notificado",
    reporter: "Notificado por",
    assignee: "Asignado a",
    due: "Fecha límite",
    note: "Nota",
    photos: "Fotos",
    workOrder: "Orden de trabajo",
    contact: "Contacto"
  },
  severities: { advisory: "Aviso", minor: "Leve", major: "Grave", critical: "Crítico" },
  states: {
    open: "Abierto",
    triaged: "Evaluado",
    in_work: "En reparación",
    deferred: "Aplazado",
    resolved: "Resuelto",
    verified: "Verificado"
  },
  sources: {
    inspection: "Inspección",
    driver: "Conductor",
    workshop: "Taller",
    telematics: "Código de avería",
    recall: "Llamada a revisión",
    customer: "Cliente",
    sticker: "Adhesivo"
  },
  systems,
  resolutions: {
    fixed: "Reparado",
    no_fault_found: "Sin avería",
    not_safety_related: "No afecta a la seguridad",
    duplicate: "Duplicado"
  },
  yes: "Sí",
  no: "No",
  unassigned: "Nadie",
  blocks: "Bloquea el vehículo",
  blocksAbout: "El vehículo no puede salir hasta que este defecto se resuelva y se firme su liberación.",
  awaitsRelease: "Liberación sin firmar",
  awaitsReleaseAbout:
    "El defecto está resuelto. El vehículo sigue bloqueado hasta que se firme su liberación.",
  saysUnsafe: "Quien lo notificó dice que el vehículo no es seguro",
  photo: (at: number) => `Foto ${at}`,
  history: {
    deferred: "Aplazado",
    until: (day: string) => `Hasta el ${day}`,
    resolved: "Resuelto",
    released: "Liberación firmada",
    verified: "Verificado",
    acknowledged: "Visto por el conductor"
  },
  report: {
    open: "Notificar defecto",
    title: "Notificar defecto",
    about: "Se avisa a los responsables y a quien tiene el vehículo.",
    of: (vehicle: string) =>
      `Un defecto en ${vehicle}. Se avisa a los responsables y a quien tiene el vehículo.`,
    titleHint: "En pocas palabras, por ejemplo «La luz de freno izquierda no funciona».",
    source: "Detectado por",
    blocking: "El vehículo no debe circular",
    blockingHint: "Se inmoviliza de inmediato y se avisa a las personas con reservas afectadas.",
    addPhoto: "Añadir foto",
    removePhoto: (at: number) => `Quitar la foto ${at}`,
    uploading: "Subiendo...",
    failed: "No se pudo subir. Se reintenta al notificar el defecto.",
    submit: "Notificar defecto",
    submitBlocking: "Notificar e inmovilizar vehículo",
    busy: "Notificando...",
    done: (number: string) => `${number} se ha notificado.`,
    doneBlocking: (number: string, vehicle: string) =>
      `${number} se ha notificado. ${vehicle} está inmovilizado.`
  },
  edit: {
    open: "Editar",
    title: "Editar defecto",
    about: "Indique su gravedad, su fecha límite y quién se ocupa.",
    blockingHint: "Una vez que bloquea el vehículo, solo se libera al resolverlo.",
    done: (number: string) => `${number} se ha guardado.`
  },
  resolve: {
    open: "Resolver",
    title: "Resolver defecto",
    resolution: "Resultado",
    note: "Qué se hizo",
    certification: "Certificación",
    certificationHint:
      "Qué se reparó, o por qué no hizo falta reparar. Se guarda como certificado de reparación.",
    release: "Certifico que el vehículo es seguro para circular y firmo su liberación",
    releaseHint: "El vehículo puede volver a salir de inmediato, con su firma.",
    noReleaseHint: "Sin ella, el vehículo sigue bloqueado hasta que alguien firme su liberación.",
    submit: "Resolver defecto",
    submitRelease: "Resolver y liberar vehículo",
    busy: "Resolviendo...",
    done: (number: string) => `${number} está resuelto.`,
    doneReleased: (number: string, vehicle: string) => `${number} está resuelto. ${vehicle} está liberado.`
  },
  release: {
    open: "Firmar liberación",
    title: "Firmar liberación",
    about: (vehicle: string) =>
      `Certifica que ${vehicle} es seguro para circular. Puede volver a salir de inmediato.`,
    certification: "Certificación",
    submit: "Firmar liberación",
    busy: "Firmando...",
    done: (vehicle: string) => `${vehicle} está liberado.`
  },
  defer: {
    open: "Aplazar",
    title: "Aplazar defecto",
    about: "Sigue en la lista y vuelve a abrirse ese día.",
    until: "Hasta",
    reason: "Motivo",
    submit: "Aplazar defecto",
    busy: "Aplazando...",
    done: (number: string, day: string) => `${number} está aplazado hasta el ${day}.`
  },
  verify: { open: "Verificar reparación", done: (number: string) => `${number} está verificado.` },
  reopen: {
    open: "Reabrir",
    title: "Reabrir defecto",
    about: "Vuelve a estar en la lista.",
    aboutBlocking: "Vuelve a estar en la lista, y el vehículo se inmoviliza de inmediato.",
    reason: "Motivo",
    submit: "Reabrir defecto",
    submitBlocking: "Reabrir e inmovilizar vehículo",
    busy: "Reabriendo...",
    done: (number: string) => `${number} está abierto de nuevo.`
  },
  tab: {
    title: "Defectos",
    about: "Lo que se notificó sobre este vehículo, lo más reciente primero.",
    empty: "No se han notificado defectos de este vehículo."
  },
  repairs: {
    title: "Reparado desde la última firma de un conductor",
    about: "Compruebe estas reparaciones y firme que las ha visto.",
    own: "Usted mismo resolvió o liberó alguna, así que debe firmar otro conductor.",
    offline: "Sin conexión. Lo reparado desde la última firma de un conductor se muestra con conexión.",
    pointOut: "Indique estas reparaciones al conductor.",
    sign: "Firmar que las he visto",
    done: "Firmado. Las reparaciones constan en el historial del vehículo."
  }
}
