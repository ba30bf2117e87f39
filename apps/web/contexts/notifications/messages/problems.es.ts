export const messages = {
  push_host_refused:
    "Esta instalación no admite el servicio push de este navegador. Consulte a su administrador.",
  session_unconfirmed: "Este navegador no pudo confirmar su sesión. Recargue la página e inténtelo de nuevo.",
  too_many_push_subscriptions: "Ya hay demasiados navegadores con notificaciones push. Quite uno antes.",
  unknown_kind: "Este tipo de notificación no existe."
}
