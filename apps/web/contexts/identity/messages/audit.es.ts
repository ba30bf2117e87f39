export const messages = {
  sentences: {
    "account.signed_up": "[actor] creó la cuenta [subject]",
    "account.disabled": "[actor] desactivó la cuenta [subject]",
    "account.enabled": "[actor] activó la cuenta [subject]",
    "account.opened": "[actor] abrió la cuenta [subject]",
    "avatar.changed": "[actor] cambió la imagen de perfil",
    "avatar.removed": "[actor] eliminó la imagen de perfil",
    "email.change_requested": "[actor] solicitó cambiar el correo a [subject]",
    "email.changed": "[actor] cambió el correo a [subject]",
    "email.verified": "[actor] verificó el correo [subject]",
    "password.changed": "[actor] cambió la contraseña",
    "password.reset": "[actor] eligió una contraseña nueva con un enlace enviado por correo",
    "password.reset_requested": "Alguien solicitó una contraseña nueva para [subject]",
    "profile.changed": "[actor] cambió [fields]",
    "session.ended": "[actor] cerró una sesión",
    "session.refused": "Alguien no logró iniciar sesión en esta cuenta (intento [count] seguido)",
    "session.reuse_detected": "Se cerró una sesión porque su token se usó dos veces",
    "session.signed_out": "[actor] cerró sesión",
    "session.started": "[actor] inició sesión",
    "sessions.ended": "[actor] cerró todas las sesiones",
    "tokens.expired": "[actor] anuló las sesiones o los enlaces de [subject]"
  },
  fields: {
    full_name: "el nombre completo",
    locale: "el idioma",
    time_zone: "la zona horaria",
    units: "las unidades"
  }
}
