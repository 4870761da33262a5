-- Guests that were merged into an account which is gone since, and consents of accounts that the cleanup erased.
DELETE FROM "principal" AS "guest" WHERE "merged_into" IS NOT NULL
	AND NOT EXISTS (SELECT 1 FROM "principal" WHERE "principal"."id" = "guest"."merged_into");--> statement-breakpoint
UPDATE "consent" SET "ip" = NULL, "withdrawn_at" = coalesce("withdrawn_at", now())
	WHERE NOT EXISTS (SELECT 1 FROM "account" WHERE "account"."id" = "consent"."account_id");--> statement-breakpoint
ALTER TABLE "promo_code_use" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
UPDATE "promo_code_use" SET "owner_id" = NULL
	WHERE NOT EXISTS (SELECT 1 FROM "principal" WHERE "principal"."id" = "promo_code_use"."owner_id");--> statement-breakpoint
ALTER TABLE "promo_code_use" ADD CONSTRAINT "promo_code_use_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "principal" ADD CONSTRAINT "principal_merged_into_principal_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_code_use_owner" ON "promo_code_use" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "principal_merged_into" ON "principal" USING btree ("merged_into");
