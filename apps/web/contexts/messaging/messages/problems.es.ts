export const messages = {
  recipient_unavailable: "Esta persona no es miembro activo de su organización. Elija a otra.",
  message_to_oneself: "No puede enviarse un mensaje a sí mismo. Elija a otro miembro del equipo.",
  no_recipients: "Ningún otro miembro activo tiene este rol. Elija otro rol, o personas.",
  too_many_recipients:
    "Un mensaje puede ir a un máximo de 500 miembros. Elija un rol que tengan menos, o personas.",
  another_message_sent: "Ya se envió otro mensaje con este ID. Envíe este como mensaje nuevo.",
  attachment_kind_refused:
    "No se puede adjuntar este tipo de archivo. Adjunte una foto (JPEG, PNG o WebP), o un archivo PDF, Word, Excel, CSV o de texto.",
  attachment_too_large: "Una foto puede tener 1 MB como máximo, y cualquier otro archivo 10 MB.",
  attachment_unreadable:
    "Este archivo está dañado, o su contenido no corresponde a su nombre. Elija otro archivo.",
  attachment_conflict: "Este archivo cambió mientras se subía. Adjúntelo de nuevo.",
  attachment_unavailable: "Un archivo de este mensaje ya no está disponible. Adjúntelo de nuevo."
}
