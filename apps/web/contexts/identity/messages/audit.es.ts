export const messages = {
  sentences: {
    "account.signed_up": "[actor] creó la cuenta [subject]",
    "account.disabled": "[actor] desactivó la cuenta [subject]",
    "account.enabled": "[actor] activó la cuenta [subject]",
    "account.opened": "[actor] creó una cuenta para [subject]",
    "avatar.changed": "[actor] cambió la imagen de perfil",
    "avatar.removed": "[actor] eliminó la imagen de perfil",
    "email.change_requested": "[actor] solicitó cambiar el correo a [subject]",
    "email.changed": "[actor] cambió el correo a [subject]",
    "email.verified": "[actor] verificó el correo [subject]",
    "factor.added": "[actor] añadió una aplicación de autenticación",
    "factor.removed": "[actor] eliminó la aplicación de autenticación [subject]",
    "phone.added": "[actor] añadió un teléfono para recibir SMS",
    "phone.removed": "[actor] eliminó el teléfono [subject]",
    "factors.reset": "[actor] eliminó los segundos factores de [subject]",
    "passkey.added": "[actor] añadió la llave de acceso [subject]",
    "passkey.copy_refused":
      "Se rechazó la llave de acceso [subject]: parece que otro dispositivo tiene una copia",
    "passkey.removed": "[actor] eliminó la llave de acceso [subject]",
    "identity.connected": "[actor] conectó [subject] a la cuenta",
    "identity.disconnected": "[actor] desconectó [subject] de la cuenta",
    "password.changed": "[actor] cambió la contraseña",
    "password.reset": "[actor] eligió una contraseña nueva con un enlace enviado por correo",
    "password.reset_requested": "Alguien solicitó una contraseña nueva para [subject]",
    "profile.changed": "[actor] cambió [fields]",
    "recovery_code.used": "[actor] usó un código de recuperación",
    "recovery_codes.renewed": "[actor] renovó los códigos de recuperación",
    "session.ended": "[actor] cerró una sesión",
    "session.refused": "Alguien no pudo iniciar sesión en esta cuenta (intento consecutivo n.º [count])",
    "session.reuse_detected": "Se cerró una sesión porque su token se usó dos veces",
    "session.signed_out": "[actor] cerró sesión",
    "session.started": "[actor] inició sesión",
    "sessions.ended": "[actor] cerró todas las sesiones",
    "tokens.expired": "[actor] anuló las sesiones o los enlaces de [subject]",
    "deletion.requested": "[actor] solicitó eliminar la cuenta",
    "deletion.undone": "[actor] canceló la eliminación de la cuenta",
    "deletion.cancelled":
      "La cuenta no se eliminó porque una de sus organizaciones necesita otro propietario o también se eliminaría",
    "account.deleted": "Se eliminó una cuenta",
    "data_export.requested": "[actor] solicitó una exportación de los datos de la cuenta"
  },
  fields: {
    full_name: "el nombre completo",
    locale: "el idioma",
    time_zone: "la zona horaria",
    units: "las unidades"
  }
}
