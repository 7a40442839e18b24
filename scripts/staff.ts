import { parseArgs } from 'node:util';
import { type StaffRole, staffRoles } from '@/lib/contracts/admin';
import { runCommand } from '@/server/commands/run-command';
import { readServerEnv, siteNameOf } from '@/server/env';
import { runProgram } from './run-program';

const help = `npm run staff                            lists the staff
npm run staff -- grant EMAIL ROLE        gives an account a role: ${staffRoles.join(', ')}
npm run staff -- revoke EMAIL            takes the role away
npm run staff -- totp EMAIL              gives a new authenticator: prints its address, for a QR code
  DATA_DIR, DATABASE_URL  which database; a running server does the work on its own folder

An admin may do everything at /admin, a moderator decides on reports and new streets, support reads requests for loans and works on
orders. Each sets up an authenticator at the first visit to /admin. Refunds, prices, promo codes and the settlement of invoices ask for a
fresh code of it.`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', default: false } } });

const isRole = (text: string): text is StaffRole => (staffRoles as readonly string[]).includes(text);

/** The command that the arguments describe. @throws Error with a message for the person who typed them */
function readCommand(env: ReturnType<typeof readServerEnv>) {
  const [verb, email = '', role = '', ...others] = positionals;
  if (verb === undefined) return { kind: 'staff-list' } as const;
  if (!email.includes('@') || others.length > 0) throw new Error('Give the e-mail of one account. See --help.');
  if (verb === 'revoke' && role === '') return { kind: 'staff-revoke', email } as const;
  if (verb === 'totp' && role === '') return { kind: 'staff-totp', email, issuer: siteNameOf(env).en } as const;
  if (verb !== 'grant') throw new Error('Give grant, revoke or totp. See --help.');
  if (!isRole(role)) throw new Error(`Give a role: ${staffRoles.join(', ')}.`);
  return { kind: 'staff-grant', email, role } as const;
}

await runProgram({
  help,
  isHelpRequested: values.help,
  run: async () => {
    const env = readServerEnv();
    return runCommand(env, readCommand(env), (line) => console.log(line));
  },
});
