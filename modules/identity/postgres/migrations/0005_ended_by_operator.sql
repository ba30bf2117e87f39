-- The operator of the installation may end sessions, too.
alter table identity.sessions drop constraint sessions_ended_because_check;
alter table identity.sessions add constraint sessions_ended_because_check check (
  ended_because in (
    'signed_out', 'ended_by_owner', 'refresh_reuse', 'password_changed', 'password_reset',
    'address_proven', 'account_disabled', 'ended_by_operator'
  )
);
