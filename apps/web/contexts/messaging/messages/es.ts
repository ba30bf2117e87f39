import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./en.ts"

const plural = pluralOf("es")

export const messages: typeof english = {
  title: "Mensajes y correos",
  search: "Buscar mensajes y correos...",
  tabs: { label: "Mensajes y correos", team: "Mensajes del equipo", customers: "Correos a clientes" },
  list: "Mensajes del equipo, los más recientes primero",
  export: "Exportar",
  nothingToExport: "No hay mensajes que exportar.",
  none: {
    title: "No se han encontrado mensajes",
    sentence: "Aquí aparecen los mensajes con su equipo."
  },
  notFound: {
    title: "No se han encontrado mensajes",
    sentence: (search) => `Ningún asunto, mensaje o respuesta contiene «${search}».`
  },
  noneUnread: {
    title: "No hay mensajes sin leer",
    sentence: (search) => `Ninguna conversación con mensajes sin leer contiene «${search}».`
  },
  filter: { label: "Mostrar", all: "Todos", unread: "Sin leer" },
  noOrganization: {
    title: "Todavía no hay organización",
    sentence: "Los mensajes van a los miembros de su organización. Cree una o acepte una invitación."
  },
  resultCount: (count, more) =>
    `${count}${more ? "+" : ""} ${plural(count, { one: "conversación", other: "conversaciones" })}`,
  unreadCount: (count) => `${count > 99 ? "99+" : count} sin leer`,
  allRead: "Todo leído",
  unread: "Sin leer",
  newReply: "Nueva",
  toRecipient: (name) => `Usted → ${name}`,
  replies: (count) => plural(count, { one: "1 respuesta", other: `${count} respuestas` }),
  files: (count) => plural(count, { one: "1 archivo", other: `${count} archivos` }),
  earlier: "Mostrar respuestas anteriores",
  reply: "Responder",
  replyTo: (name) => `Responder a ${name}`,
  cannotReply: "Esta persona ya no es miembro, así que no puede responderle.",
  pending: {
    list: "Sin enviar todavía",
    sending: "Enviando...",
    waiting: "Esperando conexión",
    failed: "No se ha enviado.",
    retry: "Reintentar",
    discard: "Descartar"
  },
  compose: {
    title: "Redactar mensaje interno",
    sentence: "Solo usted y el destinatario pueden leerlo.",
    recipient: "Destinatario",
    recipientPlaceholder: "Seleccione un miembro del equipo",
    several: "Varias personas",
    searchPeople: "Buscar personas",
    choosePeople: "Elegir personas",
    selectedPeople: (count) => plural(count, { one: "1 seleccionada", other: `${count} seleccionadas` }),
    tooManyPeople: (most) => `Elija un máximo de ${most} personas.`,
    withRole: "Todos los que tienen el rol",
    role: (role, count) => `${role} (${count})`,
    eachAlone: "Cada persona recibe su propio mensaje y responde solo a usted.",
    people: (count) => plural(count, { one: "1 persona", other: `${count} personas` }),
    unnamed: "Usuario desconocido",
    unloaded: "No se han podido cargar los destinatarios. Inténtelo cuando vuelva la conexión.",
    alone: "Usted es el único miembro. Invite antes a alguien en Organización.",
    subject: "Asunto",
    subjectPlaceholder: "Escriba el asunto del mensaje",
    message: "Mensaje",
    send: "Enviar mensaje",
    noOrganization: "Necesita una organización para enviar mensajes."
  },
  replying: {
    title: "Responder al mensaje",
    subject: "Asunto",
    from: "De",
    to: "Para",
    label: "Su respuesta",
    placeholder: "Escriba aquí su respuesta...",
    send: "Enviar respuesta"
  },
  records: {
    insert: "Enlazar un cliente",
    placeholder: "Buscar por nombre",
    searching: "Buscando...",
    noneFound: "No se ha encontrado nada"
  },
  attachments: {
    attach: "Adjuntar archivos",
    choose: "Fotos y archivos para adjuntar",
    list: "Archivos adjuntos",
    remove: (name) => `Quitar ${name}`,
    uploading: (name) => `Subiendo ${name}`,
    open: (name) => `Abrir la foto ${name}`,
    save: "Descargar",
    closing: {
      title: (count) =>
        plural(count, { one: "¿Quitar el archivo adjunto?", other: "¿Quitar los archivos adjuntos?" }),
      sentence: (count) =>
        `El texto se conserva como borrador, pero ${plural(count, { one: "el archivo adjunto no", other: "los archivos adjuntos no" })}.`,
      confirm: "Cerrar y quitar"
    },
    tooMany: (most) => `Un mensaje puede tener un máximo de ${most} archivos.`,
    unfit: {
      kind: (name) =>
        `No se puede adjuntar «${name}». Adjunte fotos, o archivos PDF, Word, Excel, CSV o de texto.`,
      size: (name) => `«${name}» ocupa más de 10 MB.`,
      unreadable: (name) => `«${name}» está vacío, dañado o en un formato que no se puede leer.`
    }
  },
  sending: "Enviando...",
  shortcut: (key) => `${key} para enviar`,
  required: "Rellene todos los campos obligatorios",
  replyRequired: "La respuesta no puede estar vacía",
  toasts: {
    loadFailed: "No se han podido cargar los mensajes",
    sent: "Mensaje enviado correctamente",
    sendFailed: "No se ha podido enviar el mensaje",
    replied: "Respuesta enviada correctamente",
    replyFailed: "No se ha podido enviar la respuesta",
    signedOut: "Debe iniciar sesión para enviar mensajes",
    waiting: "Sin conexión. Se enviará cuando vuelva."
  }
}
