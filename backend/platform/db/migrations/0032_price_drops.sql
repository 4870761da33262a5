CREATE TABLE "price_drop_letter" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD COLUMN "mentioned_price" integer;--> statement-breakpoint
ALTER TABLE "price_drop_letter" ADD CONSTRAINT "price_drop_letter_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;