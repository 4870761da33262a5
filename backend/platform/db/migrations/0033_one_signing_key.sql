INSERT INTO "signing_key" ("name", "secret") SELECT 'contact-form', "secret" FROM "contact_form_key";--> statement-breakpoint
DROP TABLE "contact_form_key" CASCADE;
