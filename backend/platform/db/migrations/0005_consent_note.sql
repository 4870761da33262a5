ALTER TABLE "consent" ADD COLUMN "note" text;--> statement-breakpoint
-- Consents given at /editpreferences were kept with the sentence of the registration, which that page does not show. A
-- row of the registration was written at the moment of its consent to the processing of personal data.
UPDATE "consent" SET "note" = 'Другой текст: на странице /editpreferences показано «Отмечая подписку, вы даёте согласие на получение новостей и предложений»'
	WHERE "purpose" = 'marketing'
	AND "text_hash" = 'dd4f08409285704e5b1a545e87b4c1871b0c7c93be06078343505be6b7dbe809'
	AND NOT EXISTS (
		SELECT 1 FROM "consent" AS "registered"
		WHERE "registered"."account_id" = "consent"."account_id"
		AND "registered"."purpose" = 'personal-data'
		AND "registered"."given_at" = "consent"."given_at"
	);
