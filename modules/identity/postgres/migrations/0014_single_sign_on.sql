-- The issuer with which a sign-in that awaits its second factor was begun, if it was.
alter table identity.pending_sign_ins add column connection text check (length(connection) between 1 and 40);

alter table identity.sessions drop constraint sessions_ended_because_check;
alter table identity.sessions add constraint sessions_ended_because_check check (
  ended_because in (
    'signed_out', 'ended_by_owner', 'refresh_reuse', 'password_changed', 'password_reset',
    'address_proven', 'account_disabled', 'ended_by_operator', 'factor_added', 'factors_reset', 'single_sign_on'
  )
);

-- Ends the sessions and unfinished sign-ins of people with addresses at a domain, except one session: they have to sign in
-- again, with the issuer of the organization that owns the domain. Only a function that has checked that calls it. In the order
-- in which a person's sessions are ended, so that both can run at once.
create function identity.end_sessions_at(domain text, except_session uuid, at timestamptz) returns void
  language sql volatile
  security definer set search_path = ''
begin atomic
  delete from identity.pending_sign_ins p using identity.users u
  where u.id = p.user_id and split_part(u.email, '@', 2) = end_sessions_at.domain;
  update identity.sessions s set ended_at = end_sessions_at.at, ended_because = 'single_sign_on'
  from (
    select o.id from identity.sessions o join identity.users u on u.id = o.user_id
    where split_part(u.email, '@', 2) = end_sessions_at.domain
      and o.ended_at is null and o.id is distinct from end_sessions_at.except_session
    order by o.id for no key update of o
  ) as own
  where s.id = own.id;
end;
revoke execute on function identity.end_sessions_at(text, uuid, timestamptz) from public;
grant select, update (ended_at, ended_because) on identity.sessions to motorpool_lookup;
grant select, delete on identity.pending_sign_ins to motorpool_lookup;
create policy end_sessions on identity.sessions for update to motorpool_lookup using (true) with check (true);
create policy end_sign_ins on identity.pending_sign_ins to motorpool_lookup using (true);
grant create on schema identity to motorpool_lookup;
alter function identity.end_sessions_at(text, uuid, timestamptz) owner to motorpool_lookup;
revoke create on schema identity from motorpool_lookup;
