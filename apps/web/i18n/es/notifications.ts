import type { Translation } from "../catalogue.ts"
import type { notifications as english } from "../en/notifications.ts"

export const notifications: Translation<typeof english> = {
  title: "Notificaciones e invitaciones",
  search: "Buscar notificaciones...",
  markAllRead: "Marcar todo leído",
  tabNotifications: "Notificaciones",
  tabInvitations: "Invitaciones",
  pending: (count) => `${count > 99 ? "99+" : count} pendientes`,
  list: "Notificaciones, las más recientes primero",
  none: "No se han encontrado notificaciones",
  noneSentence: "Aquí cuelga lo que pasa a su alrededor: invitaciones, mensajes, cambios de su función.",
  found: (count) => `${count} encontradas`,
  unread: "Sin leer",
  markRead: (title) => `Marcar como leída: ${title}`,
  settings: "Ajustes de notificaciones",
  kinds: {
    message_received: "Mensajes",
    invitation_received: "Invitaciones para usted",
    invitation_accepted: "Invitaciones aceptadas",
    invitation_declined: "Invitaciones rechazadas",
    invitation_expired: "Invitaciones caducadas",
    role_changed: "Su función",
    member_removed: "Su pertenencia",
    customer_email_failed: "Correos a clientes",
    demo_requested: "Solicitudes de demostración",
    security: "Seguridad"
  },
  about: {
    message_received: "Un compañero le escribe.",
    invitation_received: "Un equipo le pide que se una.",
    invitation_accepted: "Alguien a quien invitó se une.",
    invitation_declined: "Alguien a quien invitó dice que no.",
    invitation_expired: "Una invitación suya caduca sin respuesta.",
    role_changed: "Cambia su función en una organización.",
    member_removed: "Le quitan de una organización.",
    customer_email_failed: "Un correo suyo no se pudo entregar.",
    demo_requested: "Alguien quiere que le muestren Motorpool.",
    security: "Contraseña, correo y sesiones de su cuenta."
  },
  channels: { app: "En la aplicación", email: "Correo", push: "Push" },
  preferences: {
    title: "Notificaciones",
    about: "De qué se le avisa y cómo. Los cambios se guardan al momento.",
    kind: "Qué",
    switch: (kind, channel) => `${kind}: ${channel}`,
    locked: "Siempre",
    whyLocked: "Una parte no se puede desactivar.",
    whySecurityLocked: "Los avisos de seguridad no se pueden desactivar.",
    notOffered: "No disponible"
  },
  times: {
    title: "Cuándo",
    about: "Vale para correo y push. Los avisos de seguridad nunca esperan.",
    quiet: "Horas de silencio",
    quietSentence: "Los correos y los mensajes push esperan hasta que terminen.",
    from: "Desde",
    to: "Hasta",
    sameTime: "Las horas de silencio deben terminar a otra hora de la que empiezan.",
    incomplete: "Escriba una hora como 22:00.",
    digest: "Resumen diario",
    digestSentence: "Un solo correo al día en lugar de uno por notificación.",
    digestAt: "Se envía a las",
    zone: (zone) => `Las horas son de ${zone}, como dice su [profile].`,
    zoneUnset: (zone) => `Su [profile] no indica zona horaria: las horas son de ${zone}.`,
    profile: "perfil"
  },
  push: {
    title: "Mensajes push",
    about: "Llegan a este dispositivo con Motorpool cerrado.",
    explain:
      "Actívelos y este navegador le avisará cuando un compañero le escriba o un equipo le invite, también con Motorpool cerrado. Antes, el navegador le pedirá permiso. Cuáles recibe lo decide en la tabla de arriba.",
    turnOn: "Activar mensajes push",
    turningOn: "Activando...",
    turnOff: "Desactivar aquí",
    on: "Activados en este navegador",
    onSentence: "Los mensajes push llegan a este navegador hasta que los desactive aquí o cierre la sesión.",
    unsupported: "Este navegador no tiene mensajes push",
    unsupportedSentence:
      "Motorpool funciona sin ellos. Para recibirlos, use un Chrome, Edge, Firefox o Safari actual.",
    insecure: "Los mensajes push necesitan una dirección segura",
    insecureSentence:
      "La dirección de esta página empieza por http. Los navegadores solo permiten mensajes push por https: consulte a quien administra esta instalación.",
    homeScreen: "Añada antes Motorpool a su pantalla de inicio",
    homeScreenSentence:
      "En iPhone y iPad, los mensajes push solo llegan a aplicaciones de la pantalla de inicio. En Safari elija Compartir y después «Añadir a pantalla de inicio», abra Motorpool desde allí y vuelva a esta página.",
    denied: "Su navegador los bloquea",
    deniedSentence:
      "Usted, u otra persona en este navegador, rechazó las notificaciones de este sitio. Para deshacerlo, abra los ajustes del sitio con el icono junto a la dirección, permita las notificaciones y vuelva a cargar esta página.",
    notGranted: "Los mensajes push siguen desactivados: el navegador no recibió permiso.",
    unreachable:
      "No se pudo contactar con el servicio push de su navegador. Compruebe la conexión e inténtelo de nuevo.",
    turnedOn: "Los mensajes push están activados en este navegador.",
    turnedOff: "Los mensajes push están desactivados en este navegador.",
    others: "Otros navegadores",
    since: (when) => `desde ${when}`,
    remove: "Quitar",
    removeOf: (browser) => `Quitar ${browser}`,
    removed: (browser) => `${browser} ya no recibe mensajes push.`
  }
}
