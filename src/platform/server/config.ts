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

/** http or https, nothing but an address: no user, no query. */
const webAddress = text.refine((value) => {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  return address !== undefined && /^https?:$/.test(address.protocol) && address.username === '' && address.search === '' && address.hash === '';
}, 'http://host:port or https://host');

export const settings = {
  PORT: { schema: z.coerce.number().int().min(0).max(65535).default(3000), text: 'Port of both shops.' },
  HOST: { schema: text.default('0.0.0.0'), text: 'Address the server listens on.' },
  METRICS_PORT: { schema: z.coerce.number().int().min(0).max(65535).optional(), text: 'Port of /metrics on the loopback address; not set = no metrics port.' },
  DATA_DIR: { schema: text.default('.data'), text: 'Folder of the embedded database and of files made at run time.' },
  DATABASE_URL: { schema: text.optional(), text: 'Connection string of your own PostgreSQL; not set = the embedded one.', secret: true },
  DEMO_WORLD: { schema: z.enum(['on', 'off']).default('on'), text: 'Fill an empty database with the demo world.' },
  DEMO_VOYAGES: { schema: z.coerce.number().int().min(100).max(2_000_000).default(6000), text: 'Number of voyages of the demo world.' },
  DEMO_SEED: { schema: z.coerce.number().int().default(1), text: 'Seed of the demo world: the same seed makes the same world.' },
  BOOKING_MOCK: {
    schema: z.enum(['on', 'off']).default('off'),
    text: 'Serve the booking from samples: nothing is booked. For development; refused for a shop in production without the demo world.',
  },
  LOG_LEVEL: { schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'), text: 'Least important log line that is written.' },
  TRUST_PROXY: { schema: z.enum(['on', 'off']).default('off'), text: 'Trust X-Forwarded-* and X-Brand of the proxy in front.' },
  HOSTS_FAHRWASSER: { schema: hostList.optional(), text: 'Host names of the German brand, comma separated, beside the local ones.' },
  HOSTS_FAIRWAY: { schema: hostList.optional(), text: 'Host names of the English brand, comma separated, beside the local ones.' },
  PUBLIC_URL_FAHRWASSER: {
    schema: webAddress.transform((address) => new URL(address).origin).optional(),
    text: 'Address of the German shop in mails, `https://host`; not set = this machine with the demo world, else the brand’s own.',
  },
  PUBLIC_URL_FAIRWAY: {
    schema: webAddress.transform((address) => new URL(address).origin).optional(),
    text: 'Address of the English shop in mails; not set = as above.',
  },
  SMTP_URL: {
    schema: text.regex(/^smtps?:\/\//, 'smtp://user:password@host:port').optional(),
    text: 'Mail server, `smtp://user:password@host:587`; not set = mails stay in the database.',
    secret: true,
  },
  DESK_EMAIL: {
    schema: z.email().optional(),
    text: 'Address for notices of what needs a person; not set = the service address of the brand.',
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
  PAYMENT_PROVIDER: {
    schema: z.enum(['none', 'http', 'stripe']).default('none'),
    text: 'Who takes cards: nobody, a provider of the vault protocol, or Stripe. See docs/guides/connect-a-payment-provider.md.',
  },
  PAYMENT_PROVIDER_URL: { schema: webAddress.optional(), text: 'Address of the provider, for PAYMENT_PROVIDER=http.' },
  PAYMENT_PROVIDER_KEY: { schema: text.min(1).optional(), text: 'Key to the provider: of the vault protocol, or the secret key of Stripe.', secret: true },
  PAYMENT_PROVIDER_FRAME_ORIGIN: {
    schema: webAddress.transform((address) => new URL(address).origin).optional(),
    text: "Origin of the provider's card fields as browsers see it; not set = that of PAYMENT_PROVIDER_URL.",
  },
  OPERATOR_AGENCY_ID: { schema: text.min(1).max(32).default('FAIRWAY'), text: 'Our name in messages to the systems of operators.' },
  OPERATOR_AGENCY_PASSWORD: { schema: text.min(1).max(16).optional(), text: 'Password in those messages, where operators want one.', secret: true },
  WORK: {
    schema: z.enum(['all', 'paper', 'talk']).default('all'),
    text: 'What a worker process does: mails and papers (paper), talks with operators and payment providers (talk), or all of it.',
  },
  OPERATOR_WRITE_SECONDS: {
    schema: z.coerce.number().int().min(1).max(600).default(90),
    text: 'Longest wait for the answer of an operator to a booking; leases and quarantine follow from it.',
  },
  OPERATOR_SIMULATOR_URL: {
    schema: webAddress.optional(),
    text: "Address for messages of the demo world's operators with a system of their own; not set = the shop starts a simulator beside itself.",
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
  const production = env['NODE_ENV'] === 'production';
  if (problems.length === 0) problems.push(...wrongTogether(values as unknown as Values, production));
  if (problems.length > 0) throw new Error(`These settings are wrong; see .env.example:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  const parsed = values as unknown as Values;
  return { ...parsed, production, dataDirectory: path.resolve(root, parsed.DATA_DIR) };
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Settings that are each right and do not fit each other. A value is not repeated: some are secret. */
function wrongTogether(values: Values, production: boolean): string[] {
  const { PAYMENT_PROVIDER: provider, PAYMENT_PROVIDER_URL: url, PAYMENT_PROVIDER_KEY: key, PAYMENT_PROVIDER_FRAME_ORIGIN: frame } = values;
  // `npm start` on a laptop runs as production, too, with invented voyages: only a shop without the demo world meets real money and accounts.
  const real = production && values.DEMO_WORLD === 'off';
  const wrong: readonly (readonly [boolean, string])[] = [
    [real && values.BOOKING_MOCK === 'on', 'BOOKING_MOCK=on would confirm bookings that nobody has made: not in production without the demo world.'],
    [provider === 'http' && !url, 'PAYMENT_PROVIDER=http needs PAYMENT_PROVIDER_URL.'],
    [provider !== 'none' && !key, `PAYMENT_PROVIDER=${provider} needs PAYMENT_PROVIDER_KEY.`],
    [
      provider !== 'http' && Boolean(url ?? frame),
      `PAYMENT_PROVIDER_URL and PAYMENT_PROVIDER_FRAME_ORIGIN belong to PAYMENT_PROVIDER=http, not to ${provider}.`,
    ],
    [provider === 'none' && Boolean(key), 'PAYMENT_PROVIDER_KEY is set and PAYMENT_PROVIDER is none: no card would be taken.'],
    [
      provider === 'stripe' && Boolean(key) && !/^(?:sk|rk)_(?:test|live)_\w+$/.test(key ?? ''),
      'PAYMENT_PROVIDER_KEY is no secret key of Stripe (sk_… or rk_…).',
    ],
    [
      real && Boolean(url) && new URL(url ?? '').protocol !== 'https:' && !LOOPBACK.has(new URL(url ?? '').hostname),
      'PAYMENT_PROVIDER_URL has to be https: the key and what is paid go there.',
    ],
    [
      real && !values.SECRET_KEYS,
      'SECRET_KEYS is missing: without the demo world account numbers are real, and a key file beside the database would go with it into every copy (PAY-03).',
    ],
  ];
  return wrong.flatMap(([is, message]) => (is ? [message] : []));
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
