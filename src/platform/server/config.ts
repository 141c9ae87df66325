// Every environment variable, once: name, form, default, meaning. Parsed at start; nothing else reads process.env (D4).
import path from 'node:path';
import { z } from 'zod';

const text = z.string().trim();
const hostList = text.transform((value) =>
  value
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean),
);

export const settings = {
  PORT: { schema: z.coerce.number().int().min(0).max(65535).default(3000), text: 'Port of both shops.' },
  HOST: { schema: text.default('0.0.0.0'), text: 'Address the server listens on.' },
  METRICS_PORT: { schema: z.coerce.number().int().min(0).max(65535).optional(), text: 'Port of /metrics on the loopback address; not set = no metrics port.' },
  DATA_DIR: { schema: text.default('.data'), text: 'Folder of the embedded database and of files made at run time.' },
  DATABASE_URL: { schema: text.optional(), text: 'Connection string of your own PostgreSQL; not set = the embedded one.', secret: true },
  DEMO_WORLD: { schema: z.enum(['on', 'off']).default('on'), text: 'Fill an empty database with the demo world.' },
  DEMO_VOYAGES: { schema: z.coerce.number().int().min(100).max(2_000_000).default(6000), text: 'Number of voyages of the demo world.' },
  DEMO_SEED: { schema: z.coerce.number().int().default(1), text: 'Seed of the demo world: the same seed makes the same world.' },
  LOG_LEVEL: { schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'), text: 'Least important log line that is written.' },
  TRUST_PROXY: { schema: z.enum(['on', 'off']).default('off'), text: 'Trust X-Forwarded-* and X-Brand of the proxy in front.' },
  HOSTS_FAHRWASSER: { schema: hostList.optional(), text: 'Host names of the German brand, comma separated, beside the local ones.' },
  HOSTS_FAIRWAY: { schema: hostList.optional(), text: 'Host names of the English brand, comma separated, beside the local ones.' },
  SMTP_URL: {
    schema: text.regex(/^smtps?:\/\//, 'smtp://user:password@host:port').optional(),
    text: 'Mail server, `smtp://user:password@host:587`; not set = mails stay in the database.',
    secret: true,
  },
  MAILBOX: {
    schema: z.enum(['on', 'off']).default('off'),
    text: 'Show mails at /dev/mailbox to whoever sits at the machine, where no mail server is set; in development always.',
  },
  SECRET_KEYS: {
    schema: text.optional(),
    text: 'Keys for stored account numbers, `id:base64 id:base64 …`, 32 bytes each, the first one in use; not set = a key file in DATA_DIR.',
    secret: true,
  },
  RATE_LIMIT: { schema: z.coerce.number().int().min(0).default(600), text: 'Calls per minute and address; 0 = no limit.' },
} as const satisfies Record<string, { schema: z.ZodType; text: string; secret?: boolean }>;

type Values = { readonly [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> };

export interface Config extends Values {
  readonly production: boolean;
  readonly dataDirectory: string;
}

/**
 * @throws Error whose message is a table of every wrong setting and what it wants
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, root = process.cwd()): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema, text: meaning }] of Object.entries(settings)) {
    const result = schema.safeParse(env[name] === '' ? undefined : env[name]);
    if (result.success) values[name] = result.data;
    else problems.push(`${name}=${JSON.stringify(env[name])}: ${result.error.issues.map((issue) => issue.message).join('; ')} (${meaning})`);
  }
  if (problems.length > 0) throw new Error(`These settings are wrong; see .env.example:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  const parsed = values as unknown as Values;
  return { ...parsed, production: env['NODE_ENV'] === 'production', dataDirectory: path.resolve(root, parsed.DATA_DIR) };
}

/** The text of .env.example, made from the table above. */
export function environmentExample(): string {
  const lines = Object.entries(settings).map(([name, setting]) => {
    const standard = setting.schema.safeParse(undefined);
    const value = standard.success && standard.data !== undefined ? String(standard.data) : '';
    return `# ${setting.text}${'secret' in setting ? ' Secret.' : ''}\n# ${name}=${value}\n`;
  });
  return `# All settings of the shop, with their defaults. Copy to .env or set them in the environment.\n\n${lines.join('\n')}`;
}
