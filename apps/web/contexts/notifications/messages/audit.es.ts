export const messages = {
  sentences: {
    "push.turned_off": "[actor] desactivó las notificaciones push en [subject]",
    "push.turned_on": "[actor] activó las notificaciones push en [subject]"
  }
}
