// Invites a person to the desk of a shop that is not running, and prints the link: invite-person.ts <name> <role> <origin>

import { runOnDatabase } from '../../../backend/cli/database-command.ts';
import { invitePerson } from '../../../backend/operators/operators.ts';
import type { OperatorRole } from '../../../shared/operators/roles.ts';

const [name = '', role, deskOrigin = ''] = process.argv.slice(2);

await runOnDatabase(async (db) => {
  const invited = await invitePerson(db, { name, role: role as OperatorRole, deskOrigin, now: new Date() });
  if (!invited) throw new Error(`${name} cannot be invited`);
  return [invited.link];
});
