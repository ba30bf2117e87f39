import type { messages as english } from "./en.ts"

export const messages: typeof english = {
  industries: {
    fleet: "Operaciones de flota",
    rental: "Alquiler de coches",
    dealership: "Concesionario",
    logistics: "Logística y transporte",
    delivery: "Servicios de reparto",
    construction: "Construcción",
    other: "Otro"
  },
  create: {
    title: "Cree su organización",
    sentence: "A ella pertenecen sus vehículos, su equipo y su prueba de 14 días.",
    name: "Nombre",
    industry: "Sector",
    industryPlaceholder: "Elija un sector",
    submit: "Crear organización",
    busy: "Creando...",
    done: (name) => `${name} está lista.`
  },
  waiting: {
    title: "Tiene una invitación",
    sentence: "Únase a un equipo que ya usa Motorpool."
  },
  tabs: {
    label: "Organización",
    members: "Miembros",
    invitations: "Invitaciones",
    settings: "Ajustes",
    integrations: "Integraciones",
    security: "Seguridad",
    "audit-log": "Registro de auditoría"
  },
  members: {
    about: "Los más recientes primero.",
    emailUnavailable: "Correo no disponible",
    unnamed: "Aún sin nombre",
    you: "Usted",
    role: "Rol",
    roleOf: (name) => `Rol de ${name}`,
    joined: (when) => `Se unió ${when}`,
    actions: (name) => `Acciones para ${name}`,
    roleChanged: (name, role) => `El rol de ${name} ahora es ${role}.`,
    makeOwner: "Hacer propietario",
    remove: "Eliminar",
    leave: "Abandonar la organización"
  },
  transfer: {
    title: (name) => `¿Hacer propietario a ${name}?`,
    sentence: (name, organization) =>
      `${name} será propietario de ${organization} y usted pasará a ser administrador. Solo ${name} podrá deshacerlo.`,
    confirm: "Hacer propietario",
    done: (name) => `${name} es ahora el propietario.`
  },
  remove: {
    title: (name) => `¿Eliminar a ${name}?`,
    sentence: (name, organization) =>
      `${name} perderá el acceso a ${organization} de inmediato. Su trabajo se conserva. Puede volver a invitarle.`,
    confirm: "Eliminar",
    done: (name) => `${name} ya no es miembro.`
  },
  leave: {
    title: (organization) => `¿Abandonar ${organization}?`,
    sentence: "Perderá el acceso de inmediato. Para volver, necesitará una nueva invitación.",
    owner: "Una organización necesita un propietario. Antes de irse, haga propietario a otro miembro.",
    heading: "Abandonar esta organización",
    about: "Perderá el acceso de inmediato. Para volver, necesitará una nueva invitación.",
    confirm: "Abandonar la organización",
    done: (organization) => `Ha abandonado ${organization}.`
  },
  chooseOwner: {
    title: "Elegir un nuevo propietario",
    member: "Nuevo propietario",
    placeholder: "Elija un miembro",
    next: "Continuar",
    alone: "Usted es el único miembro. Invite antes a alguien y hágalo propietario cuando se haya unido."
  },
  typed: {
    label: (word) => `Escriba ${word} para confirmar`,
    mismatch: (word) => `Escriba ${word}.`
  },
  invite: {
    title: "Invitar a un miembro",
    sentence: "Recibirá un correo con un enlace válido durante 7 días.",
    name: "Nombre",
    email: "Correo",
    role: "Rol",
    submit: "Enviar invitación",
    busy: "Enviando...",
    sent: (email) => `Invitación enviada a ${email}.`
  },
  roleHints: {
    owner: "Acceso completo, incluida la transferencia de la organización.",
    admin: "Acceso completo, salvo la transferencia de la organización.",
    manager: "Dirige el trabajo diario e invita a personas.",
    technician: "Trabaja en los vehículos.",
    agent: "Trabaja en el mostrador de alquiler.",
    sales: "Vende vehículos.",
    driver: "Conduce vehículos.",
    viewer: "Solo lectura."
  },
  invitations: {
    about: "Enviadas por correo, válidas 7 días, las más recientes primero.",
    emptyTitle: "Todavía no hay invitaciones",
    empty: "Aquí aparecen las invitaciones que envía.",
    pendingOnly: "Invitaciones pendientes",
    showAll: "Mostrar todas",
    status: { pending: "Pendiente", accepted: "Aceptada", revoked: "Revocada", expired: "Caducada" },
    expires: (when) => `Caduca ${when}`,
    expired: (when) => `Caducó ${when}`,
    sent: (when) => `Enviada ${when}`,
    invitedBy: (name) => `Invitado por ${name}`,
    resend: "Reenviar",
    resendTo: (email) => `Reenviar la invitación a ${email}`,
    resent: (email) => `Hemos enviado un nuevo enlace a ${email}.`,
    revoke: "Revocar",
    revokeFor: (email) => `Revocar la invitación a ${email}`,
    revoked: (email) => `Se ha revocado la invitación a ${email}.`
  },
  settings: {
    title: "Ajustes de la organización",
    about: "Se aplican a toda la organización.",
    name: "Nombre",
    industry: "Sector",
    timeZone: "Zona horaria",
    timeZoneHint: "Se usa para los horarios, los vencimientos y los informes.",
    currency: "Moneda",
    units: "Unidades",
    metric: "Métricas (km, L)",
    imperial: "Imperiales (mi, gal)",
    save: "Guardar cambios",
    saving: "Guardando...",
    saved: "Ajustes guardados.",
    readOnly: "Solo los propietarios y administradores pueden cambiarlos."
  },
  myInvitations: {
    none: "No hay invitaciones pendientes",
    invitationTo: (organization) => `Invitación para unirse a ${organization}`,
    role: "Rol",
    invitedBy: "Invitado por",
    expires: "Caduca",
    accept: "Aceptar",
    decline: "Rechazar",
    verifyFirst:
      "Verifique su correo electrónico para aceptar invitaciones aquí, o use el enlace del correo de invitación."
  },
  joined: (organization) => `Se ha unido a ${organization}.`,
  switch: "Cambiar",
  invitation: {
    title: (organization) => `Únase a ${organization}`,
    sentence: (role) => `Le han invitado con el rol ${role}.`,
    sentenceBy: (role, name) => `${name} le ha invitado con el rol ${role}.`,
    expires: (when) => `La invitación caduca ${when}.`,
    as: (email) => `Ha iniciado sesión como ${email}.`,
    join: "Unirse",
    joining: "Uniéndose...",
    someoneElse: (invited, signedIn) =>
      `Esta invitación es para ${invited}, pero ha iniciado sesión como ${signedIn}. Cierre la sesión para continuar con la cuenta correcta.`,
    signOut: "Cerrar sesión",
    known: (email) => `Inicie sesión como ${email} para unirse.`,
    unknown: "Cree su cuenta para unirse. Solo hacen falta un nombre y una contraseña.",
    loading: "Abriendo su invitación…",
    failedTitle: "Esta invitación no es válida",
    home: "Ir a Motorpool"
  }
}
