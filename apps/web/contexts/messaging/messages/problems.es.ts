export const messages = {
  recipient_unavailable: "Esta persona no es miembro activo de su organización. Elija a otra.",
  message_to_oneself: "No puede enviarse un mensaje a sí mismo. Elija a otro miembro del equipo.",
  no_recipients: "Ningún otro miembro activo tiene este rol. Elija otro rol, o personas.",
  too_many_recipients:
    "Un mensaje puede ir a un máximo de 500 miembros. Elija un rol que tengan menos, o personas.",
  another_message_sent: "Ya se envió otro mensaje con este ID. Envíe este como mensaje nuevo."
}
