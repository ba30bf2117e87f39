export const messages = {
  recipient_unavailable: "Esta persona no es miembro activo de su organización. Elija a otra.",
  message_to_oneself: "No puede enviarse un mensaje a sí mismo. Elija a otro miembro del equipo.",
  another_message_sent: "Ya se envió otro mensaje con este ID. Envíe este como mensaje nuevo."
}
