-- Whether members write e-mails to customers from here. Off until an owner or admin switches it on.
alter table tenancy.organizations add column customer_email boolean not null default false;
grant update (customer_email) on tenancy.organizations to motorpool_app;
