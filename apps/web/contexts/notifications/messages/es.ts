import type { messages as english } from "./en.ts"

export const messages: typeof english = {
  title: "Notificaciones e invitaciones",
  search: "Buscar notificaciones...",
  markAllRead: "Marcar todo como leído",
  tabNotifications: "Notificaciones",
  tabInvitations: "Invitaciones",
  pending: (count) => `${count > 99 ? "99+" : count} pendientes`,
  list: "Notificaciones, las más recientes primero",
  none: "No se han encontrado notificaciones",
  noneSentence: "Aquí aparecen invitaciones, mensajes y cambios de rol.",
  resultCount: (count) => `${count} encontradas`,
  unread: "Sin leer",
  markRead: (title) => `Marcar como leída: ${title}`,
  settings: "Ajustes de notificaciones",
  channels: { app: "En la aplicación", email: "Correo", push: "Push" },
  preferences: {
    title: "Notificaciones",
    about: "Elija qué notificaciones recibe y cómo. Los cambios se guardan automáticamente.",
    kind: "Notificación",
    switch: (kind, channel) => `${kind}: ${channel}`,
    locked: "Siempre",
    notOffered: "No disponible"
  },
  times: {
    title: "Horario",
    about: "Se aplica a correo y push. Los avisos de seguridad se envían siempre de inmediato.",
    quiet: "Horario de silencio",
    quietSentence: "Los correos y las notificaciones push esperan hasta que termine.",
    from: "Desde",
    to: "Hasta",
    sameTime: "El horario de silencio debe empezar y terminar a horas distintas.",
    incomplete: "Escriba una hora como 22:00.",
    digest: "Resumen diario",
    digestSentence: "Un solo correo al día en lugar de uno por notificación.",
    digestAt: "Se envía a las",
    zone: (zone) => `Las horas son de ${zone}, según su [profile].`,
    zoneUnset: (zone) => `Las horas son de ${zone}: su [profile] no tiene zona horaria.`,
    profile: "perfil"
  },
  push: {
    title: "Notificaciones push",
    about: "Llegan a este dispositivo aunque Motorpool esté cerrado.",
    explain:
      "Este navegador le avisará cuando un compañero le escriba o un equipo le invite, aunque Motorpool esté cerrado. Antes, el navegador le pedirá permiso. Elija cuáles recibe en la tabla de arriba.",
    turnOn: "Activar notificaciones push",
    turningOn: "Activando...",
    turnOff: "Desactivar aquí",
    on: "Activadas en este navegador",
    onSentence: "Este navegador recibe notificaciones push hasta que las desactive aquí o cierre la sesión.",
    unsupported: "Este navegador no admite notificaciones push",
    unsupportedSentence:
      "Motorpool funciona sin ellas. Para recibirlas, use una versión actual de Chrome, Edge, Firefox o Safari.",
    insecure: "Las notificaciones push necesitan una conexión segura",
    insecureSentence:
      "La dirección de esta página empieza por http. Los navegadores solo permiten notificaciones push por https. Consulte a su administrador.",
    homeScreen: "Añada antes Motorpool a su pantalla de inicio",
    homeScreenSentence:
      "En iPhone y iPad, las notificaciones push solo llegan a aplicaciones de la pantalla de inicio. En Safari, elija Compartir y después «Añadir a pantalla de inicio», abra Motorpool desde allí y vuelva a esta página.",
    denied: "Su navegador bloquea las notificaciones",
    deniedSentence:
      "Las notificaciones de este sitio están bloqueadas en este navegador. Para permitirlas, abra los ajustes del sitio con el icono junto a la dirección, permita las notificaciones y vuelva a cargar esta página.",
    notGranted: "Las notificaciones push siguen desactivadas: el navegador no recibió permiso.",
    unreachable:
      "No se pudo contactar con el servicio push de su navegador. Compruebe la conexión e inténtelo de nuevo.",
    turnedOn: "Las notificaciones push están activadas en este navegador.",
    turnedOff: "Las notificaciones push están desactivadas en este navegador.",
    others: "Otros navegadores",
    since: (when) => `desde ${when}`,
    remove: "Quitar",
    removeOf: (browser) => `Quitar ${browser}`,
    removed: (browser) => `${browser} ya no recibe notificaciones push.`
  }
}
