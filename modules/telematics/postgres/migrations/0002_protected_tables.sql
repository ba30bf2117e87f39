-- The organization comes first in the key of what belongs to it, as in every table of a tenant. A person still has
-- one account, and a browser's secret still belongs to one attempt.
alter table telematics.shared_vehicles drop constraint shared_vehicles_organization_id_user_id_fkey;
alter table telematics.dimo_tokens
  drop constraint dimo_tokens_pkey,
  drop constraint dimo_tokens_organization_id_user_id_key,
  add primary key (organization_id, user_id),
  add constraint one_account_per_person unique (user_id);
alter table telematics.shared_vehicles
  add constraint read_through_a_connection foreign key (organization_id, user_id)
    references telematics.dimo_tokens (organization_id, user_id) on update cascade on delete cascade;
alter table telematics.attempts
  drop constraint attempts_pkey,
  add primary key (organization_id, browser_hash),
  add constraint one_attempt_per_secret unique (browser_hash);
-- The new key begins with it.
drop index telematics.attempts_of_organization;

-- The same policies as before, from the one function that makes them.
drop policy mine on telematics.attempts;
drop policy mine on telematics.dimo_tokens;
drop policy mine on telematics.shared_vehicles;
drop policy mine on telematics.shared_devices;
drop policy mine on telematics.proofs;
select app.protect_tenant_table('telematics.attempts', 'own');
select app.protect_tenant_table('telematics.dimo_tokens', 'share');
select app.protect_tenant_table('telematics.shared_vehicles', 'share');
select app.protect_tenant_table('telematics.shared_devices', 'share');
select app.protect_personal_table('telematics.proofs');
