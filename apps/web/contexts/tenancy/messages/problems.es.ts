export const messages = {
  role_above_own: "No puede asignar, quitar ni editar este rol: está por encima del suyo.",
  own_second_factor_missing: "Configure primero la verificación en dos pasos en su propia cuenta.",
  last_owner: "Una organización necesita un propietario. Nombre antes a otro.",
  already_owner: "Este miembro ya es propietario.",
  already_a_member: "Un miembro con este correo electrónico ya está en la organización.",
  already_invited: "Ya hay una invitación pendiente para este correo. Puede reenviarla o revocarla.",
  address_not_verified: "Verifique antes su correo electrónico: abra el enlace que le enviamos.",
  too_many_organizations:
    "Esta cuenta ya tiene el máximo de organizaciones en propiedad. Transfiera una a otro propietario o contacte con soporte.",
  invitation_invalid: "Esta invitación ya no es válida. Solicite una nueva.",
  invited_someone_else: "Esta invitación es para otro correo electrónico. Inicie sesión con él.",
  invitation_closed: "Esta invitación ya fue aceptada o revocada."
}
