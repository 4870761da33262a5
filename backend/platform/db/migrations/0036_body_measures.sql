CREATE TABLE "body_measures" (
	"account_id" uuid NOT NULL,
	"wearer" text NOT NULL,
	"measures" jsonb NOT NULL,
	CONSTRAINT "body_measures_account_id_wearer_pk" PRIMARY KEY("account_id","wearer")
);
--> statement-breakpoint
ALTER TABLE "body_measures" ADD CONSTRAINT "body_measures_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;